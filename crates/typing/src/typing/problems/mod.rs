//! The problems of typed lines. `lines`: of a line as a whole, a pattern, a question, the board. `typed_cells`: of a cell in a
//! line. `links`: of a link.

pub(super) mod typed_cells;
pub(super) mod lines;
pub(super) mod links;

use carcassonne_text::{RefusedText, phrase};
use carcassonne_words::messages::plain::Arg;

/// The part of a message that has lines to type instead, the likeliest first.
pub(super) const LINES: &str = "lines";

/// Returns the refusal of a text of a kind (`line`, `map` or `scenario`) that cannot be read, with the reason.
pub(super) fn refuse_unreadable(name: &str, text: &'static str, reason: impl Into<Arg>) -> RefusedText {
    RefusedText::of_whole_text(name, phrase!(lines::UnreadableText { text, reason: reason.into() }))
}
