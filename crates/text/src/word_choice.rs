//! The remedy of a word that is none of those to choose from.

use carcassonne_words::messages::plain::{self, Arg};

use super::phrase;
use super::phrasing::nearest_word;
use super::problems::fields;

/// Returns the remedy of a word that is not legal: the nearest legal word, or all legal words.
pub fn choice(word: &str, legal: &[&str]) -> plain::Sentence {
    match nearest_word(word, legal.iter().copied()) {
        Some(near) => phrase!(fields::DidYouMean { near: near.to_owned() }),
        None => phrase!(fields::OneOf { legal: Arg::texts(legal) }),
    }
}
