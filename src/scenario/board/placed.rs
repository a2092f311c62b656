//! The board: which tile lies where, and what is across each of its sides.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::face::{Face, Kind, Print};
use super::feature::{Place, TileIx};
use super::grid::Grid;
use crate::geometry::{Facing, Hand, Shape, Side, Space};
use crate::text::Span;
use crate::tiles::{Edge, Entry, Tile};

/// A laid tile.
#[derive(Debug, Clone)]
pub struct Placed {
    pub(in crate::scenario) name: u32,
    /// Its shape.
    pub shape: Shape,
    /// Its first space.
    pub at: Space,
    /// Its turn, in quarters clockwise.
    pub(in crate::scenario) turn: u8,
    pub(in crate::scenario) face: Face,
    pub(in crate::scenario) print: Option<Print>,
    /// Where it is written.
    pub span: Span,
}

/// What is across a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beyond {
    /// A side of another tile.
    Tile(TileIx, Side),
    /// A triangular gap: the empty half of a space that holds one half. Named by that half.
    Gap(TileIx),
    /// An empty space.
    Nothing,
}

/// The tiles as they lie.
#[derive(Debug, Clone)]
pub struct Board {
    pub(super) placed: Vec<Placed>,
    pub(super) kinds: Vec<Kind>,
    pub(super) names: Vec<Arc<str>>,
    /// The tiles, name by name, and in map order among those of a name.
    by_name: Vec<TileIx>,
    /// Where those of each name begin there; one more stands at the end.
    begins: Vec<u32>,
    /// The number of each name.
    name_ix: HashMap<Arc<str>, u32>,
    grid: Grid,
    /// The two ends of each bridge over a pair: a road over both halves.
    pub(super) spans: Vec<[Place; 2]>,
    /// What of the map could not be read.
    pub(in crate::scenario) unread: Unread,
}

/// What of a map could not be read. It has been reported, and nothing that follows from it is.
#[derive(Debug, Clone, Default)]
pub(in crate::scenario) struct Unread {
    /// Whether anything may lie anywhere.
    pub(in crate::scenario) whole: bool,
    /// The names that may lie on the board, since they stand in cells that could not be read.
    pub(in crate::scenario) names: BTreeSet<String>,
}

impl Unread {
    /// Whether anything could not be read.
    pub(in crate::scenario) fn is_any(&self) -> bool {
        self.whole || !self.names.is_empty()
    }

    /// Keeps the names in a cell that could not be read.
    pub(in crate::scenario) fn keep(&mut self, word: &str) {
        for part in word.split(['/', '\\']) {
            let part = part.split(['@', '.']).next().unwrap_or(part);
            let bare = part.trim_matches(|c: char| !c.is_alphanumeric());
            self.names.extend([part.to_owned(), bare.to_owned()]);
        }
    }

    /// Whether a tile of this name may lie where the map could not be read.
    pub(in crate::scenario) fn may_hold(&self, name: &str) -> bool {
        self.whole || self.names.contains(name)
    }
}

/// Farther away than any tile can be laid.
const FAR_AWAY: i32 = 1_000_000_000;

impl Board {
    /// Whether a tile is of double size.
    pub fn is_double(&self, tile: TileIx) -> bool {
        matches!(self.placed(tile).shape, Shape::Double(_))
    }

    pub(in crate::scenario) fn new(
        placed: Vec<Placed>,
        kinds: Vec<Kind>,
        names: Vec<Arc<str>>,
        name_ix: HashMap<Arc<str>, u32>,
        grid: Grid,
    ) -> Self {
        let mut begins: Vec<u32> = vec![0; names.len() + 1];
        for tile in &placed {
            begins[tile.name as usize + 1] += 1;
        }
        for n in 1..begins.len() {
            begins[n] += begins[n - 1];
        }
        let mut by_name: Vec<TileIx> = TileIx::all(placed.len()).collect();
        let mut next = begins.clone();
        for (ix, tile) in TileIx::all(placed.len()).zip(&placed) {
            let place = &mut next[tile.name as usize];
            by_name[*place as usize] = ix;
            *place += 1;
        }
        Self { placed, kinds, names, by_name, begins, name_ix, grid, spans: Vec::new(), unread: Unread::default() }
    }

