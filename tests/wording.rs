//! The sentences: each is said somewhere, and each is a sentence that people read.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every message by the name of its file and its own, with what it says.
fn messages() -> Vec<(String, String, String)> {
    let folder = root().join("src/wording/en");
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the messages are there") {
        let path = entry.expect("an entry").path();
        let subject = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        let mut id = String::new();
        for line in text.lines() {
            let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
            if let (true, Some((name, says))) = (begins, line.split_once('=')) {
                name.trim().clone_into(&mut id);
                all.push((subject.clone(), id.clone(), says.trim().to_owned()));
            } else if line.starts_with([' ', '}']) && !id.is_empty() {
                let (.., says) = all.last_mut().expect("a message");
                says.push(' ');
                says.push_str(line.trim());
            }
        }
    }
    all
}

/// The name of the type that a message becomes.
fn camel(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let (first, rest) = word.split_at(1.min(word.len()));
        format!("{}{rest}", first.to_uppercase())
    });
    words.collect()
}

fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, text);
        // What clauses are called in data does not say them.
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("clauses.rs") {
            text.push_str(&std::fs::read_to_string(&path).expect("a text"));
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let mut text = String::new();
    sources(&root().join("src"), &mut text);
    let said = |(subject, id, _): &(String, String, String)| {
        let name = format!("{}::{}", subject.replace('-', "_"), camel(id));
        text.match_indices(&name).any(|(at, _)| {
            !text[at + name.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
        })
    };
    let idle: Vec<String> = messages()
        .into_iter()
        .filter(|message| !said(message))
        .map(|(subject, id, _)| format!("{subject}.ftl: {id}"))
        .collect();
    assert!(idle.is_empty(), "nobody says:\n{}", idle.join("\n"));
}

#[test]
fn no_message_speaks_in_keys() {
    for (subject, id, says) in messages() {
        let words = says.split(|c: char| c.is_whitespace() || "{}()".contains(c));
        for word in words.filter(|word| !word.starts_with('$')) {
            assert!(!word.contains('_'), "{subject}.ftl: {id}: {word}");
        }
    }
}
