//! The table of synonyms: read, checked, and written as Rust, sorted by word.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::Outcome;
use crate::fold::folded;
use crate::texts::Texts;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Synonyms {
    words: Vec<Vec<String>>,
    also: Vec<[String; 2]>,
    beside: Vec<[String; 2]>,
    weak: Vec<String>,
    passed_over: Vec<String>,
}

/// Returns the table as Rust source.
pub(crate) fn lay_out(path: &Path, texts: &mut Texts) -> Outcome<String> {
    let read: Synonyms = crate::read(path)?;
    let mut meaning: BTreeMap<String, String> = BTreeMap::new();
    for group in &read.words {
        let [first, _, ..] = group.as_slice() else {
            return Err(format!("{}: {group:?} has no other word", path.display()).into());
        };
        for word in group {
            let folded = folded(word);
            if folded.is_empty() || !folded.chars().all(|c| c.is_ascii_alphanumeric()) {
                return Err(format!("{}: `{word}` is not one word", path.display()).into());
            }
            if meaning.insert(folded, self::folded(first)).is_some() {
                return Err(format!("{}: `{word}` stands twice", path.display()).into());
            }
        }
    }
    let passed_over: BTreeSet<String> = read.passed_over.iter().map(|word| folded(word)).collect();
    if let Some(both) = passed_over.iter().find(|word| meaning.contains_key(*word)) {
        return Err(format!("{}: `{both}` has a meaning and is passed over", path.display()).into());
    }
    for word in read.also.iter().chain(&read.beside).flatten().chain(&read.weak) {
        if meaning.get(word) != Some(word) {
            return Err(format!("{}: `{word}` begins no line of words", path.display()).into());
        }
    }
    let also: Vec<_> = read.also.iter().map(|[word, other]| (word, other)).collect();
    let beside: Vec<_> = read.beside.iter().map(|[word, other]| (word, other)).collect();
    let passed_over: Vec<_> = passed_over.iter().collect();
    let mut out = String::new();
    writeln!(out, "/// Words, sorted, each with the one that the law uses.")?;
    writeln!(out, "static WORDS: [(Words, Words); {}] = [", meaning.len())?;
    for (word, meant) in &meaning {
        writeln!(out, "({}, {}),", texts.add(word), texts.add(meant))?;
    }
    writeln!(out, "];")?;
    writeln!(out, "/// Words, each with what is meant too by who says it.")?;
    writeln!(out, "const ALSO: &[(&str, &str)] = &{also:?};")?;
    writeln!(out, "/// Words that say nothing more beside another.")?;
    writeln!(out, "const BESIDE: &[(&str, &str)] = &{beside:?};")?;
    writeln!(out, "/// Words that weigh half.")?;
    writeln!(out, "const WEAK: &[&str] = &{:?};", read.weak)?;
    writeln!(out, "/// Words that say nothing, sorted.")?;
    writeln!(out, "const PASSED_OVER: &[&str] = &{passed_over:?};")?;
    Ok(out)
}
