//! A retold scenario: the new names, the new places, and the text.

use std::cell::RefCell;
use std::collections::BTreeMap;

use carcassonne_oracle::inside::geometry::{Axis, Corner, HalfEdge, Shape, Side, Space};
use carcassonne_oracle::inside::scenario::{PlayerIx, TileIx};
use carcassonne_oracle::inside::tiles::{MonasteryKind, RoadEnd, Tile, entry};

use super::carry::Translator;
use super::change::{Change, Names};
use super::original::{Meaning, Original};
use super::tree::Tree;
use crate::boards::model::Motion;

/// A retold scenario.
#[derive(Debug)]
pub(crate) struct Retelling<'o> {
    /// The original scenario.
    pub(crate) original: &'o Original,
    /// The change that was applied.
    pub(crate) change: Change,
    /// The new name of each tile.
    pub(crate) tiles: BTreeMap<TileIx, String>,
    /// The new name of each player.
    pub(crate) players: BTreeMap<PlayerIx, String>,
    /// The tiles that questions place: their names, and their present prints.
    pub(crate) offered_tiles: RefCell<Vec<(String, Tree)>>,
    /// The new text.
    pub(crate) text: String,
}

impl<'o> Retelling<'o> {
    /// Retells a scenario.
    pub(super) fn new(original: &'o Original, change: Change) -> Self {
        let tiles = original.tiles.iter().enumerate();
        let players = &original.case.scenario.players;
        let players = PlayerIx::all(players.len()).zip(players);
        let mut retelling = Self {
            original,
            change,
            tiles: tiles.map(|(n, (ix, laid))| (*ix, change.tile_name(n, laid))).collect(),
            players: players.map(|(n, player)| (n, change.player_name(player))).collect(),
            offered_tiles: RefCell::new(Vec::new()),
            text: original.text.clone(),
        };
        if change.names != Names::Original {
            retelling.text = retelling.write();
        }
        retelling
    }

    /// Returns the new place and shape of a tile.
    pub(crate) fn placement(&self, tile: TileIx) -> (Space, Shape) {
        let (laid, motion) = (&self.original.tiles[&tile], self.change.motion);
        (motion.first_space(laid.shape, laid.at), motion.shape(laid.shape))
    }

    /// Returns the new address of a tile.
    pub(crate) fn address(&self, tile: TileIx) -> String {
        let name = &self.tiles[&tile];
        let twins: Vec<TileIx> = self.tiles.iter().filter(|(_, n)| *n == name).map(|(ix, _)| *ix).collect();
        let (at, shape) = self.placement(tile);
        let count_here = twins.iter().filter(|t| self.placement(**t).0 == at).count();
        match shape {
            _ if twins.len() < 2 => name.clone(),
            Shape::Half(corner) if count_here > 1 => format!("{name}:{at}:{corner}"),
            Shape::Half(_) | Shape::Square | Shape::Double(_) => format!("{name}:{at}"),
        }
    }

    fn write(&self) -> String {
        let carrier = Translator::new(self);
        let mut text = String::new();
        let mut keys: Vec<(String, Tree)> = self
            .original
            .other_keys
            .iter()
            .map(|(key, tree)| (key.clone(), carrier.translate_key(key, tree)))
            .collect();
        let (board, mut tiles) = self.write_board();
        tiles.extend(self.offered_tiles.borrow().iter().cloned());
        if !tiles.is_empty() {
            keys.push(("tiles".to_owned(), Tree::Map(self.change.reorder("tiles", &tiles))));
        }
        text.push_str(&board);
        for (key, tree) in self.change.reorder("keys", &keys) {
            text.push_str(&tree.write_entry(&key));
        }
        text
    }

