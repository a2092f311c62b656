//! The wording of problems in questions about symbols: one function for each problem.

use crate::scenario::FeatureKind;
use crate::text::{Code, Problem, Span};

/// Builds the problem of a crop circle in a scenario without players.
pub(super) fn circle_without_players(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "a crop circle concerns players, but there are none")
        .label("for whom?")
        .help("give the players in the order of their turns: `players: [red, blue]`")
}

/// Builds the problem of a tile without a crop circle; `shape` is the word for the tile.
pub(super) fn no_circle(shape: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("the tile is {shape} without a crop circle"))
        .label("no crop circle")
        .help("name the half tile II-04, or write a tile of your own with `crop-circle: true`")
}

/// Builds the problem of a crop circle on a double-size tile; `shape` is the word for the tile.
pub(super) fn circle_on_double(shape: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("the tile is {shape}: no crop circle is on one"))
        .label("not a square or half tile")
        .help("name a square or half tile with `crop-circle: true`")
}

/// Builds the problem of a crop circle on a square tile if the question does not give its sign.
pub(super) fn circle_without_sign(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "the crop circle on a square tile shows a sign, which is not said")
        .label("no `kind` here")
        .help("write `kind: knight` for a shield, `kind: highwayman` for a club, or `kind: farmer` for a pitchfork")
}

/// Builds the problem of a flock on a feature that is not a field.
pub(super) fn flock_on_no_field(kind: FeatureKind, at: Span) -> Problem {
    let kind = kind.word();
    Problem::new(Code::ValueWrong, at, format!("a flock is on a field, not on a {kind}"))
        .label(format!("a {kind}"))
        .help("write a field: `at: f.field`")
}
