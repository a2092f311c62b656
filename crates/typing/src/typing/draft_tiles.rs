//! The tiles of a draft, each with its text and the parts that can be read in it, even if the draft cannot be opened.

use carcassonne_board::geometry::{Axis, Corner, Shape, Space};
use carcassonne_board::tiles::{Road, RoadEnd, Tile};
use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::cell_parts::{Kind, Part};
use carcassonne_position::quick::joining::{Cell, Face};
use carcassonne_position::quick::named_players::{People, letter};
use carcassonne_position::quick::{read_cells, tile_words};
use carcassonne_position::{Board, TileIx};
use carcassonne_text::Span;
use serde::Serialize;

use super::cell_changes::Halves;
use super::draft::Draft;

/// A tile of a draft, or of a board in the form of a draft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DraftTile {
    /// The space of the tile, or the first of two: `b2`, and for a half tile with its corner, `b2sw`.
    pub at: String,
    /// The column of that space, from 0.
    pub column: usize,
    /// The row of that space, from 0.
    pub row: usize,
    /// The corner of a half tile; `None` for other tiles.
    pub corner: Option<&'static str>,
    /// The number of spaces that the tile covers.
    pub covers: usize,
    /// Set if the second space is south of the first, not east.
    pub stands: bool,
    /// The text of the tile; `None` on a board that is not a draft.
    pub text: Option<String>,
    /// The text with every side named; `None` if it cannot be read, or on a board that is not a draft.
    pub named: Option<String>,
    /// The id of a printed tile, in a draft with its turn: `E@90`; `None` for other tiles.
    pub printed: Option<String>,
    /// Set if the tile does not matter, `#`.
    pub any: bool,
    /// The parts of the tile: those that are written; for a printed tile or one of a board, all that it shows, with its
    /// fields.
    pub parts: Vec<DraftPart>,
}

/// A part of a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DraftPart {
    /// The kind of part: `city`.
    pub kind: &'static str,
    /// The sides, `NE`, written or found by joining; for a field, its half-edges as written, or the first on a printed
    /// tile.
    pub sides: String,
    /// The sides as they are written, for a monastery the letter of its kind; empty if there are none.
    pub written: String,
    /// The number of coats of arms.
    pub coats: usize,
    /// Set if an inn stands by the part, or a cathedral in it.
    pub built: bool,
    /// The meeples on the part.
    pub meeples: Vec<DraftMeeple>,
}

/// A meeple on a part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DraftMeeple {
    /// The player: `red`.
    pub who: String,
    /// The letter of the player's colour; the name if the player has no colour.
    pub letter: String,
    /// Set if the meeple is a large one.
    pub large: bool,
}

impl Draft {
    /// Returns the tiles, row by row.
    pub fn tiles(&self) -> Vec<DraftTile> {
        let (map, places) = self.map_with_spans();
        let texts: Vec<(&str, usize)> = places
            .iter()
            .map(|row| match (row.first(), row.last()) {
                (Some(first), Some(last)) => {
                    let (from, to) = (first.range().start, last.range().end);
                    (map.get(from..to).unwrap_or_default(), from)
                }
                _ => (".", 0),
            })
            .collect();
        let (cells, people) = read_cells(&texts);
        let mut tiles = Vec::new();
        for (row, texts) in self.rows.iter().enumerate() {
            for (column, text) in texts.iter().enumerate() {
                if matches!(text.as_str(), "." | "<" | "^") {
                    continue;
                }
                let space = Address { column, row, corner: None };
                let Some(halves) = Halves::from_cell(text) else {
                    tiles.push(self.tile(space, text, &cells, &people));
                    continue;
                };
                for (corner, half) in halves.halves.into_iter().filter(|(_, half)| *half != ".") {
                    let at = Address { corner: Some(corner), ..space };
                    tiles.push(self.tile(at, half, &cells, &people));
                }
            }
        }
        tiles
    }

