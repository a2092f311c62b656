//! What may be wrong with what several mechanics read alike, in words: one function for each problem.

use crate::geometry::Space;
use crate::text::{Code, Problem, Span, between, listed, shortened};

/// A space without a tile.
pub(super) fn nothing_there(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there is no tile in this space")
        .label("nothing there")
        .help("name a space that holds a tile")
}

/// A space with two halves.
pub(super) fn two_halves_there(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there are two half tiles in this space")
        .label("which of them?")
        .help("write the name of one of the half tiles")
}

/// A double-size tile by its name, which covers these spaces; `help` says how to name one of them.
pub(super) fn which_of_its_spaces(name: &str, help: &str, spaces: &[Space], at: Span) -> Problem {
    let written: Vec<String> = spaces.iter().map(|s| format!("`{}`", s.written())).collect();
    let message = format!("`{name}` is a double-size tile: which of its spaces is meant?");
    Problem::new(Code::ValueWrong, at, message)
        .label("covers two spaces")
        .help(format!("{help}: {}", between(&written, "or")))
}

/// No tile, or too many, under a key that names some.
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

/// A half or a double-size tile that would have what is on squares only; `shape` is the word for it.
pub(super) fn on_no_square(what: &str, shape: &str, at: Span) -> Problem {
    let message = format!("{what} is only on square tiles, but this is {shape}");
    Problem::new(Code::ValueWrong, at, message).label("not a square").help("name a square tile")
}

/// A key of an answer without a value.
pub(super) fn no_value(what: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("{what} has no value"))
        .label("nothing here")
        .help(format!("write what it is (`[]` for nothing at all), or leave {what} out"))
}

/// A key of an answer with a longer list than is read.
pub(super) fn lists_too_many(what: &str, count: usize, most: usize, at: Span) -> Problem {
    let message = format!("{what} lists {count}, but at most {most} are allowed");
    Problem::new(Code::ValueWrong, at, message).label("one too many").help(format!("list fewer, or leave {what} out"))
}

/// A meeple that is not on the board.
pub(super) fn no_such_meeple(text: &str, at: Span) -> Problem {
    let message = format!("there is no such meeple: `{}`", shortened(text));
    Problem::new(Code::ValueWrong, at, message)
        .label("no such meeple")
        .help("name a meeple of the scenario, as it is under `meeples`")
}

/// How a space of a double-size tile is written behind it.
fn one_of(spaces: &[Space]) -> String {
    let written: Vec<String> = spaces.iter().map(|s| format!("space: {}", s.written())).collect();
    format!("write {}", listed(&written, "or"))
}

/// Something on a double-size tile, without the space in which it is.
pub(super) fn in_which_space(what: &str, spaces: &[Space], at: Span) -> Problem {
    let message = format!("{what} is on a double-size tile: in which of its spaces?");
    Problem::new(Code::KeyMissing, at, message).label("no `space` here").help(one_of(spaces))
}

/// Something in a space in which its tile is not.
pub(super) fn not_in_this_space(spaces: &[Space], at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the tile is not in this space").label("not there").help(one_of(spaces))
}
