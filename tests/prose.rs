//! The language of comments and names, as CONTRIBUTING describes it: forbidden openings and names, and the folders that do
//! not follow it yet.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

/// The words with which no doc comment begins, since they leave its noun or verb to the reader.
const OPENINGS: [&str; 15] = [
    "What", "Whether", "How", "Where", "Who", "Which", "It", "Its", "The same", "Those", "They", "That", "As", "So",
    "If",
];
/// The words that name no type.
const TYPES: [&str; 12] =
    ["So", "There", "Few", "Told", "Waits", "Went", "Took", "Deed", "Sort", "Way", "Manners", "Said"];
/// The folders and files that do not follow these rules yet.
const EXEMPT: [&str; 6] =
    ["src/scenario", "src/typing", "src/position", "src/hints", "src/report", "src/text/problems"];

/// Returns the Rust files of a folder, at any depth, by their paths in the repository.
fn files(root: &Path, folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root.join(folder)).expect("a folder").flatten() {
        let path = entry.path();
        let name = path.strip_prefix(root).expect("a path in the repository").to_string_lossy().replace('\\', "/");
        if EXEMPT.iter().any(|exempt| name.starts_with(exempt)) {
            continue;
        }
        if path.is_dir() {
            found.extend(files(root, &name));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}

/// Returns the first lines of doc comments in a text, each with the number of its line. Help texts of the command line, which
/// are printed, are left out: those of options and commands.
fn first_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_doc = |line: &str| line.starts_with("///") && !line.starts_with("////");
    let item = |n: usize| text.lines().skip(n).map(str::trim).find(|line| !is_doc(line)).unwrap_or_default();
    let first = (0..lines.len()).filter(|n| is_doc(lines[*n]) && n.checked_sub(1).is_none_or(|m| !is_doc(lines[m])));
    let printed = |n: &usize| ["#[arg", "#[command", "#[clap"].iter().any(|attribute| item(*n).starts_with(attribute));
    let first: Vec<usize> = first.filter(|n| !printed(n)).collect();
    let text: Vec<&str> = text.lines().map(str::trim).collect();
    first.into_iter().map(move |n| (n + 1, text[n].trim_start_matches('/').trim()))
}

/// Returns `true` if a text begins with some words, and not with longer ones.
fn begins(text: &str, words: &str) -> bool {
    text.strip_prefix(words).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

#[test]
fn doc_comments_name_what_an_item_is_or_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for folder in ["src", "build", "tests", "benches", "fuzz"] {
        for path in files(root, folder) {
            let text = std::fs::read_to_string(&path).expect("text");
            for (line, comment) in first_lines(&text) {
                if OPENINGS.iter().any(|opening| begins(comment, opening)) {
                    wrong.push(format!("{}:{line}: {comment}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} doc comments begin with a pronoun:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn types_are_nouns() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for path in files(root, "src") {
        let text = std::fs::read_to_string(&path).expect("text");
        for (n, line) in text.lines().enumerate() {
            let mut words = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).skip_while(|word| {
                !matches!(*word, "struct" | "enum" | "type" | "trait") || line.trim_start().starts_with("//")
            });
            let name = words.nth(1).unwrap_or_default();
            if TYPES.contains(&name) {
                wrong.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "types with names that are no nouns:\n{}", wrong.join("\n"));
}
