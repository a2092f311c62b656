//! Setups that are moved, turned and mirrored, and whose tiles and players get other names.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use carcassonne_board::geometry::{Corner, Motion, Shape, Space};
use carcassonne_text::{Node, Problems};

use super::Setup;
use super::name_change::{NameChange, Offer};
use super::setup_board::SetupBoard;
use crate::laying::map_tile::{MapTile, TileReference};
use crate::tiles::definitions::Definitions;
use crate::tiles::meaning::{self, Meaning};

/// New names for the tiles and players of a setup.
#[expect(missing_debug_implementations, reason = "functions have no text")]
pub struct Renaming<'r> {
    /// Returns the new name of a tile, given its index among the tiles of the board; `None` for one that keeps its name.
    pub tile: &'r dyn Fn(usize) -> Option<String>,
    /// Returns the new name of the tile that a question would lay, given its number among these; `None` if it keeps its
    /// name.
    pub offered: &'r dyn Fn(usize) -> Option<String>,
    /// Returns the new name of a player; `None` for one who keeps it.
    pub player: &'r dyn Fn(&str) -> Option<String>,
}

/// The renaming that keeps every name.
const KEEP: Renaming<'_> = Renaming { tile: &|_| None, offered: &|_| None, player: &|_| None };

impl Setup {
    /// Returns the setup after a motion of its board; `None` if a question or an expectation then names something that has
    /// no name.
    ///
    /// No tile is printed that is the mirror image of another: in a mirror, printed tiles are written out, with new names.
    pub fn moved(&self, motion: Motion) -> Option<Self> {
        self.changed(motion, &KEEP)
    }

    /// Returns the setup turned clockwise about the space in column 0 and row 0, by quarters; `None` as for
    /// [`Setup::moved`].
    pub fn turned(&self, quarters: u8) -> Option<Self> {
        self.moved(Motion::turn(quarters))
    }

    /// Returns the setup with west and east swapped; `None` as for [`Setup::moved`].
    pub fn mirrored(&self) -> Option<Self> {
        self.moved(Motion { mirrored: true, ..Motion::turn(0) })
    }

    /// Returns the setup with new names; `None` as for [`Setup::moved`].
    pub fn renamed(&self, names: &Renaming<'_>) -> Option<Self> {
        self.changed(Motion::turn(0), names)
    }

    fn changed(&self, motion: Motion, names: &Renaming<'_>) -> Option<Self> {
        SetupChange::new(self, motion, names).apply()
    }

    /// Returns the setup with its board as a list, even where a map can show it.
    #[must_use]
    pub fn listed(mut self) -> Self {
        self.board.is_listed = true;
        self
    }

    /// Returns the tiles of the board in their order: the name, the first space and the shape of each.
    pub fn tiles(&self) -> impl Iterator<Item = (&str, Space, Shape)> {
        self.board.drawn.tiles.iter().map(|tile| (tile.own_name(), tile.at, tile.shape))
    }

    /// Takes the expectations out of the setup.
    pub fn take_expectations(&mut self) -> Option<Node> {
        self.expect.take()
    }

