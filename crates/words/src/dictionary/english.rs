//! German, Dutch and French words for figures, questions and keys of a file.

use super::{Use, meaning};

/// Returns the words of a file for a word in small letters that is another name of them, or in another language.
pub fn called(word: &str) -> impl Iterator<Item = &'static str> {
    let own = meaning(Use::Keyword, word);
    // Expectations may be written for claims.
    let claims = own.filter(|own| *own == "expect").map(|_| "claims");
    own.filter(|own| *own != word).into_iter().chain(claims)
}

/// Returns `true` if a word of a file has other names.
pub fn is_own(word: &str) -> bool {
    meaning(Use::Keyword, word) == Some(word)
}

/// Returns the word of a file for a word in small letters; other words are returned unchanged.
pub fn in_english(word: &str) -> &str {
    meaning(Use::Keyword, word).unwrap_or(word)
}
