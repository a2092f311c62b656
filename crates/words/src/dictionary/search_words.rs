//! The words of searches, folded, with their meanings, and how searches weigh them.
//!
//! Their texts are apart from those of other words: a program without a search, the page's module, is smaller by them.

use crate::text_table;

text_table!("search_texts.txt");

// The words, in `FIND`; the lists of words that imply others, are redundant, weigh half or are ignored.
include!(concat!(env!("OUT_DIR"), "/search_words.rs"));

/// A word of searches and its meaning.
struct Row {
    word: Words,
    meaning: Words,
}

/// Returns the meaning of a folded word; `None` if it has none.
pub fn meaning(word: &str) -> Option<&'static str> {
    let row = FIND.binary_search_by(|row| row.word.text().cmp(word)).ok()?;
    Some(FIND[row].meaning.text())
}

/// Returns the folded words in alphabetical order, each with its meaning.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    FIND.iter().map(|row| (row.word.text(), row.meaning.text()))
}
