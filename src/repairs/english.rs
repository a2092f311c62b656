//! German and Dutch words for figures, questions and keys of a file.

use crate::scenario::declarations;

/// The German and Dutch words, and other names, for words of a file that no question has declared.
const WORDS: &[(&str, &[&str])] = &[
    ("surroundings", &["umgebung", "omgeving"]),
    ("allowed", &["erlaubt", "toegestaan"]),
    ("points", &["punkte", "punten"]),
    ("complete", &["vollständig", "compleet", "fertig", "klaar"]),
    ("expect", &["expects", "expected", "erwartet"]),
    ("flea", &["floh", "vlo"]),
    ("large", &["big", "groß", "grosser", "groot"]),
    ("claims", &["behauptungen", "ansprüche", "beweringen", "expects", "expected", "expect"]),
];

/// Returns the words of a file that have other names, each with these names: the words of questions first.
fn all() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let asked = declarations().iter().map(|declared| (declared.word(), declared.called));
    asked.filter(|(_, called)| !called.is_empty()).chain(WORDS.iter().copied())
}

/// Returns the words of a file for a German or Dutch word in small letters.
pub(super) fn called(word: &str) -> impl Iterator<Item = &'static str> {
    all().filter(move |(_, called)| called.contains(&word)).map(|(own, _)| own)
}

/// Returns `true` if a word of a file has other names.
pub(super) fn is_own(word: &str) -> bool {
    all().any(|(own, _)| own == word)
}

/// Returns the first word of a file for a German or Dutch word in small letters; other words are returned unchanged.
pub(crate) fn in_english(word: &str) -> &str {
    called(word).next().unwrap_or(word)
}
