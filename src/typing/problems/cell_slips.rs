//! Slips of a line on a cell, each with lines that say what may be meant.

use super::advice::{Advice, Slip};
use crate::geometry::Corner;
use crate::scenario::quick::address::Address;
use crate::text::shorten;

/// Returns the line that writes a text into a space.
fn line(at: Address, text: &str) -> String {
    format!("{at} {text}")
}

// Slips of the name of a cell.

/// Builds the slip of a change that does not begin with its cell, or has it in two words.
pub(in crate::typing) fn begins_with_its_cell(lines: Vec<String>) -> Slip {
    let advice = Advice::write(lines, "the cell comes first, and then what is there");
    Slip::new("a change begins with its cell, in one word", "which cell?", advice)
}

/// Builds the slip of a word that is not a cell where one comes first.
pub(in crate::typing) fn no_cell(word: &str) -> Slip {
    let advice = Advice::from_sentence("each change begins with its cell: `b1 c*=r, a2 f`");
    Slip::new(format!("`{}` is not a place on the board", shorten(word)), "no cell", advice)
}

/// Builds the slip of a corner that no half tile has; `rest` is the text behind the cell.
pub(in crate::typing) fn no_corner(corner: &str, space: Address, rest: &str) -> Slip {
    let lines = Corner::ALL.into_iter().map(|c| format!("{space}{} {rest}", c.word()));
    let advice = Advice::write(lines, "the corners of a half tile are nw, ne, sw and se");
    Slip::new(format!("`{corner}` is not a corner of {space}"), "which half?", advice)
}

/// Builds the slip of a row above the first.
pub(in crate::typing) fn no_such_row() -> Slip {
    let advice = Advice::from_sentence("type `north` for a row above the first, and then what is in row 1");
    Slip::new("rows are counted from 1", "no such row", advice)
}

/// Builds the slip of a space beyond `last`.
pub(in crate::typing) fn too_far(at: Address, last: Address) -> Slip {
    let advice = Advice::from_sentence(format!(
        "here it extends to {last} at most: a larger one needs a file, `oracle explain board`"
    ));
    Slip::new(format!("the board would extend to {at}"), "too far", advice)
}

// Slips of the form of a change.

/// Builds the slip of a comma or another sign behind a cell; `rest` is the text after it.
pub(in crate::typing) fn sign_behind(sign: &str, at: Address, rest: &str) -> Slip {
    let advice = Advice::write([line(at, rest)], "put a space after the cell");
    needless_sign(sign, advice)
}

/// Builds the slip of `=` or another sign between a cell and its text; `lines` are without it.
pub(in crate::typing) fn sign_between(sign: &str, lines: impl Iterator<Item = String>) -> Slip {
    let lead = "type the cell and what is there: ";
    needless_sign(sign, Advice::from_lines(lead, lines, "put a space between them"))
}

fn needless_sign(sign: &str, advice: Advice) -> Slip {
    Slip::new(format!("`{sign}` between the cell and what is there"), "not needed", advice)
}

/// Builds the slip of two words that belong together; `line` has them as one.
pub(in crate::typing) fn space_between(first: &str, second: &str, line: String) -> Slip {
    let advice = Advice::write([line], "a cell is one word");
    Slip::new(format!("a space between `{first}` and `{second}`"), "one word", advice)
}

/// Builds the slip of `=` right behind a cell and before a part.
pub(in crate::typing) fn no_player(part: &str, lines: Vec<String>) -> Slip {
    let advice = Advice::write(lines, "put a space after the cell");
    let message = format!("`=` comes before a player, and `{}` is none", shorten(part));
    Slip::new(message, "a part?", advice)
}

/// The likely cause of one cell too many, with the line that avoids it.
pub(in crate::typing) enum ExtraCell {
    /// Spaces around the cut of halves, or before `=`; the line without them.
    Apart(String),
    /// Sides apart from their part; the line with both in one word.
    Sides(String),
    /// Cells without commas between them; the line with commas.
    Cells(String),
}

/// Builds the slip of one cell too many; `how` is its likely cause.
pub(in crate::typing) fn one_cell_too_many(extra: &str, how: ExtraCell) -> Slip {
    let (lead, line, otherwise) = match how {
        ExtraCell::Apart(line) => ("type it without spaces: ", line, "type it without spaces"),
        ExtraCell::Sides(line) => ("type it without a space: ", line, "sides come right after their part"),
        ExtraCell::Cells(line) => (
            "name each cell, with commas between them: ",
            line,
            "name each cell, with commas between them; or draw the whole map",
        ),
    };
    let advice = Advice::from_lines(lead, [line], otherwise);
    Slip::new(format!("`{}` is one cell too many", shorten(extra)), "too many", advice)
}

// Slips of the text of a cell.

/// Builds the slip of a cell without a text. `is` is the present text, `None` for an empty space; `is_asked` is set if
/// a question names the cell, so that clearing it is not offered.
pub(in crate::typing) fn nothing_said(at: Address, is: Option<&str>, is_asked: bool) -> Slip {
    let advice = match is.map(shorten) {
        None => {
            let shows = ["f=r", "c=r", "r=r", "m=r", "cN=r", "#"].map(|text| line(at, text));
            Advice::from_lines("type what is there, like ", shows, "type what is there")
        }
        Some(is) if is_asked => Advice::from_sentence(format!("type `{at} {is}` with your changes")),
        Some(is) => Advice::from_sentence(format!("type `{at} {is}` with your changes, or `{at} .` to clear it")),
    };
    Slip::new(format!("the line does not say what is at {at}"), "what is there?", advice)
}

