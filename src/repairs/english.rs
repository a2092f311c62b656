//! What German and Dutch players call figures and questions.

use crate::scenario::declarations;

/// What no question is about, in German and Dutch.
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

/// What is called in German or Dutch, by the word for it here, and what it is called: what a question is about, and other
/// words of a file.
fn all() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let asked = declarations().iter().map(|declared| (declared.word(), declared.called));
    asked.filter(|(_, called)| !called.is_empty()).chain(WORDS.iter().copied())
}

/// What is called so in German or Dutch, in small letters, by the words for it here.
pub(super) fn called(word: &str) -> impl Iterator<Item = &'static str> {
    all().filter(move |(_, called)| called.contains(&word)).map(|(own, _)| own)
}

/// Whether something that has a name in German and Dutch is called so here.
pub(super) fn is_own(word: &str) -> bool {
    all().any(|(own, _)| own == word)
}

/// What a figure or a question is called here that is called so in German or Dutch, in small letters; else the word itself.
pub(crate) fn in_english(word: &str) -> &str {
    called(word).next().unwrap_or(word)
}
