//! Messages for the problems of a case whose text could be read: one function for each problem.

use crate::text::{Code, Problem, Span};

/// Builds the problem of a feature that may run into an unknown tile.
fn runs_into_unknown_tile(message: String, at: Span) -> Problem {
    Problem::new(Code::BoardRunsInto, at, message)
        .label("runs into `#`")
        .help("give the tile `#` a name and say what it shows; `#` is only for tiles whose edges do not matter")
}

/// Builds the problem of a feature of the given kind that runs into an unknown tile.
pub(super) fn feature_into_hash(kind: &str, at: Span) -> Problem {
    runs_into_unknown_tile(format!("this {kind} runs into `#` (an unknown tile), so it cannot be judged"), at)
}

/// Builds the problem of a field that touches a city which runs into an unknown tile.
pub(super) fn field_beside_hash(at: Span) -> Problem {
    runs_into_unknown_tile(
        "this field touches a city that runs into `#` (an unknown tile), so it may or may not be completed".to_owned(),
        at,
    )
}

/// Adds to a problem the unknown tile (`hash`), and the tile from which a feature of the kind `kind` reaches it.
pub(super) fn add_unknown_tile_labels(problem: Problem, kind: &str, hash: Span, from: Span) -> Problem {
    problem.with_related(hash, "this tile").with_related(from, format!("the {kind} reaches it from here"))
}
