//! What may be wrong with a quick map as a whole.

use crate::scenario::left_out::BOARD_FIRST;
use crate::text::{Code, Problem, Span, Suggestion};

/// How a map is written that is typed alone.
const TYPED: &str = "write cells with spaces between them, and rows with commas: `. c*=r, c c\\c`";
/// How it is written in a file.
const IN_A_FILE: &str =
    "write a row of cells on each line below `quick: |`, or one line in single quotes: `quick: '. c*=r, c c\\c'`";

/// How a map is written where this one stands.
fn written(typed_alone: bool) -> &'static str {
    if typed_alone { TYPED } else { IN_A_FILE }
}

/// More cells than are read.
pub(in crate::scenario::quick) fn too_large(cells: usize, most: usize, at: Span) -> Problem {
    let message = format!("a quick map of {cells} cells, but at most {most} are allowed");
    Problem::new(Code::MapForm, at, message)
        .label("too large")
        .help("write the map under `board`, and what its tiles show under `tiles`")
}

/// A map of empty spaces.
pub(in crate::scenario::quick) fn no_tile(at: Span) -> Problem {
    empty(at, true)
}

/// A map with nothing in it, typed alone or in a file.
pub(in crate::scenario::quick) fn empty(at: Span, typed_alone: bool) -> Problem {
    Problem::new(Code::MapForm, at, "there is no tile in the quick map").label("empty").help(written(typed_alone))
}

/// A list or a map of YAML in place of a quick map.
pub(in crate::scenario::quick) fn no_text(at: Span, typed_alone: bool) -> Problem {
    Problem::new(Code::MapForm, at, "the quick map must be text").label("not a text").help(written(typed_alone))
}

/// A text of which YAML takes something away.
pub(in crate::scenario::quick) fn read_differently(at: Span, typed_alone: bool) -> Problem {
    Problem::new(Code::MapForm, at, "YAML does not read this quick map as it looks")
        .label("read differently")
        .help(written(typed_alone))
}

/// A comma with no row before it.
pub(in crate::scenario::quick) fn blank_before(comma: Span) -> Problem {
    Problem::new(Code::MapForm, comma, "a blank row in the map")
        .label("nothing before it")
        .help("leave the comma out, or write the first row as `.` if it has no tile")
        .with_ways([Suggestion::new(Span { end: comma.start, ..comma }, ".")])
}

/// A row between two that has nothing in it.
pub(in crate::scenario::quick) fn blank(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "a blank row in the map")
        .label("blank")
        .help("write a row without tiles as `.`, or leave it out")
}

/// Questions that say what is on a board, without one.
pub(in crate::scenario::quick) fn without_board(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "what is on a board needs a board, but there is none")
        .label("needs a map")
        .help(BOARD_FIRST)
}