    /// Returns the board after a motion of its tiles, with new names, and the meanings of these.
    fn changed_board(&self, motion: Motion, names: &Renaming<'_>) -> (SetupBoard, Definitions) {
        let mut kept_words = HashSet::new();
        let mut tiles = Vec::with_capacity(self.board.drawn.tiles.len());
        let mut definitions = Definitions::default();
        for (n, tile) in self.board.drawn.tiles.iter().enumerate() {
            let corner = corner(tile.shape);
            let mut turn = tile.turn.map(|turn| if motion.mirrored { (4 - turn) % 4 } else { turn });
            let is_turned = turn.is_some_and(|turn| turn > 0);
            let meaning = SetupBoard::meaning(tile, &self.tiles);
            let is_unprinted = motion.mirrored && matches!(meaning, Some(Meaning::Printed(..)));
            let name = (names.tile)(n).or_else(|| is_unprinted.then(|| format!("mirrored-{n}")));
            let name: Option<Arc<str>> = name.filter(|_| meaning.is_some()).map(Arc::from);
            let reference = match (&name, &meaning, &tile.reference) {
                (Some(name), Some(meaning), _) => {
                    let meaning = meaning.moved(motion, corner);
                    if definitions.define(name, &meaning) {
                        TileReference::Named(Arc::clone(name))
                    } else {
                        TileReference::Meant(Box::new(meaning))
                    }
                }
                // A printed tile has its turn in one place only.
                (None, Some(_), TileReference::Named(word)) if is_turned && !self.tiles.contains_key(word.as_ref()) => {
                    turn = turn.map(|turn| (turn + motion.quarters) % 4);
                    TileReference::Named(Arc::clone(word))
                }
                (None, Some(meaning), TileReference::Named(word)) if !self.tiles.contains_key(word.as_ref()) => {
                    let moved = meaning.moved(motion, corner).to_node();
                    let word = moved.as_ref().and_then(Node::text).map_or_else(|| Arc::clone(word), Arc::from);
                    TileReference::Named(word)
                }
                (None, Some(meaning), TileReference::Meant(_)) => {
                    TileReference::Meant(Box::new(meaning.moved(motion, corner)))
                }
                (_, _, reference) => {
                    if let TileReference::Named(word) = reference {
                        kept_words.insert(Arc::clone(word));
                    }
                    reference.clone()
                }
            };
            tiles.push(MapTile {
                reference,
                name: name.or_else(|| tile.name.clone()),
                turn,
                shape: motion.shape(tile.shape),
                at: motion.first_space(tile.shape, tile.at),
                ..tile.clone()
            });
        }
        let laid: HashSet<&str> = self.board.drawn.tiles.iter().filter_map(MapTile::word).collect();
        for (name, definition) in self.tiles.iter() {
            // A name that no tile of the board has is that of a tile to be laid.
            if kept_words.contains(name.as_str()) || !laid.contains(name.as_str()) {
                definitions.define(name, &definition.meaning.moved(motion, None));
            }
        }
        (SetupBoard::from_tiles(tiles), definitions)
    }
}

/// Returns the address of each of some tiles: its name, with its space where others have that name, and its corner where one
/// of them is in the same space.
fn addresses(tiles: &[MapTile]) -> Vec<String> {
    let mut twins: HashMap<(&str, Option<Space>), usize> = HashMap::new();
    for tile in tiles {
        *twins.entry((tile.own_name(), None)).or_default() += 1;
        *twins.entry((tile.own_name(), Some(tile.at))).or_default() += 1;
    }
    let address = |tile: &MapTile| {
        let name = tile.own_name();
        let is_shared = |at: Option<Space>| twins.get(&(name, at)).is_some_and(|count| *count > 1);
        match tile.shape {
            _ if !is_shared(None) => name.to_owned(),
            Shape::Half(corner) if is_shared(Some(tile.at)) => format!("{name}:{}:{corner}", tile.at),
            Shape::Half(_) | Shape::Square | Shape::Double(_) => format!("{name}:{}", tile.at),
        }
    };
    tiles.iter().map(address).collect()
}

/// Returns the corner of a half tile.
fn corner(shape: Shape) -> Option<Corner> {
    match shape {
        Shape::Half(corner) => Some(corner),
        Shape::Square | Shape::Double(_) => None,
    }
}

/// A motion of a setup's board, with new names for its tiles and players.
pub struct SetupChange<'s> {
    before: &'s Setup,
    motion: Motion,
    names: &'s Renaming<'s>,
    /// The board after the change, with the meanings of its tiles.
    board: SetupBoard,
    definitions: Definitions,
    /// The tiles by their names before the change, as indices.
    tiles: HashMap<&'s str, Vec<usize>>,
    /// The new address of each tile.
    addresses: Vec<String>,
    /// The tiles that questions would lay and that get a name: the old one, if there is one, the new one, and the meaning.
    offered: RefCell<Vec<(Option<String>, String, Meaning)>>,
}

impl std::fmt::Debug for SetupChange<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SetupChange").field("motion", &self.motion).field("addresses", &self.addresses).finish()
    }
}