    /// The tiles with the name of this number, in map order.
    pub(super) fn of_name(&self, name: u32) -> &[TileIx] {
        let n = name as usize;
        &self.by_name[self.begins[n] as usize..self.begins[n + 1] as usize]
    }

    /// The number of a name that is on the board.
    pub(super) fn number(&self, name: &str) -> Option<u32> {
        self.name_ix.get(name).copied()
    }

    /// The board as it was before a tile was laid. The tile keeps its place among the tiles, and lies
    /// where nothing can touch it.
    #[must_use]
    pub fn before(&self, tile: TileIx) -> Self {
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
        board.spans.retain(|ends| ends.iter().all(|end| end.tile != tile));
        board
    }

    /// How many tiles lie on the board.
    pub fn len(&self) -> usize {
        self.placed.len()
    }

    /// How many figures may stand on the board, and how many claims or expectations may be of it: one for ten tiles,
    /// and 10 000 on any board.
    pub(in crate::scenario) fn most_entries(&self) -> usize {
        (self.len() / 10).max(10_000)
    }

    /// Whether no tile lies on the board.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// Every tile, in map order.
    pub fn all(&self) -> impl Iterator<Item = TileIx> + use<> {
        TileIx::all(self.placed.len())
    }

    /// A tile as it lies.
    pub fn placed(&self, ix: TileIx) -> &Placed {
        &self.placed[ix.index()]
    }

    fn kind(&self, ix: TileIx) -> Option<&Kind> {
        match self.placed(ix).face {
            Face::Kind(n) => self.kinds.get(n as usize),
            Face::Hash | Face::Faulty => None,
        }
    }

    /// What is printed on a tile; `None` for one that does not matter.
    pub fn tile(&self, ix: TileIx) -> Option<&Tile> {
        self.kind(ix).map(Kind::tile)
    }

    /// Which printed tile it is; `None` for one that the scenario describes, or that does not matter.
    pub fn printed(&self, ix: TileIx) -> Option<&'static Entry> {
        self.placed(ix).print.and_then(Print::entry)
    }

    /// Everything that is printed on tiles of the board, each print once.
    pub fn prints(&self) -> impl Iterator<Item = &Tile> {
        self.kinds.iter().map(Kind::tile)
    }

    /// Whether it is a tile that does not matter (`#`).
    pub fn is_hash(&self, ix: TileIx) -> bool {
        self.placed(ix).face == Face::Hash
    }

    /// Whether the tile could not be read. That has been reported, and the scenario is refused.
    pub(in crate::scenario) fn is_faulty(&self, ix: TileIx) -> bool {
        self.placed(ix).face == Face::Faulty
    }

    /// What a side shows; `None` for a tile that does not matter.
    pub fn edge(&self, ix: TileIx, side: Side) -> Option<Edge> {
        self.kind(ix).map(|k| k.edge(side))
    }

    /// The field that reaches a half-edge, by its index on the tile.
    pub fn field_at(&self, ix: TileIx, side: Side, hand: Hand) -> Option<u8> {
        self.kind(ix).and_then(|k| k.field_at(side, hand))
    }

    /// The tiles in a space: none, one, or two halves in map order.
    pub fn at(&self, space: Space) -> impl Iterator<Item = TileIx> + use<> {
        self.grid.at(space)
    }

    /// The side of another tile across a side, if there is one.
    pub fn across(&self, ix: TileIx, side: Side) -> Option<(TileIx, Side)> {
        match self.beyond(ix, side) {
            Beyond::Tile(other, other_side) => Some((other, other_side)),
            Beyond::Gap(_) | Beyond::Nothing => None,
        }
    }

    /// What is across a side.
    pub fn beyond(&self, ix: TileIx, side: Side) -> Beyond {
        let placed = self.placed(ix);
        match self.ahead(placed.shape, placed.at, side) {
            // A lone half faces its own gap across its long side.
            Beyond::Nothing if side == Side::L => Beyond::Gap(ix),
            beyond @ (Beyond::Tile(..) | Beyond::Gap(_) | Beyond::Nothing) => beyond,
        }
    }

    /// What is, or would be, across a side of a tile of a shape whose first space is `at`. Such a
    /// tile need not lie there.
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
                        // A lone half that does not line this side leaves its gap here.
                        None => beyond = Beyond::Gap(other),
                    }
                }
                beyond
            }
            None => Beyond::Nothing,
        }
    }
}