    /// Writes the board; returns it with the definitions of names that it does not give in place.
    fn write_board(&self) -> (String, Vec<(String, Tree)>) {
        let tiles: Vec<TileIx> = self.original.tiles.keys().copied().collect();
        if tiles.is_empty() {
            return (String::new(), Vec::new());
        }
        let tiles = self.change.reorder("board", &tiles);
        let mut meanings: Vec<(String, Tree)> = Vec::new();
        let mut entries: Vec<Tree> = Vec::new();
        let word_entry = |key: &str, word: String| (key.to_owned(), Tree::Word(word));
        for tile in tiles {
            let (at, shape) = self.placement(tile);
            let name = &self.tiles[&tile];
            let mut entry = vec![("at".to_owned(), space_to_tree(at))];
            match shape {
                Shape::Half(corner) => entry.push(word_entry("corner", corner.to_string())),
                Shape::Double(_) => {
                    let second = shape.spaces(at).last().unwrap_or(at);
                    entry.push(("to".to_owned(), space_to_tree(second)));
                }
                Shape::Square => {}
            }
            let meaning = &self.original.tiles[&tile].meaning;
            if *meaning == Meaning::Hash {
                entry.push(word_entry("tile", "#".to_owned()));
            } else {
                entry.push(word_entry("name", name.clone()));
                let is_inline = self.change.is_list && self.change.random_number(("inline", name)).is_multiple_of(3);
                // The turn of a printed tile is written in one place only.
                let is_turned = !(is_inline && matches!(meaning, Meaning::Printed(..)));
                let quarters = if is_turned { self.described_turns(name, shape) } else { 0 };
                let print = self.new_print(meaning, self.original.tiles[&tile].shape, quarters);
                if quarters > 0 {
                    entry.push(word_entry("turn", (u16::from(quarters) * 90).to_string()));
                }
                if is_inline {
                    entry.push(("tile".to_owned(), print));
                } else if meanings.iter().all(|(known, _)| known != name) {
                    meanings.push((name.clone(), print));
                }
            }
            entries.push(Tree::Map(self.change.reorder("entry", &entry)));
        }
        if self.change.is_list {
            return (Tree::List(entries).write_entry("board"), meanings);
        }
        (self.write_map(), meanings)
    }

    /// Records a tile that a question places, and returns its new name.
    pub(crate) fn offer(&self, meaning: &Meaning, shape: Shape) -> String {
        let mut offered = self.offered_tiles.borrow_mut();
        let name = self.change.new_name(("offered", offered.len()));
        offered.push((name.clone(), self.new_print(meaning, shape, 0)));
        name
    }

    /// Returns the quarter turns between a tile of a list as placed and as described. Only squares are turned.
    fn described_turns(&self, name: &str, shape: Shape) -> u8 {
        let is_turnable = self.change.is_list && shape == Shape::Square;
        let quarters = self.change.random_number(("turn", name)) % 4;
        if is_turnable { u8::try_from(quarters).unwrap_or_default() } else { 0 }
    }

    /// Returns the new print of a tile, as written `back` quarter turns before its orientation.
    pub(crate) fn new_print(&self, meaning: &Meaning, shape: Shape, back: u8) -> Tree {
        let motion = self.change.motion;
        let move_print = |print: &Tree, quarters: u8| {
            let placed = Translator::move_print(Motion::turn(quarters), print);
            let moved = Translator::move_print(motion, &placed);
            Translator::move_print(Motion::turn((4 - back) % 4), &moved)
        };
        match meaning {
            Meaning::Hash => Tree::word("#"),
            Meaning::Written(print, quarters) => move_print(print, *quarters),
            // The mirror image of a printed tile is not a printed tile.
            Meaning::Printed(id, quarters) if motion.mirrored => {
                let printed = entry(id).expect("a printed tile").tile();
                let quarters = match shape {
                    Shape::Half(corner) => corner.quarters(),
                    Shape::Square | Shape::Double(_) => *quarters,
                };
                move_print(&notation(&printed), quarters)
            }
            Meaning::Printed(id, quarters) => match shape {
                Shape::Half(_) => Tree::word(id),
                Shape::Square | Shape::Double(_) => match (quarters + motion.quarters + 4 - back) % 4 {
                    0 => Tree::word(id),
                    turned => Tree::Word(format!("{id}@{}", u16::from(turned) * 90)),
                },
            },
        }
    }

