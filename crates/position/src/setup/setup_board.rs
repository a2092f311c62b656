//! The board of a setup and the meanings of its tiles: how both are read and written.

use std::sync::Arc;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_board::geometry::{Axis, Corner, Shape, Space};
use carcassonne_text::{MapEntries, Node, Problems, Span, Value};
use serde_json::{Value as Json, json};

use super::key_schema::SchemaParts;
use super::value::{Key, SetupValue};
use crate::laying::board_map::BoardMap;
use crate::laying::map_tile::{MapTile, TileReference};
use crate::tiles::definitions::{self, Definition, Definitions};
use crate::tiles::meaning::{self, Meaning};

/// The board of a setup.
#[derive(Debug, Clone, Default)]
pub struct SetupBoard {
    /// The value of its key, until it is drawn; entries of a list may have been taken out of it.
    pub written: Option<Node>,
    /// The tiles, once they are drawn.
    pub drawn: BoardMap,
    /// Set if the tiles are written as a list even where a map can show them.
    pub is_listed: bool,
}

/// Two boards are equal if the same tiles lie in the same spaces, in whatever form they are written.
impl PartialEq for SetupBoard {
    fn eq(&self, other: &Self) -> bool {
        self.drawn.tiles == other.drawn.tiles
    }
}

impl SetupBoard {
    /// Returns the meaning of a tile as it is written, before the tile's own turn; `None` for an unknown tile.
    pub fn meaning(tile: &MapTile, definitions: &Definitions) -> Option<Meaning> {
        match &tile.reference {
            TileReference::Hash => None,
            TileReference::Meant(meaning) => Some((**meaning).clone()),
            TileReference::Named(word) => Some(match definitions.get(word.as_ref()) {
                Some(definition) => definition.meaning.clone(),
                None => meaning::read_printed(word, tile.span, &mut Problems::new()),
            }),
        }
    }

    /// Puts the meanings that tiles with a name of their own have in place under that name, where no other tile has it.
    pub fn name_meanings(&mut self, definitions: &mut Definitions) {
        for tile in &mut self.drawn.tiles {
            let Some(name) = tile.name.clone().filter(|name| tile.reference != TileReference::Named(Arc::clone(name)))
            else {
                continue;
            };
            let is_named = Self::meaning(tile, definitions).is_some_and(|meaning| definitions.define(&name, &meaning));
            if is_named {
                tile.reference = TileReference::Named(name);
            }
        }
    }

    /// Makes the board of tiles in the order of a map.
    pub fn from_tiles(tiles: Vec<MapTile>) -> Self {
        Self { drawn: BoardMap { tiles, ..BoardMap::default() }, ..Self::default() }
    }
}

impl SetupValue for SetupBoard {
    fn read(node: &Node, _: Key, _: &mut Problems) -> Option<Self> {
        Some(Self { written: Some(node.clone()), ..Self::default() })
    }

    fn if_left_out() -> Option<Self> {
        Some(Self::default())
    }

    /// Returns the rows of a map; a list of the tiles if one lies west or north of the first space, is turned in its place,
    /// or shares its space.
    fn to_node(&self) -> Option<Node> {
        let tiles = &self.drawn.tiles;
        if tiles.is_empty() {
            return self.written.clone();
        }
        let items: Vec<Node> = match map_rows(tiles).filter(|_| !self.is_listed) {
            Some(rows) => rows.into_iter().map(|row| Node::word(row, Span::default())).collect(),
            None => tiles.iter().map(write_tile).collect(),
        };
        Some(Node::list(items, Span::default()))
    }

    /// Returns no form: the file of the schema has it.
    fn schema(_: &mut SchemaParts) -> Json {
        json!({})
    }
}

impl SetupValue for Definitions {
    fn read(node: &Node, _: Key, problems: &mut Problems) -> Option<Self> {
        Some(definitions::read(Some(node), problems))
    }

    fn if_left_out() -> Option<Self> {
        Some(Self::default())
    }

    fn read_entry(fields: &MapEntries<'_>, key: Key, problems: &mut Problems) -> Option<Self> {
        let mut read = definitions::read(fields.get(key.word), problems);
        // A key that is not known may be meant as this one.
        read.is_incomplete |= fields.get(key.word).is_none() && fields.has_unguessed_key();
        Some(read)
    }

    fn to_node(&self) -> Option<Node> {
        let mut all: Vec<(&String, &Definition)> = self.iter().collect();
        sort_by_key(&mut all, |(_, definition)| definition.number);
        let entries = all
            .into_iter()
            .filter_map(|(name, definition)| Some((Node::word(name, Span::default()), definition.meaning.to_node()?)));
        let entries: Vec<(Node, Node)> = entries.collect();
        (!entries.is_empty()).then(|| Node { span: Span::default(), value: Value::Map(entries) })
    }

    /// Returns no form: the file of the schema has it.
    fn schema(_: &mut SchemaParts) -> Json {
        json!({})
    }
}

