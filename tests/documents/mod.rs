//! The documents for people: their paths, and their fenced blocks.

use crate::common::files;
use crate::project::root;

/// The entry page, with the commands, one line each.
pub(crate) const README: &str = "README.md";
/// The folder of the pages that the README links.
pub(crate) const PAGES: &str = "docs";
/// The page on options of the commands and on formats.
pub(crate) const COMMANDS: &str = "docs/cli.md";
/// The page on data for programs, with a problem as an example.
pub(crate) const JSON: &str = "docs/json.md";
/// The page with the table of mechanics.
pub(crate) const MECHANICS: &str = "docs/mechanics.md";
/// The page on rule sets and the present law.
pub(crate) const RULES: &str = "docs/rules.md";
/// The page with the table of crates.
pub(crate) const DEPENDENCIES: &str = "docs/dependencies.md";
/// The document with the table of layers.
pub(crate) const ARCHITECTURE: &str = "ARCHITECTURE.md";
/// The other documents at the top of the repository.
const OTHERS: [&str; 4] = [ARCHITECTURE, "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];

pub(crate) fn readme_and_pages() -> Vec<String> {
    let pages = files(&root().join(PAGES)).into_iter().filter_map(|page| {
        let name = page.file_name()?.to_str()?.to_owned();
        page.extension().is_some_and(|e| e == "md").then(|| format!("{PAGES}/{name}"))
    });
    std::iter::once(README.to_owned()).chain(pages).collect()
}

pub(crate) fn all_documents() -> Vec<String> {
    let mut documents = readme_and_pages();
    documents.extend(OTHERS.map(str::to_owned));
    documents
}

/// Returns the fenced blocks of a language, each with a line end after its last line.
pub(crate) fn fenced_blocks(markdown: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    markdown
        .split(fence.as_str())
        .skip(1)
        .filter_map(|rest| rest.split("\n```").next())
        .map(|block| format!("{block}\n"))
        .collect()
}
