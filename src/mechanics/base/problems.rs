//! The problems in input that several mechanics read alike: one function for each.

use crate::geometry::Space;
use crate::text::{Code, Problem, Span, between, listed, shortened};

/// Returns the problem of a space without a tile.
pub(super) fn nothing_there(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there is no tile in this space")
        .label("nothing there")
        .help("name a space that holds a tile")
}

/// Returns the problem of a space with two halves.
pub(super) fn two_halves_there(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there are two half tiles in this space")
        .label("which of them?")
        .help("write the name of one of the half tiles")
}

/// Returns the problem of a double-size tile that is given by name; `help` says how to name one of its `spaces`.
pub(super) fn which_of_its_spaces(name: &str, help: &str, spaces: &[Space], at: Span) -> Problem {
    let written: Vec<String> = spaces.iter().map(|s| format!("`{}`", s.written())).collect();
    let message = format!("`{name}` is a double-size tile: which of its spaces is meant?");
    Problem::new(Code::ValueWrong, at, message)
        .label("covers two spaces")
        .help(format!("{help}: {}", between(&written, "or")))
}

/// Returns the problem of a key that names no tile, or too many.
pub(super) fn too_few_or_many(what: &str, count: usize, most: usize, at: Span) -> Problem {
    let (message, label) = if count == 0 {
        (format!("{what} names nothing"), "empty")
    } else {
        (format!("{what} names {count} tiles, but at most {most} are allowed"), "too many")
    };
    Problem::new(Code::ValueWrong, at, message)
        .label(label)
        .help(format!("name 1 to {most} tiles, or leave the key out"))
}

/// Returns the problem of a half or double-size tile where only squares are possible; `shape` is the word for it.
pub(super) fn on_no_square(what: &str, shape: &str, at: Span) -> Problem {
    let message = format!("{what} is only on square tiles, but this is {shape}");
    Problem::new(Code::ValueWrong, at, message).label("not a square").help("name a square tile")
}

/// Returns the problem of an answer's key without a value.
pub(super) fn no_value(what: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("{what} has no value"))
        .label("nothing here")
        .help(format!("write what it is (`[]` for nothing at all), or leave {what} out"))
}

/// Returns the problem of an answer's key with too long a list.
pub(super) fn lists_too_many(what: &str, count: usize, most: usize, at: Span) -> Problem {
    let message = format!("{what} lists {count}, but at most {most} are allowed");
    Problem::new(Code::ValueWrong, at, message).label("one too many").help(format!("list fewer, or leave {what} out"))
}

/// Returns the problem of a meeple that is not on the board.
pub(super) fn no_such_meeple(text: &str, at: Span) -> Problem {
    let message = format!("there is no such meeple: `{}`", shortened(text));
    Problem::new(Code::ValueWrong, at, message)
        .label("no such meeple")
        .help("name a meeple of the scenario, as it is under `meeples`")
}

/// Returns the help text that lists the keys for the spaces of a double-size tile.
fn one_of(spaces: &[Space]) -> String {
    let written: Vec<String> = spaces.iter().map(|s| format!("space: {}", s.written())).collect();
    format!("write {}", listed(&written, "or"))
}

/// Returns the problem of something on a double-size tile without the space in which it is.
pub(super) fn in_which_space(what: &str, spaces: &[Space], at: Span) -> Problem {
    let message = format!("{what} is on a double-size tile: in which of its spaces?");
    Problem::new(Code::KeyMissing, at, message).label("no `space` here").help(one_of(spaces))
}

/// Returns the problem of a space in which the tile is not.
pub(super) fn not_in_this_space(spaces: &[Space], at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the tile is not in this space").label("not there").help(one_of(spaces))
}
