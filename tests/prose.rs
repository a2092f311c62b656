//! The language of comments and names, as CONTRIBUTING describes it: forbidden openings and names, and the folders that do
//! not follow it yet.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

use crate::house::sources;

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

/// Returns the Rust files of a folder, at any depth, but those that are exempt.
fn files(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let is_exempt = |path: &PathBuf| EXEMPT.iter().any(|exempt| path.starts_with(root.join(exempt)));
    sources(&root.join(folder)).into_iter().filter(|path| !is_exempt(path)).collect()
}

/// Returns the first lines of doc comments in a text, each with the number of its line. Help texts of the command line, which
/// are printed, are left out: those of options and commands.
fn first_lines(text: &str) -> Vec<(usize, &str)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_doc = |line: &str| line.starts_with("///") && !line.starts_with("////");
    let mut found = Vec::new();
    let mut at = 0;
    for comment in lines.chunk_by(|a, b| is_doc(a) == is_doc(b)) {
        let first = comment[0];
        at += comment.len();
        let item = lines.get(at).copied().unwrap_or_default();
        let is_printed = ["#[arg", "#[command", "#[clap"].iter().any(|attribute| item.starts_with(attribute));
        if is_doc(first) && !is_printed {
            found.push((at - comment.len() + 1, first.trim_start_matches('/').trim()));
        }
    }
    found
}

/// Returns `true` if a text begins with some words, and not with longer ones.
fn begins(text: &str, words: &str) -> bool {
    text.strip_prefix(words).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

#[test]
fn doc_comments_name_what_an_item_is_or_does() {
    let mut wrong = Vec::new();
    for folder in ["src", "build", "tests", "benches", "fuzz"] {
        for path in files(folder) {
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
    let mut wrong = Vec::new();
    for path in files("src") {
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
