//! The problems of laid tiles, in words: one function for each problem.

pub(super) mod map_cell_problems;
pub(super) mod edge_problems;
pub(super) mod misfits;

use crate::geometry::{Shape, Space};
use crate::text::{Code, Node, Problem, Span, as_list, shorten};

/// Returns the problem of a board that is neither a map nor a list.
pub(super) fn no_board(node: &Node) -> Problem {
    let message = format!("`board` must be a map or a list, not {}", node.describe());
    Problem::new(Code::MapForm, node.span, message).label("no board").help(
        "write `board: |` and a row of cells on each line below, or a list of `{ name: t1, tile: D, at: [0, 0] }`",
    )
}

/// Returns the problem of a board without a tile.
pub(super) fn no_tile(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "there is no tile on the board")
        .label("empty")
        .help("write names into the cells: `board: |` and below it `  a b`")
}

/// Returns the problem of a name that is defined and not laid; `near` is a word on the board that may be meant.
pub(super) fn not_laid(name: &str, near: Option<&str>, at: Span) -> Problem {
    let help = match near {
        Some(near) => format!("the board has `{near}`; did you mean that?"),
        None => "place it on the board, or leave it out".to_owned(),
    };
    let message = format!("`{}` is defined but not on the board", shorten(name));
    Problem::new(Code::NameUnused, at, message).label("never used").help(help)
}

// A list of tiles.

/// Returns the problem of an entry that is neither a laid tile nor a row of a map.
pub(super) fn no_row(item: &Node) -> Problem {
    let cells: Vec<&str> = as_list(item).iter().filter_map(Node::text).collect();
    let row = shorten(&cells.join(" ").replace('\\', "\\\\"));
    let message = format!("a row of the map is text, not {}", item.describe());
    Problem::new(Code::MapForm, item.span, message)
        .label("a row?")
        .help(format!("write `\"{row}\"`, with spaces between the cells; a placed tile is `{{ tile: D, at: [0, 0] }}`"))
}

/// Returns the problem of a row of a map among laid tiles.
pub(super) fn row_among_tiles(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "a row of a map among placed tiles")
        .label("a row")
        .help("write every item as a row, or every item as a placed tile: `{ tile: D, at: [0, 0] }`")
}

/// Returns the problem of a second turn of a tile, besides that in its name.
pub(super) fn turned_twice(word: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` is already rotated", shorten(word)))
        .label("rotated again")
        .help("rotate the tile in one place: `tile: D@90`, or `turn: 90`")
}

/// Returns the problem of a tile that is both a half and of double size.
pub(super) fn half_and_double(at: Span) -> Problem {
    let message = "a tile is either a half tile (`corner`) or a double-size tile (`to`), not both";
    Problem::new(Code::MapDouble, at, message).label("both").help("leave one of them out")
}

/// Returns the problem of an entry without a tile.
pub(super) fn which_tile(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "a placed tile needs a `tile`")
        .label("no `tile` here")
        .help("write `{ name: t1, tile: D, at: [0, 0] }`")
}

/// Returns the problem of a turn of a square that is not by quarters.
pub(super) fn no_turn(at: Span) -> Problem {
    let message = "a tile is rotated by 0, 90, 180 or 270 degrees, clockwise";
    Problem::new(Code::ValueWrong, at, message).label("not a rotation").help("write `turn: 90`")
}

/// Returns the problem of a turn of a half or double-size tile.
pub(super) fn not_turned(at: Span) -> Problem {
    let message = "half tiles and double-size tiles are not rotated: write them as they are placed";
    Problem::new(Code::ValueWrong, at, message).label("not a rotation").help("leave `turn` out")
}

/// Returns the problem of a double-size tile whose spaces lie apart; `first` is its first space.
pub(super) fn spaces_apart(first: Space, at: Span) -> Problem {
    let next = Space::new(first.column + 1, first.row).to_notation();
    let message = "the second space of a double-size tile must be next to the first";
    Problem::new(Code::MapDouble, at, message)
        .label("not next to it")
        .help(format!("write `to: {next}`, or another of the four adjacent spaces"))
}

// A map.

/// Returns the problem of a row, at `at`, whose end YAML takes for a comment; `rest` is that end.
pub(super) fn row_cut_short(row: &str, at: Span, rest: &str, comment: Span) -> Problem {
    let quoted = |text: &str| text.replace('\'', "''");
    let message = "YAML takes this for a comment, not for a part of the row";
    Problem::new(Code::MapForm, comment, message)
        .label("comment")
        .help(format!("put the row in quotes: `'{} {}'`", shorten(row), shorten(rest)))
        .edit(at.union(comment), format!("'{} {}'", quoted(row), quoted(rest)))
}

/// Returns the problem of a map in a folded block, at its `>`.
pub(super) fn folded(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "the map needs `|`, not `>`, which runs the rows together")
        .label("rows would run together here")
        .help("write `board: |`")
        .edit(at, "|")
}

/// Returns the problem of a map in quotes, in one row; `list` has its rows as a list.
pub(super) fn one_quoted_row(list: String, at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "the map is a quoted string of one row")
        .label("rows end with `\\n`")
        .help(format!("write the rows as a list: `\"board\": {}`", shorten(&list)))
        .edit(at, list)
}