    /// Returns the numbers of columns and rows.
    pub fn extent(&self) -> (usize, usize) {
        (self.columns(), self.rows.len())
    }

    /// Returns the tiles in a span of the draft's text, each by its space; none for a span in a question or of the
    /// whole map.
    pub fn tiles_in(&self, span: Span) -> Vec<String> {
        let (map, places) = self.map_with_spans();
        if map.is_empty() || span.range().len() >= map.len() {
            return Vec::new();
        }
        let meets =
            |own: &Span| own.start < span.end && span.start < own.end || own.range().contains(&(span.start as usize));
        let mut found = Vec::new();
        for (row, spans) in places.iter().enumerate() {
            for (column, _) in spans.iter().enumerate().filter(|(_, own)| meets(own)) {
                let space = Address { column, row, corner: None };
                let halves = Halves::from_cell(self.cell(column, row)).map(|halves| halves.halves);
                let halves = halves.into_iter().flatten().filter(|(_, half)| *half != ".");
                let addresses = halves.map(|(corner, _)| Address { corner: Some(corner), ..space });
                let met_halves = addresses.filter(|at| self.span_of(*at).as_ref().is_some_and(meets));
                let names: Vec<String> = met_halves.map(|at| at.to_string()).collect();
                // A problem of the cut is about the whole space.
                if names.is_empty() { found.push(space.to_string()) } else { found.extend(names) }
            }
        }
        found
    }

    fn tile(&self, at: Address, text: &str, cells: &[Cell], people: &People) -> DraftTile {
        let name = at.to_string();
        let cell = cells.iter().find(|cell| cell.name == name);
        let second = |column, row, sign| self.cell(column, row) == sign;
        let lies = at.corner.is_none() && second(at.column + 1, at.row, "<");
        let stands = at.corner.is_none() && !lies && second(at.column, at.row + 1, "^");
        DraftTile {
            corner: at.corner.map(Corner::word),
            column: at.column,
            row: at.row,
            covers: if lies || stands { 2 } else { 1 },
            stands,
            text: Some(text.to_owned()),
            named: cell.map(|cell| tile_words::write_cell(cell, people)),
            any: text == "#",
            printed: cell.and_then(|cell| match &cell.face {
                Face::Printed(id, ..) => Some(id.clone()),
                Face::Own(_) | Face::Hash => None,
            }),
            parts: match cell.map(|cell| &cell.face) {
                Some(Face::Own(parts)) => describe_parts(parts, people),
                Some(Face::Printed(_, tile, stood)) => {
                    let mut parts = describe_tile(tile);
                    place_meeples(&mut parts, describe_parts(stood, people));
                    parts
                }
                Some(Face::Hash) | None => Vec::new(),
            },
            at: name,
        }
    }
}

fn describe_parts(parts: &[Part], people: &People) -> Vec<DraftPart> {
    let part = |part: &Part| DraftPart {
        kind: part.kind.word(),
        sides: if part.written.is_empty() { part.sides.to_string() } else { part.written.clone() },
        written: part.written.clone(),
        coats: part.coats,
        built: part.built,
        meeples: part
            .who
            .iter()
            .map(|who| {
                let name = people.name(*who);
                let short = letter(name).map_or_else(|| name.to_owned(), String::from);
                DraftMeeple { who: name.to_owned(), letter: short, large: who.large }
            })
            .collect(),
    };
    parts.iter().map(part).collect()
}

