//! The messages on the reading of a quick map, and their texts in the language of the answer.

use carcassonne_text::{Language, phrase_text_in, problem_messages};
use carcassonne_words::dictionary::colour_in;

problem_messages!("quick_read_back");

/// A renderer of sentences on a reading, in the language of the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ReadingSpeaker(pub(crate) Language);

impl ReadingSpeaker {
    /// Returns a sentence as text.
    pub(super) fn say(self, sentence: &carcassonne_words::messages::plain::Sentence) -> String {
        phrase_text_in(sentence, self.0)
    }

    /// Returns a colour in the language; another name is unchanged.
    pub(super) fn colour(self, name: &str) -> &str {
        colour_in(self.0, name).unwrap_or(name)
    }
}