/// Builds the slip of a word that is not a part of a tile; `line` has the part that is meant.
pub(in crate::typing) fn no_part(word: &str, line: String) -> Slip {
    let otherwise = format!("write `{line}`");
    let message = format!("`{}` is not part of a tile", shorten(word));
    Slip::new(message, "unknown part", Advice::write([line], otherwise))
}

// Slips of double-size tiles.

/// Builds the slip of a double-size tile in one cell; `is_shown` is set if the sign of its second cell was typed.
pub(in crate::typing) fn takes_two_cells(lines: Vec<String>, is_shown: bool) -> Slip {
    let otherwise = if is_shown { "name both cells" } else { "write `c1 <` for its second cell" };
    let advice = Advice::write(lines, otherwise);
    Slip::new("a double-size tile takes two cells", "which cells?", advice)
}

/// Builds the slip of a meeple or part for the second space of a double-size tile.
pub(in crate::typing) fn second_space(at: Address) -> Slip {
    let advice = Advice::from_sentence("name the first space of the tile");
    let message = format!("{at} is the second space of a double-size tile");
    Slip::new(message, "not its first", advice)
}

// Slips of half tiles.

/// Builds the slip of a meeple or part for a space with half tiles; `halves` has a line for each of them.
pub(in crate::typing) fn on_which_half(at: Address, halves: Vec<String>) -> Slip {
    let advice = Advice::from_lines("type ", halves, "name the half tile with its corner");
    Slip::new(format!("there are half tiles at {at}"), "on which half?", advice)
}

/// Builds the slip of a tile in place of two halves, or of one of them; `halves` has a line for each.
pub(in crate::typing) fn which_half(at: Address, halves: Vec<String>) -> Slip {
    let advice = Advice::from_lines(
        "for a square tile clear the space first; for one of them type ",
        halves,
        "name the half tile with its corner, or clear the space for a square tile",
    );
    Slip::new(format!("there are two half tiles at {at}"), "which of them?", advice)
}

/// Builds the slip of two half tiles in the place of one.
pub(in crate::typing) fn two_in_one(at: Address, whole: Address, text: &str) -> Slip {
    let advice = Advice::from_lines("type ", [line(whole, text)], "type the whole space");
    let message = format!("{at} is one half tile, but `{}` is two", shorten(text));
    Slip::new(message, "two half tiles", advice)
}

/// Builds the slip of the second space of a double-size tile in the place of a half tile.
pub(in crate::typing) fn half_of_double(whole: Address, text: &str) -> Slip {
    let advice = Advice::from_lines("type ", [line(whole, text)], "it needs a space of its own");
    Slip::new("a half tile has no second space", "of a double-size tile", advice)
}

/// Builds the slip of a half tile where a square one lies; `cells` are those with half tiles.
pub(in crate::typing) fn square_there(whole: Address, cells: impl Iterator<Item = String>) -> Slip {
    let advice = Advice::from_lines(
        "for half tiles type the whole space: ",
        cells.map(|cell| line(whole, &cell)),
        "for half tiles type the whole space, both of them",
    );
    Slip::new(format!("a square tile fills {whole}"), "no half tiles here", advice)
}

/// Builds the slip of a corner where the half tiles are cut the other way.
pub(in crate::typing) fn cut_otherwise(
    whole: Address,
    [one, other]: [Address; 2],
    lines: impl IntoIterator<Item = String>,
) -> Slip {
    let advice = Advice::from_lines("type ", lines, "type the whole space, with its cut");
    let message = format!("the half tiles of {whole} are {one} and {other}");
    Slip::new(message, "cut the other way", advice)
}

// Slips of meeples and parts on a tile.

/// Builds the slip of a text for an empty space; `lines` have something there to add it to, `None` if the text clears
/// it.
pub(in crate::typing) fn nothing_there(at: Address, lines: Option<Vec<String>>) -> Slip {
    let advice = match lines {
        Some(lines) => Advice::from_lines("type what else is there: ", lines, "say what else is there"),
        None => Advice::from_sentence("type another line"),
    };
    Slip::new(format!("there is nothing at {at}"), "an empty space", advice)
}

/// Builds the slip of a meeple or part for an unknown tile, `#`; `lines` say what it shows.
pub(in crate::typing) fn unknown_tile(at: Address, lines: Vec<String>) -> Slip {
    let advice = Advice::from_lines("type what it shows: ", lines, "say what it shows");
    Slip::new(format!("{at} is an unknown tile"), "on what?", advice)
}

/// Builds the slip of a meeple on a tile of several parts; `lines` has one for each part on which it may stand, and
/// `field` adds a field if there is none.
pub(in crate::typing) fn on_which_part(at: Address, tile: &str, lines: Vec<String>, field: String) -> Slip {
    let advice = if lines.is_empty() {
        Advice::from_lines("type what is there: ", [field], "say what it is on")
    } else {
        Advice::from_lines("type ", lines, "say on which of them")
    };
    let message = format!("{at} is `{}`: several parts", shorten(tile));
    Slip::new(message, "on which of them?", advice)
}