fn describe_tile(tile: &Tile) -> Vec<DraftPart> {
    let part = |kind: Kind, sides: String, coats: u32, built: bool| DraftPart {
        kind: kind.word(),
        sides,
        written: String::new(),
        coats: usize::try_from(coats).unwrap_or(usize::MAX),
        built,
        meeples: Vec::new(),
    };
    let cities = tile.cities.iter().map(|city| part(Kind::City, city.sides.to_string(), city.coats, city.cathedral));
    let road = |road: &Road| {
        let kind = match road.end {
            RoadEnd::Plain | RoadEnd::Ferry => Kind::Road,
            RoadEnd::Gate => Kind::Gate,
            RoadEnd::Crossing => Kind::Crossing,
            RoadEnd::Bridge => Kind::Bridge,
        };
        part(kind, road.sides.to_string(), 0, road.inn)
    };
    let bare_part = |kind: Kind| part(kind, String::new(), 0, false);
    let symbols = tile.symbols.iter().filter_map(|symbol| Kind::from_symbol(*symbol)).map(bare_part);
    let fields = tile.fields.iter().map(|field| part(Kind::Field, field.name(), 0, false));
    let roads = tile.roads.iter().map(road);
    let monastery = tile.monastery.map(|kind| {
        let letter = kind.letter().map(String::from).unwrap_or_default();
        DraftPart { written: letter, ..bare_part(Kind::Monastery) }
    });
    cities.chain(roads).chain(monastery).chain(symbols).chain(fields).collect()
}

/// Moves meeples from the parts that a cell names to the parts of the tile that are meant; adds a part that is not
/// there.
fn place_meeples(parts: &mut Vec<DraftPart>, stood: Vec<DraftPart>) {
    for named in stood {
        let is_named_part = |part: &&mut DraftPart| {
            let of = |kind: &str| matches!(kind, "road" | "gate" | "crossing" | "bridge");
            let same = part.kind == named.kind || (of(part.kind) && of(named.kind));
            same && (part.kind == Kind::Monastery.word() || part.sides.contains(&named.written))
        };
        match parts.iter_mut().find(is_named_part) {
            Some(part) => part.meeples.extend(named.meeples),
            None => parts.push(named),
        }
    }
}

impl DraftTile {
    /// Returns the tiles of a board in the form of a draft, without meeples, and the numbers of columns and rows;
    /// nothing for a board of more than `most` columns or rows.
    ///
    /// The first column and row are those of the tiles farthest west and north.
    pub fn from_board(board: &Board, most: usize) -> (Vec<Self>, (usize, usize)) {
        let spaces = || board.all().flat_map(|ix| board.placed(ix).shape.spaces(board.placed(ix).at));
        let columns = || spaces().map(|space| i64::from(space.column));
        let rows = || spaces().map(|space| i64::from(space.row));
        let extent = |from: Option<i64>, to: Option<i64>| {
            let count = usize::try_from(to? - from? + 1).ok()?;
            (count <= most).then_some((from?, count))
        };
        let wide = extent(columns().min(), columns().max());
        let high = extent(rows().min(), rows().max());
        let (Some((west, wide)), Some((north, high))) = (wide, high) else {
            return (Vec::new(), (0, 0));
        };
        let from = |n: i32, first: i64| usize::try_from(i64::from(n) - first).unwrap_or(0);
        let address = |at: Space| (from(at.column, west), from(at.row, north));
        (board.all().map(|ix| Self::from_placed(board, ix, address)).collect(), (wide, high))
    }

    fn from_placed(board: &Board, ix: TileIx, address: impl Fn(Space) -> (usize, usize)) -> Self {
        let placed = board.placed(ix);
        let (column, row) = address(placed.at);
        let corner = match placed.shape {
            Shape::Half(corner) => Some(corner),
            Shape::Square | Shape::Double(_) => None,
        };
        Self {
            at: Address { column, row, corner }.to_string(),
            column,
            row,
            corner: corner.map(Corner::word),
            covers: placed.shape.spaces(placed.at).count(),
            stands: placed.shape == Shape::Double(Axis::NorthSouth),
            text: None,
            named: None,
            printed: board.printed(ix).map(|entry| entry.id.to_owned()),
            any: board.is_hash(ix),
            parts: board.tile(ix).map(describe_tile).unwrap_or_default(),
        }
    }
}
