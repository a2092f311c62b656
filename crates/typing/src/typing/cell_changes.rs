//! Changes to cells: the text of a space or of a half in it, and a meeple or part added to a tile.

use carcassonne_board::geometry::Corner;
use carcassonne_position::quick::address::{Address, MOST};
use carcassonne_position::quick::named_players::People;
use carcassonne_position::quick::{cell, cell_parts};
use carcassonne_text::{Span, phrase};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::draft::Draft;
use super::problems::typed_cells as cells;

/// The halves of a cell: the cut, and each half with its corner.
pub(super) struct Halves<'c> {
    pub(super) cut: char,
    pub(super) halves: [(Corner, &'c str); 2],
}

impl<'c> Halves<'c> {
    /// Splits a cell into its halves; `None` if it has no cut.
    pub(super) fn from_cell(cell: &'c str) -> Option<Self> {
        let at = cell.find(['/', '\\'])?;
        let (first, rest) = cell.split_at(at);
        let second = rest.get(1..).unwrap_or_default();
        let cut = if rest.starts_with('/') { '/' } else { '\\' };
        let [one, other] = corners(cut);
        Some(Self { cut, halves: [(one, first), (other, second)] })
    }
}

/// Returns the corners of the halves on either side of a cut.
fn corners(cut: char) -> [Corner; 2] {
    if cut == '/' { [Corner::Nw, Corner::Se] } else { [Corner::Sw, Corner::Ne] }
}

/// Returns the cell with a half in one corner and nothing in the other.
fn write_lone_half(corner: Corner, text: &str) -> String {
    match corner {
        Corner::Nw => format!("{text}/."),
        Corner::Se => format!("./{text}"),
        Corner::Sw => format!("{text}\\."),
        Corner::Ne => format!(".\\{text}"),
    }
}

/// Returns `true` if a text adds to a cell: a meeple, or another part.
fn is_addition(text: &str) -> bool {
    text.starts_with(['=', '+'])
}

/// Returns `true` if a text may be a half tile as well as a square one.
fn may_be_half(text: &str) -> bool {
    let id = text.split(['@', '+', '=']).next().unwrap_or(text);
    let is_square = carcassonne_board::tiles::entry(id).is_some_and(|entry| !entry.half);
    !is_square && !text.contains(['/', '\\']) && !matches!(text, "." | "#" | "<" | "^")
}

impl Draft {
    /// Writes a text into a space or a half: `.` clears it, and a text that begins with `=` or `+` is added to its
    /// tile.
    pub(super) fn set(&mut self, at: Address, text: &str) -> Result<(), Sentence> {
        if !at.is_near() {
            return Err(out_of_range_slip(at));
        }
        let cell = self.cell(at.column, at.row).to_owned();
        let fresh = match (at.corner, Halves::from_cell(&cell)) {
            (Some(corner), halves) => change_half(at, corner, &cell, halves.as_ref(), text)?,
            (None, Some(halves)) if is_addition(text) => {
                let lines = halves.halves.iter().filter(|(_, half)| *half != ".");
                let lines = lines.map(|(corner, _)| line(Address { corner: Some(*corner), ..at }, text));
                return Err(phrase!(cells::NoHalfNamed { at, lines: Arg::texts(lines) }));
            }
            (None, Some(halves)) if may_be_half(text) && halves.halves.iter().all(|(_, h)| *h != ".") => {
                let each = halves.halves.iter();
                let lines = each.map(|(corner, _)| line(Address { corner: Some(*corner), ..at }, text));
                return Err(phrase!(cells::TileForTwoHalves { at, lines: Arg::texts(lines) }));
            }
            (None, _) if is_addition(text) => add_to_tile(at, &cell, text)?,
            (None, _) => text.to_owned(),
        };
        // The second space of a double-size tile is cleared with the first.
        if fresh == "." || fresh.contains(['/', '\\']) {
            for (column, row, sign) in [(at.column + 1, at.row, "<"), (at.column, at.row + 1, "^")] {
                if self.cell(column, row) == sign {
                    self.put(column, row, ".".to_owned());
                }
            }
        }
        self.put(at.column, at.row, fresh);
        Ok(())
    }

    /// Returns the place of a space, or of a half in it, in the map; `None` if it is not written there.
    pub(super) fn span_of(&self, at: Address) -> Option<Span> {
        let (_, places) = self.map_with_spans();
        let span = *places.get(at.row)?.get(at.column)?;
        let Some(corner) = at.corner else { return Some(span) };
        let halves = Halves::from_cell(self.cell(at.column, at.row))?;
        let [(one, first), (_, second)] = halves.halves;
        Some(if one == corner {
            span.part(0, first.len())
        } else {
            span.part(first.len() + halves.cut.len_utf8(), second.len())
        })
    }

    /// Returns the tile that is written at a byte of the map; `None` between tiles.
    pub(super) fn tile_at(&self, byte: usize) -> Option<Address> {
        let (_, places) = self.map_with_spans();
        let holds = |span: &Span| span.range().contains(&byte);
        let row = places.iter().position(|row| row.iter().any(holds))?;
        let column = places.get(row)?.iter().position(holds)?;
        let whole = Address { column, row, corner: None };
        let Some(halves) = Halves::from_cell(self.cell(column, row)) else { return Some(whole) };
        let of = halves.halves.iter().map(|(corner, _)| Address { corner: Some(*corner), ..whole });
        of.into_iter().find(|at| self.span_of(*at).is_some_and(|span| holds(&span)))
    }
}

/// Returns the line that writes a text into a space.
fn line(at: Address, text: &str) -> String {
    format!("{at} {text}")
}

/// Returns lines that write each of several parts into a space, with a text behind the part, such as a meeple.
fn with_parts(at: Address, parts: &[&str], text: &str) -> Vec<String> {
    parts.iter().map(|part| line(at, &format!("{part}{text}"))).collect()
}

/// Parts on which a meeple may stand, the likeliest first.
const GROUND: [&str; 8] = ["c", "r", "f", "m", "cN", "cE", "cS", "cW"];

/// Returns the slip of a space that is too far away, or north of the first row.
fn out_of_range_slip(at: Address) -> Sentence {
    if at.row == usize::MAX {
        return cells::NoSuchRow.into();
    }
    phrase!(cells::CellTooFar { at, last: Address { column: MOST - 1, row: MOST - 1, corner: None } })
}

fn change_half(
    at: Address,
    corner: Corner,
    cell: &str,
    halves: Option<&Halves<'_>>,
    text: &str,
) -> Result<String, Sentence> {
    let space = Address { corner: None, ..at };
    if text.contains(['/', '\\']) {
        let lines = Arg::texts([line(space, text)]);
        return Err(phrase!(cells::TwoHalvesForOne { at, text: text.to_owned(), lines }));
    }
    if matches!(text, "<" | "^") {
        return Err(phrase!(cells::HalfOfDouble { lines: Arg::texts([line(space, text)]) }));
    }
    let Some(halves) = halves else {
        return match (cell, is_addition(text)) {
            (".", false) if text != "." => Ok(write_lone_half(corner, text)),
            (".", _) => Err(empty_space_slip(at, text)),
            _ => {
                let half = if is_addition(text) { "f" } else { text };
                let sides = ["", "N", "E", "S", "W"].map(|side| format!("{half}{side}"));
                let all = sides.iter().map(|half| write_lone_half(corner, half));
                let both = all.clone().map(|one| one.replace('.', "f"));
                let ways = both.into_iter().zip(all).flat_map(|(both, one)| [both, one]);
                let lines = Arg::texts(ways.map(|cell| line(space, &cell)));
                Err(phrase!(cells::HalfOnSquare { space, lines }))
            }
        };
    };
    let Some((_, lies)) = halves.halves.iter().find(|(own, _)| *own == corner) else {
        let [one, other] = corners(halves.cut).map(|corner| Address { corner: Some(corner), ..at });
        let lines = [line(one, text), line(other, text), line(space, &write_lone_half(corner, text))];
        return Err(phrase!(cells::OtherCut { space, one, other, lines: Arg::texts(lines) }));
    };
    let fresh = if is_addition(text) { add_to_tile(at, lies, text)? } else { text.to_owned() };
    let [one, other] = halves.halves.map(|(own, half)| if own == corner { fresh.as_str() } else { half });
    Ok(match (one, other) {
        (".", ".") => ".".to_owned(),
        _ => format!("{one}{}{other}", halves.cut),
    })
}

/// Returns the slip of a text that is added to an empty space, or clears it.
fn empty_space_slip(at: Address, text: &str) -> Sentence {
    let is_added = is_addition(text);
    let lines = if is_added { with_parts(at, &GROUND, text) } else { Vec::new() };
    phrase!(cells::EmptySpace { at, cleared: !is_added, lines: Arg::texts(lines) })
}

/// Returns a tile with a meeple or another part added.
fn add_to_tile(at: Address, tile: &str, text: &str) -> Result<String, Sentence> {
    match tile {
        "." => return Err(empty_space_slip(at, text)),
        "#" => {
            let lines = Arg::texts(with_parts(at, &GROUND, text));
            return Err(phrase!(cells::MeepleOnUnknownTile { at, lines }));
        }
        "<" | "^" => return Err(phrase!(cells::SecondSpace { at })),
        _ => {}
    }
    let together = format!("{tile}{text}");
    let Ok(parsed) = cell::read(tile, Span::default(), &mut People::default()) else {
        return Ok(together);
    };
    let stood: Vec<&cell_parts::Part> = parsed.parts.iter().filter(|part| part.kind.feature_word().is_some()).collect();
    if text.starts_with('+') || parsed.printed.is_some() || (parsed.parts.len() == 1 && stood.len() == 1) {
        return Ok(together);
    }
    // Nobody said on which of several parts the meeple stands, and it is not guessed.
    let lines: Vec<String> = stood
        .iter()
        .filter_map(|part| {
            let from = part.span.end as usize;
            let rest = tile.get(from..)?;
            let names = if rest.starts_with('=') { rest.find('+').unwrap_or(rest.len()) } else { 0 };
            let (before, after) = tile.split_at_checked(from + names)?;
            let plus = if after.is_empty() || after.starts_with('+') { "" } else { "+" };
            Some(line(at, &format!("{before}{text}{plus}{after}")))
        })
        .collect();
    let (ground, lines) = match lines.as_slice() {
        [] => ("field", vec![line(at, &format!("{tile}+f{text}"))]),
        [_, ..] => ("parts", lines),
    };
    Err(phrase!(cells::MeepleOnSeveralParts { at, tile: tile.to_owned(), ground, lines: Arg::texts(lines) }))
}

/// Returns the text of a space or of a half in it, for a line that changes it; `.` for a half that is not there.
pub(super) fn cell_text(draft: &Draft, at: Address) -> String {
    let cell = draft.cell(at.column, at.row);
    let halves = Halves::from_cell(cell);
    let half = halves
        .as_ref()
        .and_then(|halves| halves.halves.iter().find(|(corner, _)| Some(*corner) == at.corner).map(|(_, half)| *half));
    match (half, at.corner) {
        (Some(half), _) => half.to_owned(),
        (None, Some(_)) => ".".to_owned(),
        (None, None) => cell.to_owned(),
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_base::case_table::table_rows;
    use carcassonne_text::Problem;

    use super::*;
    use crate::typing::problems::LINES;

    fn set(map: &str, at: &str, text: &str) -> Result<String, Sentence> {
        let mut draft = Draft::new(map, &[]);
        draft.set(Address::read(at).expect("a space"), text)?;
        draft.trim();
        Ok(draft.map())
    }

    #[test]
    fn a_cell_is_changed_and_the_board_grows() {
        for [map, at, text, then] in table_rows(include_str!("cell_changes.made.tsv")) {
            assert_eq!(set(map, at, text).ok().as_deref(), Some(then), "{map}: {at} {text}");
        }
    }

    #[test]
    fn what_is_not_said_is_not_guessed() {
        for [map, at, text, help] in table_rows(include_str!("cell_changes.refused.tsv")) {
            let slip = set(map, at, text).expect_err(map);
            let first = match slip.arg(LINES) {
                Some(Arg::List(lines)) => lines.first().cloned(),
                _ => None,
            };
            let first = first.unwrap_or_else(|| Problem::of(Span::default(), slip.clone()).help().into());
            assert_eq!(first, Arg::from(help.to_owned()), "{map}: {at} {text}");
        }
        assert!(set("f", "zzz9", "f").is_err() && set("f", "a0", "f").is_err());
    }
}
