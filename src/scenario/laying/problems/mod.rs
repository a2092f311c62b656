//! What may be wrong with how tiles lie, in words: one function for each problem.

pub(super) mod cells;
pub(super) mod edges;
pub(super) mod misfits;

use crate::geometry::{Shape, Space};
use crate::text::{Code, Node, Problem, Span, as_list, shorten};

/// A board that is neither a map nor a list.
pub(super) fn no_board(node: &Node) -> Problem {
    let message = format!("`board` must be a map or a list, not {}", node.describe());
    Problem::new(Code::MapForm, node.span, message).label("no board").help(
        "write `board: |` and a row of cells on each line below, or a list of `{ name: t1, tile: D, at: [0, 0] }`",
    )
}

/// A board without a tile.
pub(super) fn no_tile(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "there is no tile on the board")
        .label("empty")
        .help("write names into the cells: `board: |` and below it `  a b`")
}

/// A name that is defined and not laid; `near` is a word on the board that may be meant.
pub(super) fn not_laid(name: &str, near: Option<&str>, at: Span) -> Problem {
    let help = match near {
        Some(near) => format!("the board has `{near}`; did you mean that?"),
        None => "place it on the board, or leave it out".to_owned(),
    };
    let message = format!("`{}` is defined but not on the board", shorten(name));
    Problem::new(Code::NameUnused, at, message).label("never used").help(help)
}

// A list of tiles.

/// An entry that is neither a laid tile nor a row of a map.
pub(super) fn no_row(item: &Node) -> Problem {
    let cells: Vec<&str> = as_list(item).iter().filter_map(Node::text).collect();
    let row = shorten(&cells.join(" ").replace('\\', "\\\\"));
    let message = format!("a row of the map is text, not {}", item.describe());
    Problem::new(Code::MapForm, item.span, message)
        .label("a row?")
        .help(format!("write `\"{row}\"`, with spaces between the cells; a placed tile is `{{ tile: D, at: [0, 0] }}`"))
}

/// A row of a map among laid tiles.
pub(super) fn row_among_tiles(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "a row of a map among placed tiles")
        .label("a row")
        .help("write every item as a row, or every item as a placed tile: `{ tile: D, at: [0, 0] }`")
}

/// A turn of a tile that is turned where it is named.
pub(super) fn turned_twice(word: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` is already rotated", shorten(word)))
        .label("rotated again")
        .help("rotate the tile in one place: `tile: D@90`, or `turn: 90`")
}

/// A tile that is said to be a half and of double size.
pub(super) fn half_and_double(at: Span) -> Problem {
    let message = "a tile is either a half tile (`corner`) or a double-size tile (`to`), not both";
    Problem::new(Code::MapDouble, at, message).label("both").help("leave one of them out")
}

/// A laid tile that is not said to be any.
pub(super) fn which_tile(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "a placed tile needs a `tile`")
        .label("no `tile` here")
        .help("write `{ name: t1, tile: D, at: [0, 0] }`")
}

/// A turn of a square that is not by quarters.
pub(super) fn no_turn(at: Span) -> Problem {
    let message = "a tile is rotated by 0, 90, 180 or 270 degrees, clockwise";
    Problem::new(Code::ValueWrong, at, message).label("not a rotation").help("write `turn: 90`")
}

/// A turn of what is no square.
pub(super) fn not_turned(at: Span) -> Problem {
    let message = "half tiles and double-size tiles are not rotated: write them as they are placed";
    Problem::new(Code::ValueWrong, at, message).label("not a rotation").help("leave `turn` out")
}

/// A double-size tile whose spaces lie apart; `first` is the one from which it goes on.
pub(super) fn spaces_apart(first: Space, at: Span) -> Problem {
    let next = Space::new(first.column + 1, first.row).to_notation();
    let message = "the second space of a double-size tile must be next to the first";
    Problem::new(Code::MapDouble, at, message)
        .label("not next to it")
        .help(format!("write `to: {next}`, or another of the four adjacent spaces"))
}

// A map.

/// The end of a row that YAML takes for a comment: the row as it is read and where it stands, and the rest.
pub(super) fn row_cut_short(row: &str, at: Span, rest: &str, comment: Span) -> Problem {
    let quoted = |text: &str| text.replace('\'', "''");
    let message = "YAML takes this for a comment, not for a part of the row";
    Problem::new(Code::MapForm, comment, message)
        .label("comment")
        .help(format!("put the row in quotes: `'{} {}'`", shorten(row), shorten(rest)))
        .edit(at.union(comment), format!("'{} {}'", quoted(row), quoted(rest)))
}

/// A map in a folded block, at its `>`.
pub(super) fn folded(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "the map needs `|`, not `>`, which runs the rows together")
        .label("rows would run together here")
        .help("write `board: |`")
        .edit(at, "|")
}

/// A map in quotes, in one row; `list` are its rows as a list.
pub(super) fn one_quoted_row(list: String, at: Span) -> Problem {
    Problem::new(Code::MapForm, at, "the map is a quoted string of one row")
        .label("rows end with `\\n`")
        .help(format!("write the rows as a list: `\"board\": {}`", shorten(&list)))
        .edit(at, list)
}

