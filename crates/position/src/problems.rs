//! The problems of a scenario as a whole, and of values that mechanics read.

use carcassonne_text::{Problem, Span, problem, problem_messages};

problem_messages!("scenario");

/// Returns the problem of a name without a space behind its colon; `rest` is the text behind the colon, and `end` the
/// span of name and rest.
pub(super) fn no_space_after_colon(name: &str, rest: &str, at: Span, end: Span) -> Problem {
    problem!(at, NoSpaceAfterColon { name: name.to_owned(), rest: rest.to_owned() })
        .edit(end, format!("{name}: {rest}"))
}

/// Returns the problem of a feature where a tile is needed.
pub(super) fn feature_as_tile(word: &str, tile: &str, at: Span) -> Problem {
    problem!(at, FeatureAsTile { word: word.to_owned() }).fix_by_writing(tile)
}