/// Returns a tile as an entry of a list.
fn write_tile(tile: &MapTile) -> Node {
    let word = |text: &str| Node::word(text, Span::default());
    let space =
        |at: Space| Node::list([at.column, at.row].map(|number| word(&number.to_string())).into(), Span::default());
    let name = tile.name.as_deref().map(word);
    let reference = match &tile.reference {
        TileReference::Hash => Some(word("#")),
        TileReference::Named(name) if tile.name.as_ref() == Some(name) => None,
        TileReference::Named(name) => Some(word(name)),
        TileReference::Meant(meaning) => meaning.to_node(),
    };
    let corner = match tile.shape {
        Shape::Half(corner) => Some(word(corner.word())),
        Shape::Square | Shape::Double(_) => None,
    };
    let entries = [
        ("name", name),
        ("tile", reference),
        ("at", Some(space(tile.at))),
        ("turn", tile.turn.filter(|turn| *turn > 0).map(|turn| word(&(u16::from(turn) * 90).to_string()))),
        ("corner", corner),
        ("to", tile.shape.spaces(tile.at).nth(1).map(space)),
    ];
    Node::map(entries.into_iter().filter_map(|(key, value)| Some((key, value?))).collect(), Span::default())
}

/// A cell of the map: the text before its cut, the cut, and the text behind it. A square tile has only the first.
type Cell = [String; 3];

/// Returns the rows of the map, their cells below one another; `None` if a map cannot show the tiles.
fn map_rows(tiles: &[MapTile]) -> Option<Vec<String>> {
    let grid = draw_grid(tiles)?;
    let grid: Vec<Vec<String>> = grid.iter().map(|row| row.iter().map(write_cell).collect()).collect();
    let mut widths = vec![0; grid.iter().map(Vec::len).max().unwrap_or(0)];
    for row in &grid {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        // A row without a tile is still a row.
        if cells.is_empty() { ".".to_owned() } else { cells.join("  ") }
    };
    Some(grid.iter().map(line).collect())
}

/// The index of the cut in a cell.
const CUT: usize = 1;
/// Stands for a cell as a whole.
const WHOLE: usize = 3;

/// The maximum number of columns or rows of a board that is written as a map.
const MOST_DRAWN: usize = 1_000;

/// Returns the cells of each row of the map; a row ends with its last tile. `None` if a map cannot show the tiles.
fn draw_grid(tiles: &[MapTile]) -> Option<Vec<Vec<Cell>>> {
    let index = |n: i32| usize::try_from(n).ok().filter(|n| *n < MOST_DRAWN);
    let mut grid: Vec<Vec<Cell>> = Vec::new();
    let mut put = |column: i32, row: i32, part: usize, text: &str| {
        let (column, row) = (index(column)?, index(row)?);
        if grid.len() <= row {
            grid.resize(row + 1, Vec::new());
        }
        let row = &mut grid[row];
        if row.len() <= column {
            row.resize(column + 1, Default::default());
        }
        let cell = &mut row[column];
        let is_free = match part {
            WHOLE => cell.iter().all(String::is_empty),
            CUT => cell[CUT] == text || cell.iter().all(String::is_empty),
            half => cell[half].is_empty(),
        };
        text.clone_into(&mut cell[if part == WHOLE { 0 } else { part }]);
        is_free.then_some(())
    };
    for tile in tiles {
        let name = match (&tile.reference, &tile.name) {
            (TileReference::Hash, _) => "#",
            (TileReference::Named(word), None) => word,
            (TileReference::Named(word), Some(name)) if word == name => word,
            (TileReference::Named(_) | TileReference::Meant(_), _) => return None,
        };
        if tile.turn.is_some_and(|turn| turn > 0) {
            return None;
        }
        let (column, row) = (tile.at.column, tile.at.row);
        match tile.shape {
            Shape::Square => put(column, row, WHOLE, name)?,
            Shape::Double(axis) => {
                put(column, row, WHOLE, name)?;
                let sign = if axis == Axis::EastWest { "<" } else { "^" };
                let second = tile.shape.spaces(tile.at).nth(1)?;
                put(second.column, second.row, WHOLE, sign)?;
            }
            Shape::Half(corner) => {
                let (cut, place) = match corner {
                    Corner::Nw => ("/", 0),
                    Corner::Se => ("/", 2),
                    Corner::Sw => ("\\", 0),
                    Corner::Ne => ("\\", 2),
                };
                put(column, row, CUT, cut)?;
                put(column, row, place, name)?;
            }
        }
    }
    Some(grid)
}

/// Returns the text of a cell, with `.` for a gap.
fn write_cell([left, cut, right]: &Cell) -> String {
    let or_gap = |half: &str| if half.is_empty() { ".".to_owned() } else { half.to_owned() };
    if cut.is_empty() { or_gap(left) } else { format!("{}{cut}{}", or_gap(left), or_gap(right)) }
}
