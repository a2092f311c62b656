//! The board: the tiles in their spaces, and the neighbour of each side.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use carcassonne_board::geometry::{Facing, Hand, Shape, Side, Space};
use carcassonne_board::tiles::{Edge, Entry, Tile};
use carcassonne_text::Span;

use super::face::{Face, Kind, Print};
use super::feature::{Place, TileIx};
use super::grid::Grid;

/// A tile on the board.
#[derive(Debug, Clone)]
pub struct PlacedTile {
    pub name: u32,
    /// The shape of the tile.
    pub shape: Shape,
    /// The first space of the tile.
    pub at: Space,
    /// The turn of the tile, in quarters clockwise.
    pub turn: u8,
    pub face: Face,
    pub print: Option<Print>,
    /// The span in which the tile is written.
    pub span: Span,
}

/// The neighbour of a side of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beyond {
    /// A side of another tile.
    Tile(TileIx, Side),
    /// A gap: the empty half of a space that contains one half tile, by that half tile.
    Gap(TileIx),
    /// No tile and no gap.
    Nothing,
}

/// The placed tiles, with the tables in which they are looked up.
#[derive(Debug, Clone)]
pub struct Board {
    pub(super) placed: Vec<PlacedTile>,
    pub(super) kinds: Vec<Kind>,
    pub(super) names: Vec<Arc<str>>,
    /// The tiles, ordered by name, and in map order within a name.
    by_name: Vec<TileIx>,
    /// The index in `by_name` of the first tile of each name, and the number of all tiles at the end.
    name_starts: Vec<u32>,
    /// The number of each name.
    pub(super) name_ix: HashMap<Arc<str>, u32>,
    grid: Grid,
    /// The two ends of each bridge over a pair of halves: a road over both.
    pub(super) bridge_spans: Vec<[Place; 2]>,
    /// The parts of the map that could not be read.
    pub unread: UnreadMap,
}

/// The parts of a map that could not be read. They have been reported; problems that follow from them are not.
#[derive(Debug, Clone, Default)]
pub struct UnreadMap {
    /// Set if unread tiles of any name may lie in any space.
    pub may_hold_anything: bool,
    /// The names that unread tiles may have.
    pub names: BTreeSet<String>,
}

impl UnreadMap {
    /// Returns `true` if any part of the map could not be read.
    pub fn is_any(&self) -> bool {
        self.may_hold_anything || !self.names.is_empty()
    }

    /// Adds the names in a cell that could not be read.
    pub fn keep(&mut self, word: &str) {
        for part in word.split(['/', '\\']) {
            let part = part.split(['@', '.']).next().unwrap_or(part);
            let bare = part.trim_matches(|c: char| !c.is_alphanumeric());
            self.names.extend([part.to_owned(), bare.to_owned()]);
        }
    }

    /// Returns `true` if an unread tile may have this name.
    pub fn may_hold(&self, name: &str) -> bool {
        self.may_hold_anything || self.names.contains(name)
    }
}

/// A column and row that no tile can reach.
const FAR_AWAY: i32 = 1_000_000_000;

impl Board {
    /// Returns `true` if a tile is of double size.
    pub fn is_double(&self, tile: TileIx) -> bool {
        matches!(self.placed(tile).shape, Shape::Double(_))
    }

    pub fn new(
        placed: Vec<PlacedTile>,
        kinds: Vec<Kind>,
        names: Vec<Arc<str>>,
        name_ix: HashMap<Arc<str>, u32>,
        grid: Grid,
    ) -> Self {
        let mut name_starts: Vec<u32> = vec![0; names.len() + 1];
        for tile in &placed {
            name_starts[tile.name as usize + 1] += 1;
        }
        for n in 1..name_starts.len() {
            name_starts[n] += name_starts[n - 1];
        }
        let mut by_name: Vec<TileIx> = TileIx::all(placed.len()).collect();
        let mut next = name_starts.clone();
        for (ix, tile) in TileIx::all(placed.len()).zip(&placed) {
            let place = &mut next[tile.name as usize];
            by_name[*place as usize] = ix;
            *place += 1;
        }
        Self {
            placed,
            kinds,
            names,
            by_name,
            name_starts,
            name_ix,
            grid,
            bridge_spans: Vec::new(),
            unread: UnreadMap::default(),
        }
    }

    /// Returns the tiles whose name has this number, in map order.
    pub(super) fn tiles_of_name(&self, name: u32) -> &[TileIx] {
        let n = name as usize;
        &self.by_name[self.name_starts[n] as usize..self.name_starts[n + 1] as usize]
    }

