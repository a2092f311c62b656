//! The problems of a quick map as a whole.

use carcassonne_text::{phrase, problem_messages};

problem_messages!("quick_map_form");

/// Returns the advice to make a file of a quick map.
pub fn print_file() -> carcassonne_words::messages::plain::Sentence {
    phrase!(PrintFile { command: "oracle quick --yaml" })
}