const NO_BAR: &str = "there is no `|` after `board:`";

/// Returns the problem of a map without a bar that begins on the line of its key.
pub(super) fn no_bar_on_the_line(at: Span) -> Problem {
    let start = Span::new(at.start as usize, at.start as usize);
    Problem::new(Code::MapForm, at, NO_BAR)
        .label("each row goes on a line of its own")
        .help("write `board: |` and the rows on the lines below it, indented")
        .edit(start, "|\n  ")
}

/// Returns the problem of a map without a bar on the lines below its key; `at` is the place for the bar.
pub(super) fn no_bar(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, NO_BAR)
        .label("here")
        .help("write `board: |`; without it the rows run together into one line")
        .edit(at, " |")
}

/// Returns the problem of a blank row; `whole` is its line, if that can be deleted.
pub(super) fn blank_row(at: Span, whole: Option<Span>) -> Problem {
    Problem::new(Code::MapForm, at, "a blank row in the map")
        .label("blank")
        .help("delete the line; a row without tiles is a row of `.`")
        .edits(whole.map(|line| (line, String::new())))
}

/// Returns the problem of a row that does not begin in the column of the first row, `first`; `before` is the span of
/// its indentation.
pub(super) fn out_of_line(at: Span, before: Span, first: usize) -> Problem {
    let message = "this row does not begin in the same column as the first";
    Problem::new(Code::MapForm, at, message)
        .label("out of line")
        .help("begin all rows in the same column; where a row begins with nothing on the board, write `.`")
        .edit(before, " ".repeat(first))
}

/// Returns the problem of a half beside the sign of a double-size tile.
pub(super) fn half_beside_double(at: Span) -> Problem {
    let message = "a double-size tile fills its spaces: there is no room for a half tile";
    Problem::new(Code::MapDouble, at, message).label("no room").help("write `<` or `^` alone in its cell")
}

/// Returns the problem of a sign of a double-size tile with no whole tile in the direction `whence`.
pub(super) fn continues_nothing(sign: &str, whence: &str, at: Span) -> Problem {
    let message = format!("`{sign}` continues the tile {whence}, but there is no tile there to continue");
    Problem::new(Code::MapDouble, at, message)
        .label("does not fit")
        .help("write the name of a double-size tile in its west or north cell, and `<` or `^` in the other")
}

/// Returns the problem of a sign of a double-size tile beside a tile that already has two spaces.
pub(super) fn two_spaces_already(at: Span) -> Problem {
    Problem::new(Code::MapDouble, at, "this tile already covers two spaces")
        .label("does not fit")
        .help("a double-size tile covers only two spaces")
}

// Tiles beside one another.

/// Returns the problem of two halves in one space whose corners are not opposite.
pub(super) fn same_half(space: Space, at: Span, other: Span) -> Problem {
    let help = "two half tiles share a space if their right angles are in opposite corners: nw and se, or ne and sw";
    in_one_space(Code::BoardOverlap, "two half tiles overlap", help, (space, at, other))
}

/// Returns the problem of a half and a square or double in one space.
pub(super) fn half_beside_full(full: Shape, space: Space, at: Span, other: Span) -> Problem {
    let message = format!("the long side of a half tile would touch a {}", full.word());
    let help = "a long side can touch only another half tile; give this one a space of its own";
    in_one_space(Code::BoardLongSide, &message, help, (space, at, other))
}

/// Returns the problem of two tiles that each fill one space.
pub(super) fn two_in_one_space(space: Space, at: Span, other: Span) -> Problem {
    let help = "give each tile a space of its own";
    in_one_space(Code::BoardOverlap, "two tiles in one space", help, (space, at, other))
}

fn in_one_space(code: Code, message: &str, help: &str, (space, at, other): (Space, Span, Span)) -> Problem {
    Problem::new(code, at, format!("space {}: {message}", space.to_notation()))
        .label("does not fit")
        .with_related(other, "already there")
        .help(help)
}