impl<'s> SetupChange<'s> {
    /// Prepares the change of a setup.
    pub fn new(before: &'s Setup, motion: Motion, names: &'s Renaming<'s>) -> Self {
        let (board, definitions) = before.changed_board(motion, names);
        let mut tiles: HashMap<&str, Vec<usize>> = HashMap::new();
        for (n, tile) in before.board.drawn.tiles.iter().enumerate() {
            tiles.entry(tile.own_name()).or_default().push(n);
        }
        let addresses = addresses(&board.drawn.tiles);
        Self { before, motion, names, board, definitions, tiles, addresses, offered: RefCell::default() }
    }

    /// Returns the setup after the change; `None` as for [`Setup::moved`].
    pub fn apply(&self) -> Option<Setup> {
        let names: &dyn NameChange = self;
        let mut changed = names.change_setup(self.before.clone())?;
        let mut is_sayable = true;
        (changed.board, changed.tiles) = (self.board.clone(), self.definitions.clone());
        let laid: HashSet<&str> = self.board.drawn.tiles.iter().filter_map(MapTile::word).collect();
        for (old, name, meaning) in self.offered.borrow().iter() {
            if let Some(old) = old.as_deref().filter(|old| !laid.contains(old)) {
                changed.tiles.remove(old);
            }
            is_sayable &= changed.tiles.define(name, meaning);
        }
        is_sayable.then_some(changed)
    }

    /// Returns the new address of a tile, by its index among the tiles of the board.
    pub fn address(&self, tile: usize) -> &str {
        &self.addresses[tile]
    }

    /// Returns the index of the tile with an address; `None` if there is none.
    pub fn find_tile(&self, address: &str) -> Option<usize> {
        let mut parts = address.split(':');
        let named = self.tiles.get(parts.next()?)?;
        let rest: Vec<&str> = parts.collect();
        let number = |n: usize| rest.get(n).and_then(|word| word.parse().ok());
        let at = number(0).zip(number(1)).map(|(column, row)| Space::new(column, row));
        named.iter().copied().find(|n| {
            let tile = &self.before.board.drawn.tiles[*n];
            at.is_none_or(|at| tile.shape.spaces(tile.at).any(|space| space == at))
                && rest.get(2).is_none_or(|word| corner(tile.shape).map(Corner::word) == Some(word))
        })
    }
}

impl NameChange for SetupChange<'_> {
    fn motion(&self) -> Motion {
        self.motion
    }

    fn tile(&self, address: &str) -> Option<String> {
        self.find_tile(address).map(|n| self.addresses[n].clone())
    }

    fn player(&self, name: &str) -> Option<String> {
        (self.names.player)(name)
    }

    fn new_tile(&self, tile: &Node, offer: Offer) -> Option<(Node, u16)> {
        let mut offered = self.offered.borrow_mut();
        let meaning = match tile.text() {
            Some("#") | None => meaning::read(tile, &mut Problems::new()),
            Some(word) => match self.before.tiles.get(word) {
                Some(definition) => definition.meaning.clone(),
                None => meaning::read_printed(word, tile.span, &mut Problems::new()),
            },
        };
        let is_unprinted = self.motion.mirrored && matches!(meaning, Meaning::Printed(..));
        let new_name = (self.names.offered)(offered.len());
        let name = new_name.or_else(|| is_unprinted.then(|| format!("offered-{}", offered.len())));
        // A half that is printed and has no corner may lie in any; one that is written out may not.
        if is_unprinted && offer.corner.is_none() && matches!(meaning, Meaning::Printed(entry, _) if entry.half) {
            return None;
        }
        let turn = offer.turn.unwrap_or(0);
        let turn = if self.motion.mirrored { (360 - turn) % 360 } else { turn };
        let moved = meaning.moved(self.motion, offer.corner);
        match (name, tile.text()) {
            (Some(name), _) => {
                offered.push((tile.text().map(str::to_owned), name.clone(), moved));
                Some((Node::word(name, tile.span), turn))
            }
            (None, Some(word)) if self.before.tiles.contains_key(word) => Some((tile.clone(), turn)),
            (None, _) => Some((moved.to_node()?, turn)),
        }
    }
}