const NO_BAR: &str = "there is no `|` after `board:`";

/// A map without a bar that begins on the line of its key.
pub(super) fn no_bar_on_the_line(at: Span) -> Problem {
    let start = Span::new(at.start as usize, at.start as usize);
    Problem::new(Code::MapForm, at, NO_BAR)
        .label("each row goes on a line of its own")
        .help("write `board: |` and the rows on the lines below it, indented")
        .edit(start, "|\n  ")
}

/// A map without a bar on the lines below its key, behind which is `at`.
pub(super) fn no_bar(at: Span) -> Problem {
    Problem::new(Code::MapForm, at, NO_BAR)
        .label("here")
        .help("write `board: |`; without it the rows run together into one line")
        .edit(at, " |")
}

/// A row without anything in it; `whole` is its line, if that can be deleted.
pub(super) fn blank_row(at: Span, whole: Option<Span>) -> Problem {
    Problem::new(Code::MapForm, at, "a blank row in the map")
        .label("blank")
        .help("delete the line; a row without tiles is a row of `.`")
        .edits(whole.map(|line| (line, String::new())))
}

/// A row that begins elsewhere than the first, which begins in the column `first`; `before` is what stands before its
/// first sign.
pub(super) fn out_of_line(at: Span, before: Span, first: usize) -> Problem {
    let message = "this row does not begin in the same column as the first";
    Problem::new(Code::MapForm, at, message)
        .label("out of line")
        .help("begin all rows in the same column; where a row begins with nothing on the board, write `.`")
        .edit(before, " ".repeat(first))
}

/// A half beside the sign of a double-size tile.
pub(super) fn half_beside_double(at: Span) -> Problem {
    let message = "a double-size tile fills its spaces: there is no room for a half tile";
    Problem::new(Code::MapDouble, at, message).label("no room").help("write `<` or `^` alone in its cell")
}

/// The sign of a double-size tile, `whence` of which no whole tile lies.
pub(super) fn continues_nothing(sign: &str, whence: &str, at: Span) -> Problem {
    let message = format!("`{sign}` continues the tile {whence}, but there is no tile there to continue");
    Problem::new(Code::MapDouble, at, message)
        .label("does not fit")
        .help("write the name of a double-size tile in its west or north cell, and `<` or `^` in the other")
}

/// The sign of a double-size tile beside one that has two spaces already.
pub(super) fn two_spaces_already(at: Span) -> Problem {
    Problem::new(Code::MapDouble, at, "this tile already covers two spaces")
        .label("does not fit")
        .help("a double-size tile covers only two spaces")
}

// Tiles beside one another.

/// A half that would be covered by another, in the same half of its space.
pub(super) fn same_half(space: Space, at: Span, other: Span) -> Problem {
    let help = "two half tiles share a space if their right angles are in opposite corners: nw and se, or ne and sw";
    in_one_space(Code::BoardOverlap, "two half tiles overlap", help, (space, at, other))
}

/// A half in a space with a tile that fills it.
pub(super) fn half_beside_full(full: Shape, space: Space, at: Span, other: Span) -> Problem {
    let message = format!("the long side of a half tile would touch a {}", full.word());
    let help = "a long side can touch only another half tile; give this one a space of its own";
    in_one_space(Code::BoardLongSide, &message, help, (space, at, other))
}

/// Two tiles that fill one space.
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
