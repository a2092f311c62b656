//! The sentences: each is used somewhere, and each is readable for people.

use std::collections::BTreeSet;
use std::path::Path;

use carcassonne_board::tiles::Symbol;
use carcassonne_law::questions;

use crate::common::{files, table_rows};
use crate::house::source_files;
use crate::project::{read_file, root};

/// Returns every message: the name of its file, its id, and its text.
fn messages() -> Vec<(String, String, String)> {
    let mut all = Vec::new();
    let is_problem = |path: &Path| path.parent().is_some_and(|folder| folder.ends_with("problems"));
    for path in files(&root().join("crates/position/messages/en")).into_iter().filter(|path| !is_problem(path)) {
        let subject = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = read_file(&path);
        let mut id = String::new();
        for line in text.lines().filter(|line| !is_for_programs(line)) {
            let is_start = line.starts_with(|c: char| c.is_ascii_lowercase());
            if let (true, Some((name, message_text))) = (is_start, line.split_once('=')) {
                name.trim().clone_into(&mut id);
                all.push((subject.clone(), id.clone(), message_text.trim().to_owned()));
            } else if line.starts_with([' ', '}']) && !id.is_empty() {
                let (.., says) = all.last_mut().expect("a message");
                says.push(' ');
                says.push_str(line.trim());
            }
        }
    }
    all
}

/// Returns `true` if a line of a sentence file has the word or the keys of a message that is data too.
fn is_for_programs(line: &str) -> bool {
    [".word", ".data"].iter().any(|attribute| line.trim_start().starts_with(attribute))
}

/// Returns the type name of a message.
fn to_camel_case(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let (first, rest) = word.split_at(1.min(word.len()));
        format!("{}{rest}", first.to_uppercase())
    });
    words.collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let mut text: String =
        ["src", "crates"].iter().flat_map(|folder| source_files(&root().join(folder))).map(read_file).collect();
    text.push_str(carcassonne_rules::mechanics::testing::REPLIES);
    // Every two words that `::` joins.
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').collect();
    let paths = words.iter().flat_map(|path| {
        let parts: Vec<&str> = path.split("::").collect();
        parts.windows(2).map(|two| (two[0], two[1])).collect::<Vec<_>>()
    });
    let paths: BTreeSet<(&str, &str)> = paths.collect();
    // The name of a symbol is looked up by the symbol's word.
    let is_symbol =
        |id: &str| id.strip_prefix("symbol-").is_some_and(|word| Symbol::ALL.iter().any(|s| s.word() == word));
    let is_used = |(subject, id, _): &(String, String, String)| {
        is_symbol(id) || paths.contains(&(subject.replace('-', "_").as_str(), to_camel_case(id).as_str()))
    };
    let unused: Vec<String> = messages()
        .into_iter()
        .filter(|message| !is_used(message))
        .map(|(subject, id, _)| format!("{subject}.ftl: {id}"))
        .collect();
    assert!(unused.is_empty(), "nobody says:\n{}", unused.join("\n"));
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

/// The words that players do not use, each with its replacement. Typed text, keys and ids are exempt.
const BANNED: &str = include_str!("banned_words.tsv");

/// Returns a line of a sentence file without the parts that are not read: names, cases, arguments.
fn spoken_part(line: &str) -> String {
    let line = line.split_once(" = ").map_or(line, |(_, said)| said).trim_start();
    let line = line.trim_start_matches('*');
    let line = line.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or(line, |(_, said)| said);
    let mut out = String::new();
    let mut depth = 0_u32;
    for c in line.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

/// Returns a message for each banned word in a text, with its replacement.
fn find_banned_words(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    // The robber baron is a figure of an expansion.
    let joined = format!(" {} ", words.join(" ")).replace("robber baron", "baron");
    let found = table_rows(BANNED).filter(|[word, _]| joined.contains(&format!(" {word} ")));
    found.map(|[word, own]| format!("`{word}` (say \"{own}\") in: {}", text.trim())).collect()
}

#[test]
fn no_sentence_uses_a_word_that_nobody_says_at_a_table() {
    let mut failures = Vec::new();
    // The glossary explains all of them; crates and expansions have their own names.
    let exempt = ["glossary", "dutch", "german", "dependencies", "mechanics", "inside"];
    let texts = |folder: &str, ends: &str| -> Vec<String> {
        let included = files(&root().join(folder)).into_iter().filter(|path| {
            path.extension().is_some_and(|e| e == ends)
                && !path.file_stem().is_some_and(|stem| exempt.iter().any(|own| stem == *own))
        });
        included.map(read_file).collect()
    };
    for text in texts("crates/position/messages/en", "ftl") {
        // Comments and the words for programs are not read aloud.
        for line in text.lines().filter(|line| !line.starts_with('#') && !is_for_programs(line)) {
            failures.extend(find_banned_words(&spoken_part(line)));
        }
    }
    for data in questions() {
        let mut texts = vec![data.title, data.asks, data.asks_shortly];
        texts.extend(data.readings.iter().map(|(_, meaning)| *meaning));
        texts.extend(data.readings_shortly.iter().copied());
        failures.extend(texts.into_iter().flat_map(find_banned_words));
    }
    let pages = ["crates/show/src/report/notation", "docs"].map(|folder| texts(folder, "md"));
    let readme = read_file("README.md");
    for text in pages.iter().flatten().chain([&readme]) {
        // Typed text is in back quotes.
        let prose: String = text.split('`').step_by(2).collect();
        failures.extend(prose.lines().flat_map(find_banned_words));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