    /// Returns the board as it was before a tile was laid. The tile keeps its index, but is so far away that nothing
    /// can touch it.
    #[must_use]
    pub fn without_tile(&self, tile: TileIx) -> Self {
        let mut board = self.clone();
        if let Some(placed) = board.placed.get_mut(tile.index()) {
            placed.at = Space::new(FAR_AWAY, FAR_AWAY);
        }
        let lying = || {
            TileIx::all(board.placed.len()).zip(&board.placed).filter(|(ix, p)| *ix != tile && p.at.column != FAR_AWAY)
        };
        let spaces = lying().flat_map(|(_, p)| p.shape.spaces(p.at));
        let mut grid = Grid::new(spaces, board.placed.len());
        for (ix, placed) in lying() {
            placed.shape.spaces(placed.at).for_each(|space| grid.put(space, ix));
        }
        board.grid = grid;
        board.bridge_spans.retain(|ends| ends.iter().all(|end| end.tile != tile));
        board
    }

    /// Returns the number of tiles on the board.
    pub fn len(&self) -> usize {
        self.placed.len()
    }

    /// Returns the greatest number of figures on the board, and of claims or expectations about it: one for ten tiles,
    /// but at least 10 000.
    pub fn most_entries(&self) -> usize {
        (self.len() / 10).max(10_000)
    }

    /// Returns `true` if there is no tile on the board.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// Returns every tile, in map order.
    pub fn all(&self) -> impl Iterator<Item = TileIx> + use<> {
        TileIx::all(self.placed.len())
    }

    /// Returns the placed tile with an index.
    pub fn placed(&self, ix: TileIx) -> &PlacedTile {
        &self.placed[ix.index()]
    }

    fn kind(&self, ix: TileIx) -> Option<&Kind> {
        match self.placed(ix).face {
            Face::Kind(n) => self.kinds.get(n as usize),
            Face::Hash | Face::Faulty => None,
        }
    }

    /// Returns the printed tile; `None` for an unknown tile.
    pub fn tile(&self, ix: TileIx) -> Option<&Tile> {
        self.kind(ix).map(Kind::tile)
    }

    /// Returns the catalogue entry of a tile; `None` for an unknown tile, or one that the scenario describes.
    pub fn printed(&self, ix: TileIx) -> Option<&'static Entry> {
        self.placed(ix).print.and_then(Print::entry)
    }

    /// Returns the print of every kind of tile on the board; prints of several kinds may be equal.
    pub fn prints(&self) -> impl Iterator<Item = &Tile> {
        self.kinds.iter().map(Kind::tile)
    }

    /// Returns `true` if a tile is unknown (`#`).
    pub fn is_hash(&self, ix: TileIx) -> bool {
        self.placed(ix).face == Face::Hash
    }

    /// Returns `true` if the face of a tile is unknown because of a reported problem; the scenario is refused.
    pub fn is_faulty(&self, ix: TileIx) -> bool {
        self.placed(ix).face == Face::Faulty
    }

    /// Returns the edge at a side; `None` for an unknown tile.
    pub fn edge(&self, ix: TileIx, side: Side) -> Option<Edge> {
        self.kind(ix).map(|k| k.edge(side))
    }

    /// Returns the index on the tile of the field that reaches a half-edge; `None` if no field does.
    pub fn field_at(&self, ix: TileIx, side: Side, hand: Hand) -> Option<u8> {
        self.kind(ix).and_then(|k| k.field_at(side, hand))
    }

    /// Returns the tiles in a space: none, one, or two halves in map order.
    pub fn at(&self, space: Space) -> impl Iterator<Item = TileIx> + use<> {
        self.grid.at(space)
    }

    /// Returns the tile across a side, with its touching side; `None` if there is no tile.
    pub fn side_across(&self, ix: TileIx, side: Side) -> Option<(TileIx, Side)> {
        match self.beyond(ix, side) {
            Beyond::Tile(other, other_side) => Some((other, other_side)),
            Beyond::Gap(_) | Beyond::Nothing => None,
        }
    }

    /// Returns the neighbour of a side.
    pub fn beyond(&self, ix: TileIx, side: Side) -> Beyond {
        let placed = self.placed(ix);
        match self.ahead(placed.shape, placed.at, side) {
            // A lone half faces its own gap across its long side.
            Beyond::Nothing if side == Side::L => Beyond::Gap(ix),
            beyond @ (Beyond::Tile(..) | Beyond::Gap(_) | Beyond::Nothing) => beyond,
        }
    }

    /// Returns the neighbour that a side of a tile has or would have, in a shape whose first space is `at`. The long
    /// side of a half without another half in its space has none.
    pub fn ahead(&self, shape: Shape, at: Space, side: Side) -> Beyond {
        match shape.facing(side, at) {
            Some(Facing::OtherHalf(space, corner)) => self
                .grid
                .at(space)
                .find(|t| self.placed(*t).shape == Shape::Half(corner))
                .map_or(Beyond::Nothing, |t| Beyond::Tile(t, Side::L)),
            Some(Facing::Across(space, direction)) => {
                let mut beyond = Beyond::Nothing;
                for other in self.grid.at(space) {
                    let there = self.placed(other);
                    match there.shape.side_of_space(there.at, space, direction) {
                        Some(side) => return Beyond::Tile(other, side),
                        // A half that does not border this side leaves its gap here, unless another half fills it.
                        None => beyond = Beyond::Gap(other),
                    }
                }
                beyond
            }
            None => Beyond::Nothing,
        }
    }
}
