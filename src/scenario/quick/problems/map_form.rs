//! The problems of a quick map as a whole.

use crate::scenario::left_out::BOARD_FIRST;
use crate::text::{Code, Problem, Span, Suggestion};

/// The help on a map that is typed alone.
const TYPED: &str = "write cells with spaces between them, and rows with commas: `. c*=r, c c\\c`";
/// The help on a map in a file.
const IN_A_FILE: &str =
    "write a row of cells on each line below `quick: |`, or one line in single quotes: `quick: '. c*=r, c c\\c'`";

/// Returns the help on a map, typed alone or in a file.
fn map_help(typed_alone: bool) -> &'static str {
    if typed_alone { TYPED } else { IN_A_FILE }
}

/// Returns the problem of a map with too many cells.
pub(in crate::scenario::quick) fn too_large(cells: usize, most: usize, at: Span) -> Problem {
    let message = format!("a quick map of {cells} cells, but at most {most} are allowed");
    Problem::new(Code::MapForm, at, message)
        .label("too large")
        .help("write the map under `board`, and what its tiles show under `tiles`")
}

/// Returns the problem of a map with nothing in it, typed alone or in a file.
pub(in crate::scenario::quick) fn empty_map(at: Span, typed_alone: bool) -> Problem {
    Problem::new(Code::MapForm, at, "there is no tile in the quick map").label("empty").help(map_help(typed_alone))
}

/// Returns the problem of a list or a map of YAML in place of a quick map.
pub(in crate::scenario::quick) fn no_text(at: Span, typed_alone: bool) -> Problem {
    Problem::new(Code::MapForm, at, "the quick map must be text").label("not a text").help(map_help(typed_alone))
}

/// Returns the problem of a text that YAML does not read as it is written.
pub(in crate::scenario::quick) fn read_differently(at: Span, typed_alone: bool) -> Problem {
    Problem::new(Code::MapForm, at, "YAML does not read this quick map as it looks")
        .label("read differently")
        .help(map_help(typed_alone))
}

/// Returns the problem of a comma with no row before it.
pub(in crate::scenario::quick) fn blank_first_row(comma: Span) -> Problem {
    Problem::new(Code::MapForm, comma, "a blank row in the map")
        .label("nothing before it")
        .help("leave the comma out, or write the first row as `.` if it has no tile")
        .with_ways([Suggestion::new(Span { end: comma.start, ..comma }, ".")])
}

/// Returns the problem of a blank row between two others.
pub(in crate::scenario::quick) fn blank_row(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "a blank row in the map")
        .label("blank")
        .help("write a row without tiles as `.`, or leave it out")
}

/// Returns the problem of lines that need a board where there is none.
pub(in crate::scenario::quick) fn without_board(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "what is on a board needs a board, but there is none")
        .label("needs a map")
        .help(BOARD_FIRST)
}
