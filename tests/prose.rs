//! The language of comments and names, as CONTRIBUTING describes it: forbidden openings and names.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::house::source_files;
use crate::project::{read_file, root};

/// The words with which no doc comment begins, since they leave its noun or verb to the reader.
const OPENINGS: [&str; 15] = [
    "What", "Whether", "How", "Where", "Who", "Which", "It", "Its", "The same", "Those", "They", "That", "As", "So",
    "If",
];
/// The words that name no function, type or module: pronouns, participles, prepositions and the like.
const WORDS: [&str; 48] = [
    "above", "across", "after", "alike", "alone", "among", "apart", "around", "before", "beside", "between", "both",
    "come", "each", "few", "further", "given", "goes", "here", "how", "it", "its", "kept", "laid", "meant", "mine",
    "only", "other", "others", "over", "own", "said", "same", "seen", "several", "shown", "so", "taken", "there",
    "told", "under", "wanted", "what", "which", "whole", "whose", "within", "without",
];
/// The words that name no type, besides.
const TYPES: [&str; 7] = ["waits", "went", "took", "deed", "sort", "way", "manners"];
/// The words that name no local that lives longer than [`SHORT_LIVED`] lines.
const LOCALS: [&str; 28] = [
    "across", "alone", "apart", "beside", "each", "few", "further", "here", "how", "it", "kept", "laid", "meant",
    "mine", "of", "over", "own", "said", "seen", "shown", "so", "taken", "there", "told", "wanted", "what", "whole",
    "within",
];
/// The number of lines after which a local is no longer short-lived.
const SHORT_LIVED: usize = 3;
/// The folders with Rust files.
const CODE: [&str; 5] = ["src", "crates", "tests", "benches", "fuzz"];
/// The only function whose name is a preposition: programs call it (`place.under("2020")`).
const CALLED_BY_PROGRAMS: &str = "pub fn under(&self, rules: &str) -> Option<&Verdict> {";

/// Returns the Rust files of a folder, at any depth.
fn checked_files(folder: &str) -> Vec<PathBuf> {
    source_files(&root().join(folder))
}

/// Returns the first lines of doc comments in a text, each with the number of its line. Help texts of the command line, which
/// are printed, are left out: those of options and commands.
fn first_lines(text: &str) -> Vec<(usize, &str)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_doc = |line: &str| line.starts_with("///") && !line.starts_with("////");
    let mut found = Vec::new();
    let mut line_index = 0;
    for comment in lines.chunk_by(|a, b| is_doc(a) == is_doc(b)) {
        let first = comment[0];
        line_index += comment.len();
        let item = lines.get(line_index).copied().unwrap_or_default();
        let is_printed = ["#[arg", "#[command", "#[clap"].iter().any(|attribute| item.starts_with(attribute));
        if is_doc(first) && !is_printed {
            found.push((line_index - comment.len() + 1, first.trim_start_matches('/').trim()));
        }
    }
    found
}

/// Returns `true` if a text begins with some words, and not with longer ones.
fn begins_with(text: &str, words: &str) -> bool {
    text.strip_prefix(words).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

#[test]
fn doc_comments_name_what_an_item_is_or_does() {
    let mut violations = Vec::new();
    for path in CODE.into_iter().flat_map(checked_files) {
        let text = read_file(&path);
        for (line, comment) in first_lines(&text) {
            if OPENINGS.iter().any(|opening| begins_with(comment, opening)) {
                violations.push(format!("{}:{line}: {comment}", path.display()));
            }
        }
    }
    assert!(
        violations.is_empty(),
        "{} doc comments begin with a pronoun:\n{}",
        violations.len(),
        violations.join("\n")
    );
}

/// Returns the names that a line of code declares after one of some words, such as `fn`; comments and texts declare none.
fn declared<'l>(line: &'l str, words: &[&str]) -> Vec<&'l str> {
    let code = line.split(['/', '"']).next().unwrap_or_default();
    let parts = code.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '`')).filter(|part| !part.is_empty());
    let names: Vec<&str> = parts.filter(|part| *part != "mut").collect();
    names.windows(2).filter(|pair| words.contains(&pair[0])).map(|pair| pair[1]).collect()
}

#[test]
fn functions_types_and_modules_are_verbs_and_nouns() {
    let mut wrong = Vec::new();
    for path in CODE.into_iter().flat_map(checked_files) {
        let text = read_file(&path);
        for (n, line) in text.lines().enumerate() {
            let has = |keywords: &[&str], words: &[&str]| {
                declared(line, keywords).iter().any(|name| words.contains(&name.to_lowercase().as_str()))
            };
            let types = ["struct", "enum", "type", "trait"];
            if line.trim() == CALLED_BY_PROGRAMS {
                continue;
            }
            if has(&["fn", "mod"], &WORDS) || has(&types, &WORDS) || has(&types, &TYPES) {
                wrong.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} names say nothing alone:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn locals_that_live_on_are_nouns() {
    let mut wrong = Vec::new();
    for path in CODE.into_iter().flat_map(checked_files) {
        let text = read_file(&path);
        let lines: Vec<&str> = text.lines().collect();
        let depth = |line: &str| line.len() - line.trim_start().len();
        for (n, line) in lines.iter().enumerate() {
            for name in declared(line, &["let"]) {
                let is_in_block = |later: &&&str| later.trim().is_empty() || depth(later) >= depth(line);
                let block = lines[n + 1..].iter().take_while(is_in_block);
                let has_name =
                    |later: &str| later.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|word| word == name);
                let lived = block.enumerate().filter(|(_, later)| has_name(later)).last().map_or(0, |(n, _)| n + 1);
                if LOCALS.contains(&name) && lived > SHORT_LIVED {
                    wrong.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} locals are no nouns:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_file_name_stands_once() {
    let mut known: BTreeMap<String, PathBuf> = BTreeMap::new();
    let mut wrong = Vec::new();
    for path in ["src", "crates"].into_iter().flat_map(checked_files) {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        if ["build.rs", "build_script.rs", "cases.rs", "lib.rs", "message_texts.rs", "mod.rs", "problems.rs"]
            .contains(&name.as_str())
        {
            continue;
        }
        if let Some(other) = known.insert(name, path.clone()) {
            wrong.push(format!("{} and {}", other.display(), path.display()));
        }
    }
    assert!(wrong.is_empty(), "files of one name:\n{}", wrong.join("\n"));
}
