//! A scenario as written: the meaning of each tile on the board, and a tree of all the rest.

use std::collections::BTreeMap;
use std::sync::Arc;

use carcassonne_oracle::inside::geometry::{Axis, Corner, Shape, Space};
use carcassonne_oracle::inside::scenario::TileIx;
use carcassonne_oracle::inside::text::{SourceText, parse};
use carcassonne_oracle::inside::verdict::Case;

use super::tree::Tree;

/// The description of a tile in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// An unknown tile (`#`).
    Hash,
    /// A printed tile by its id, and its clockwise quarter turns.
    Printed(String, u8),
    /// The notation, and the clockwise quarter turns of what it describes.
    Written(Tree, u8),
}

/// A tile on the board.
#[derive(Debug, Clone)]
pub(crate) struct PlacedTile {
    /// The name, which other tiles may share.
    pub(crate) name: String,
    /// The first space of the tile.
    pub(crate) at: Space,
    pub(crate) shape: Shape,
    /// The description of the tile.
    pub(crate) meaning: Meaning,
}

/// A legal scenario.
#[derive(Debug)]
pub(crate) struct Original {
    /// The text as written.
    pub(crate) text: String,
    /// The case that the program read.
    pub(crate) case: Case,
    /// The tiles on the board.
    pub(crate) tiles: BTreeMap<TileIx, PlacedTile>,
    /// The definitions under `tiles`, by name.
    pub(crate) meanings: BTreeMap<String, Tree>,
    /// Every other key.
    pub(crate) other_keys: Vec<(String, Tree)>,
}

/// Opens a text as a case; returns the codes of its problems if it is refused.
pub(crate) fn open(text: &str) -> Result<Case, Vec<&'static str>> {
    let source = SourceText::new("case.yaml", text.into()).map(Arc::new);
    let source = source.map_err(|_| vec!["no text"])?;
    Case::open(&source).map_err(|refused| {
        let mut codes: Vec<_> = refused.problems().map(|p| p.code.word()).collect();
        codes.sort_unstable();
        codes
    })
}

impl Original {
    /// Reads a scenario; returns the codes of its problems if it is refused.
    pub(crate) fn read(text: &str) -> Result<Self, Vec<&'static str>> {
        let case = open(text)?;
        let source = SourceText::new("case.yaml", text.into()).expect("text");
        let tree = Tree::from_node(&parse(&source).expect("what was judged is YAML"));
        let meanings = tree.get("tiles").map(parse_meanings).unwrap_or_default();
        // Questions about the game itself need no board.
        let placed_tiles = match tree.get("board") {
            None => Vec::new(),
            Some(Tree::Word(map)) => read_map(map, &meanings),
            Some(board @ (Tree::List(_) | Tree::Map(_) | Tree::Nothing)) => {
                board.items().iter().map(|entry| read_list_entry(entry, &meanings)).collect()
            }
        };
        let tiles: BTreeMap<TileIx, PlacedTile> = placed_tiles
            .into_iter()
            .map(|tile| {
                let is_there = |ix: &TileIx| {
                    let placed = case.scenario.board.placed(*ix);
                    (placed.at, placed.shape) == (tile.at, tile.shape)
                };
                (case.scenario.board.all().find(is_there).expect("the program read the tile"), tile)
            })
            .collect();
        assert_eq!(tiles.len(), case.scenario.board.len(), "every tile of the board was found");
        let is_other_key = |(key, _): &(String, Tree)| key != "board" && key != "tiles";
        let other_keys = tree.entries().iter().filter(|entry| is_other_key(entry)).cloned().collect();
        Ok(Self { text: text.to_owned(), case, tiles, meanings, other_keys })
    }

    /// Returns the meaning of a word in place of a tile that has `quarters` clockwise quarter turns.
    pub(crate) fn meaning(&self, word: &str, quarters: u8) -> Meaning {
        parse_meaning(word, quarters, &self.meanings)
    }
}