    /// Writes the board as a map.
    fn write_map(&self) -> String {
        let mut cells: BTreeMap<Space, [String; 2]> = BTreeMap::new();
        let mut last = Space::new(0, 0);
        for (tile, name) in &self.tiles {
            let (at, shape) = self.placement(*tile);
            for space in shape.spaces(at) {
                last = Space::new(last.column.max(space.column), last.row.max(space.row));
            }
            let [cell, other] = cells.entry(at).or_default();
            match shape {
                Shape::Square => cell.clone_from(name),
                Shape::Double(axis) => {
                    cell.clone_from(name);
                    let second = shape.spaces(at).last().unwrap_or(at);
                    let sign = if axis == Axis::EastWest { "<" } else { "^" };
                    cells.insert(second, [sign.to_owned(), String::new()]);
                }
                Shape::Half(corner) => {
                    let or_dot = |half: &str| if half.is_empty() { "." } else { half }.to_owned();
                    let (sign, is_first) = match corner {
                        Corner::Nw => ('/', true),
                        Corner::Se => ('/', false),
                        Corner::Sw => ('\\', true),
                        Corner::Ne => ('\\', false),
                    };
                    let partner = or_dot(other);
                    other.clone_from(name);
                    *cell = if is_first { format!("{name}{sign}{partner}") } else { format!("{partner}{sign}{name}") };
                }
            }
        }
        let mut map = "board: |\n".to_owned();
        for row in 0..=last.row {
            let cell = |column| match cells.get(&Space::new(column, row)) {
                Some([cell, _]) => cell.clone(),
                None => ".".to_owned(),
            };
            let row: Vec<String> = (0..=last.column).map(cell).collect();
            map.extend(["  ", &row.join(" "), "\n"]);
        }
        map
    }
}

/// Returns a space as a list of column and row.
pub(crate) fn space_to_tree(space: Space) -> Tree {
    Tree::List(vec![Tree::Word(space.column.to_string()), Tree::Word(space.row.to_string())])
}

/// Returns the print of a printed tile in the notation.
fn notation(tile: &Tile) -> Tree {
    let word_entry = |key: &str, word: String| (key.to_owned(), Tree::Word(word));
    let roads_ending =
        |end: RoadEnd| -> String { tile.roads.iter().filter(|r| r.end == end).map(|r| r.sides.to_string()).collect() };
    let cities = tile.cities.iter().map(|c| {
        let (sides, coats) = (c.sides.to_string(), c.coats.to_string());
        Tree::Map(vec![word_entry("sides", sides), word_entry("coats", coats)])
    });
    let roads = tile.roads.iter().filter(|r| r.end == RoadEnd::Plain);
    let roads = roads.map(|r| Tree::Word(r.sides.to_string()));
    let mut keys = vec![
        ("city".to_owned(), Tree::List(cities.collect())),
        ("road".to_owned(), Tree::List(roads.collect())),
        word_entry("crossing", roads_ending(RoadEnd::Crossing)),
        word_entry("gate", roads_ending(RoadEnd::Gate)),
    ];
    keys.retain(|(_, value)| *value != Tree::List(vec![]) && *value != Tree::word(""));
    if let Some(kind) = tile.monastery {
        assert_eq!(kind, MonasteryKind::Plain, "no other is printed on these");
        keys.push(word_entry("monastery", kind.word().to_owned()));
    }
    for symbol in &tile.symbols {
        keys.push(word_entry(symbol.word(), "true".to_owned()));
    }
    for (symbol, field) in &tile.field_symbols {
        let half = tile.fields[usize::from(*field)].halves.first();
        keys.retain(|(key, _)| key != symbol.word());
        keys.extend(half.map(|half: HalfEdge| word_entry(symbol.word(), half.to_string())));
    }
    Tree::Map(keys)
}

/// Returns sides as they are written in the notation: `NE`.
pub(crate) fn letters(sides: impl IntoIterator<Item = Side>) -> String {
    sides.into_iter().map(Side::word).collect()
}
