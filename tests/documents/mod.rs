//! The documents that people read: where each is, and what is fenced in it.

use std::path::{Path, PathBuf};

use crate::common::files;

/// What somebody sees first; the commands, one line each.
pub(crate) const README: &str = "README.md";
/// The pages to which it leads.
pub(crate) const PAGES: &str = "docs";
/// The options of the commands; formats.
pub(crate) const COMMANDS: &str = "docs/cli.md";
/// What a program reads, with a problem as data.
pub(crate) const JSON: &str = "docs/json.md";
/// The table of mechanics.
pub(crate) const MECHANICS: &str = "docs/mechanics.md";
/// Rule sets, and what today's are.
pub(crate) const RULES: &str = "docs/rules.md";
/// The table of crates.
pub(crate) const DEPENDENCIES: &str = "docs/dependencies.md";
/// The table of rooms.
pub(crate) const ARCHITECTURE: &str = "ARCHITECTURE.md";
/// What else people read at the top of the repository.
const OTHERS: [&str; 4] = [ARCHITECTURE, "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];

/// Where a document is on the disk.
pub(crate) fn at(document: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(document)
}

/// The text of a document.
pub(crate) fn read(document: &str) -> String {
    std::fs::read_to_string(at(document)).unwrap_or_else(|wrong| panic!("{document}: {wrong}"))
}

/// The README and its pages, by their paths.
pub(crate) fn readme_and_pages() -> Vec<String> {
    let pages = files(&at(PAGES)).into_iter().filter_map(|page| {
        let name = page.file_name()?.to_str()?.to_owned();
        page.extension().is_some_and(|e| e == "md").then(|| format!("{PAGES}/{name}"))
    });
    std::iter::once(README.to_owned()).chain(pages).collect()
}

/// Every document.
pub(crate) fn all() -> Vec<String> {
    let mut all = readme_and_pages();
    all.extend(OTHERS.map(str::to_owned));
    all
}

/// The fenced blocks of a language, each with a line end behind its last line.
pub(crate) fn blocks(markdown: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    markdown
        .split(fence.as_str())
        .skip(1)
        .filter_map(|rest| rest.split("\n```").next())
        .map(|block| format!("{block}\n"))
        .collect()
}
