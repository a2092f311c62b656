//! The table of synonyms: read, checked, and written as Rust, sorted by word.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::BuildResult;
use crate::fold::fold;
use crate::text_table::Texts;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Synonyms {
    words: Vec<Vec<String>>,
    also: Vec<[String; 2]>,
    beside: Vec<[String; 2]>,
    weak: Vec<String>,
    passed_over: Vec<String>,
}

/// Returns the table of synonyms as Rust source.
pub(crate) fn generate(path: &Path, texts: &mut Texts) -> BuildResult<String> {
    let synonyms: Synonyms = crate::read_yaml(path)?;
    let mut meanings: BTreeMap<String, String> = BTreeMap::new();
    for group in &synonyms.words {
        let [first, _, ..] = group.as_slice() else {
            return Err(format!("{}: {group:?} has no other word", path.display()).into());
        };
        for word in group {
            let key = fold(word);
            if key.is_empty() || !key.chars().all(|c| c.is_ascii_alphanumeric()) {
                return Err(format!("{}: `{word}` is not one word", path.display()).into());
            }
            if meanings.insert(key, fold(first)).is_some() {
                return Err(format!("{}: `{word}` stands twice", path.display()).into());
            }
        }
    }
    let passed_over: BTreeSet<String> = synonyms.passed_over.iter().map(|word| fold(word)).collect();
    if let Some(both) = passed_over.iter().find(|word| meanings.contains_key(*word)) {
        return Err(format!("{}: `{both}` has a meaning and is passed over", path.display()).into());
    }
    for word in synonyms.also.iter().chain(&synonyms.beside).flatten().chain(&synonyms.weak) {
        if meanings.get(word) != Some(word) {
            return Err(format!("{}: `{word}` begins no line of words", path.display()).into());
        }
    }
    let implied: Vec<_> = synonyms.also.iter().map(|[word, other]| (word, other)).collect();
    let redundant: Vec<_> = synonyms.beside.iter().map(|[word, other]| (word, other)).collect();
    let passed_over: Vec<_> = passed_over.iter().collect();
    let mut out = String::new();
    writeln!(out, "/// Words, sorted, each with its key: the word that the law uses.")?;
    writeln!(out, "static SYNONYMS: [(Words, Words); {}] = [", meanings.len())?;
    for (word, key) in &meanings {
        writeln!(out, "({}, {}),", texts.add(word), texts.add(key))?;
    }
    writeln!(out, "];")?;
    writeln!(out, "/// Words, each with another one that it may mean.")?;
    writeln!(out, "const IMPLIED: &[(&str, &str)] = &{implied:?};")?;
    writeln!(out, "/// Words, each with another one that makes it redundant.")?;
    writeln!(out, "const REDUNDANT: &[(&str, &str)] = &{redundant:?};")?;
    writeln!(out, "/// Words that weigh half.")?;
    writeln!(out, "const WEAK: &[&str] = &{:?};", synonyms.weak)?;
    writeln!(out, "/// Words that a search ignores, sorted.")?;
    writeln!(out, "const FILLERS: &[&str] = &{passed_over:?};")?;
    Ok(out)
}
