//! The problems of a quick map as a whole.

use crate::text::{phrase, problem_messages};

problem_messages!("quick_map_form");

/// Returns the advice to make a file of a quick map.
pub(crate) fn print_file() -> crate::messages::plain::Sentence {
    phrase!(PrintFile { command: "oracle quick --yaml" })
}
