//! What may be wrong with what is asked of symbols, in words: one function for each problem.

use crate::scenario::FeatureKind;
use crate::text::{Code, Problem, Span};

/// A crop circle on a board of nobody.
pub(super) fn circle_without_players(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "a crop circle concerns players, but there are none")
        .label("for whom?")
        .help("give the players in the order of their turns: `players: [red, blue]`")
}

/// A half tile without a crop circle.
pub(super) fn no_circle(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the half tile has no crop circle")
        .label("no crop circle")
        .help("name the half tile II-04, or write one of your own with `crop-circle: true`")
}

/// A tile that is no half, where a crop circle is asked about; `shape` is the word for it.
pub(super) fn circle_on_no_half(shape: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("the tile is {shape}, but the joker is a half tile"))
        .label("not a half tile")
        .help("other crop circles show by their sign whom they concern; only the half tile can be asked about")
}

/// A flock on a feature that is no field.
pub(super) fn flock_on_no_field(kind: FeatureKind, at: Span) -> Problem {
    let kind = kind.word();
    Problem::new(Code::ValueWrong, at, format!("a flock is on a field, not on a {kind}"))
        .label(format!("a {kind}"))
        .help("write a field: `at: f.field`")
}