/// Returns the definition of each name; several names may share one.
fn parse_meanings(tiles: &Tree) -> BTreeMap<String, Tree> {
    let entries = tiles.entries().iter();
    entries.flat_map(|(names, tree)| names.split_whitespace().map(|n| (n.to_owned(), tree.clone()))).collect()
}

fn parse_meaning(word: &str, quarters: u8, meanings: &BTreeMap<String, Tree>) -> Meaning {
    match meanings.get(word) {
        _ if word == "#" => Meaning::Hash,
        Some(Tree::Word(printed)) => parse_meaning(printed, quarters, &BTreeMap::new()),
        Some(notation) => Meaning::Written(notation.clone(), quarters),
        None => {
            let (id, turned) = word.split_once('@').unwrap_or((word, "0"));
            let turned = turned.parse::<u16>().expect("a turn in degrees") / 90;
            let turned = u8::try_from(turned).expect("a turn in quarters");
            Meaning::Printed(id.to_owned(), (turned + quarters) % 4)
        }
    }
}

/// Returns the tiles of a map.
fn read_map(map: &str, meanings: &BTreeMap<String, Tree>) -> Vec<PlacedTile> {
    let mut tiles: Vec<PlacedTile> = Vec::new();
    for (row, line) in (0..).zip(map.lines()) {
        for (column, cell) in (0..).zip(line.split_whitespace()) {
            let at = Space::new(column, row);
            let mut add_tile = |word: &str, shape| {
                if word != "." {
                    let name = word.split('@').next().unwrap_or(word).to_owned();
                    tiles.push(PlacedTile { name, at, shape, meaning: parse_meaning(word, 0, meanings) });
                }
            };
            if let Some((x, y)) = cell.split_once('/') {
                add_tile(x, Shape::Half(Corner::Nw));
                add_tile(y, Shape::Half(Corner::Se));
            } else if let Some((x, y)) = cell.split_once('\\') {
                add_tile(x, Shape::Half(Corner::Sw));
                add_tile(y, Shape::Half(Corner::Ne));
            } else if cell == "<" || cell == "^" {
                let (first, axis) = match cell {
                    "<" => (Space::new(column - 1, row), Axis::EastWest),
                    _ => (Space::new(column, row - 1), Axis::NorthSouth),
                };
                let double = tiles.iter_mut().find(|laid| laid.at == first);
                double.expect("a tile that is continued").shape = Shape::Double(axis);
            } else {
                add_tile(cell, Shape::Square);
            }
        }
    }
    tiles
}

/// Returns the tile of an entry of a board that is a list.
fn read_list_entry(entry: &Tree, meanings: &BTreeMap<String, Tree>) -> PlacedTile {
    let space = |key| entry.get(key).and_then(Tree::column_and_row).map(|(c, r)| Space::new(c, r));
    let at = space("at").expect("where it lies");
    let name = entry.get("name").and_then(Tree::text);
    let tile = entry.get("tile");
    let turn = entry.get("turn").and_then(Tree::text).map_or(0, |t| t.parse::<u16>().unwrap_or(0));
    let quarters = u8::try_from(turn / 90).expect("a turn in quarters");
    let word = tile.and_then(Tree::text).or(name);
    let shape = match (entry.get("corner").and_then(Tree::text), space("to")) {
        (Some(word), _) => {
            let corner = Corner::ALL.into_iter().find(|c| c.word() == word);
            Shape::Half(corner.expect("a corner"))
        }
        (None, Some(to)) if to.row == at.row => Shape::Double(Axis::EastWest),
        (None, Some(_)) => Shape::Double(Axis::NorthSouth),
        (None, None) => Shape::Square,
    };
    let meaning = match (tile, word) {
        (Some(notation @ Tree::Map(_)), _) => Meaning::Written(notation.clone(), quarters),
        (_, Some(word)) => parse_meaning(word, quarters, meanings),
        (_, None) => Meaning::Hash,
    };
    let id = || word.and_then(|w| w.split('@').next()).unwrap_or("#").to_owned();
    PlacedTile { name: name.map_or_else(id, str::to_owned), at: at.min(space("to").unwrap_or(at)), shape, meaning }
}
