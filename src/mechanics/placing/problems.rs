//! The problems of questions about placing, in words: one function for each problem.

use crate::geometry::Space;
use crate::text::{Code, Problem, Span};

/// Returns the problem of an abbey that is asked about as a tile.
pub(super) fn abbey_as_tile(space: Space, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "an abbey has its own rules for placement")
        .label("an abbey")
        .help(format!("ask `place: {{ abbey: {} }}`", space.to_notation()))
}

/// Returns the problem of a monk or an abbot on a feature that is no monastery.
pub(super) fn no_monastery(name: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{name}` is not a monastery"))
        .label("monks and abbots are placed on monasteries")
        .help("leave `as` out")
}

/// Returns the problem of a question whether a barn may be placed next to an unknown tile.
pub(super) fn barn_site_on_hash(at: Span, hash: Span) -> Problem {
    Problem::new(Code::BoardRunsInto, at, "there is an unknown tile (`#`) at this intersection")
        .label("here")
        .with_related(hash, "this tile")
        .help("give the tile `#` a name and say what it shows: whether a barn can be placed depends on it")
}

/// Returns the problem of a barn on an unknown tile.
pub(super) fn barn_on_hash(at: Span, hash: Span) -> Problem {
    Problem::new(Code::BoardRunsInto, at, "the barn is on `#`, an unknown tile")
        .label("here")
        .with_related(hash, "this tile")
        .help("give the tile `#` a name and say what it shows")
}

/// Returns the problem of a barn that no rules allow, for the reasons in `because`.
pub(super) fn barn_nowhere_allowed(because: &str, at: Span) -> Problem {
    let message = format!("no rules allow a barn here: {because}");
    Problem::new(Code::ValueWrong, at, message)
        .label("not allowed here")
        .help("a barn goes where tiles reach the intersection from all four sides and show only field there")
}

/// Returns the problem of a bridge that is placed with something other than a square tile.
pub(super) fn bridge_with_no_square(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "a bridge is placed together with a square tile only")
        .label("no square tile")
        .help("leave it out, or ask about the bridge by itself: `place: { bridge: { over: a, direction: ew } }`")
}

/// Returns the problem of a bridge over a double-size tile.
pub(super) fn bridge_over_double(at: Span, tile: Span) -> Problem {
    let message = "a bridge spans one space, but a double-size tile covers two";
    Problem::new(Code::ValueWrong, at, message)
        .label("over this")
        .with_related(tile, "the tile")
        .help("build it over a square tile or over half tiles")
}

/// Returns the problem of a bridge over an unknown tile, or to one.
pub(super) fn bridge_to_hash(at: Span, tile: Span) -> Problem {
    let message = "there is an unknown tile (`#`) under the bridge or at one end of it";
    Problem::new(Code::BoardRunsInto, at, message)
        .label("over this")
        .with_related(tile, "the tile")
        .help("give the tile `#` a name and say what it shows: whether the bridge fits depends on it")
}
