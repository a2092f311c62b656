//! What a tile shows, ready to be looked up.

use crate::geometry::{HalfEdge, Hand, Side};
use crate::tiles::{Edge, Tile};

/// What is known of what a laid tile shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenario) enum Face {
    /// It is of a kind that the board keeps, by its place among the kinds.
    Kind(u32),
    /// It does not matter (`#`).
    Hash,
    /// It could not be read; the scenario is refused anyway.
    Faulty,
}

/// What all tiles of one kind show: side by side, for looking up.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct Kind {
    tile: Tile,
    edges: [Edge; Side::ALL.len()],
    fields: [[Option<u8>; 2]; Side::ALL.len()],
}

/// Adds a kind of tile to others; gives it as what a tile shows.
pub(in crate::scenario) fn keep(tile: Tile, kinds: &mut Vec<Kind>) -> Face {
    let face = u32::try_from(kinds.len()).map_or(Face::Faulty, Face::Kind);
    kinds.push(Kind::new(tile));
    face
}

impl Kind {
    /// A tile as it lies.
    fn new(tile: Tile) -> Self {
        let edges = Side::ALL.map(|s| tile.edge(s));
        let field = |half| tile.field_at(half).and_then(|n| u8::try_from(n).ok());
        let fields = Side::ALL.map(|s| [field(HalfEdge::left(s)), field(HalfEdge::right(s))]);
        Self { tile, edges, fields }
    }

    /// What is printed on the tile.
    pub(super) fn tile(&self) -> &Tile {
        &self.tile
    }

    /// What is printed on the tile, to keep.
    pub(in crate::scenario) fn into_tile(self) -> Tile {
        self.tile
    }

    /// What a side shows.
    pub(super) fn edge(&self, side: Side) -> Edge {
        self.edges[side as usize]
    }

    /// The field that reaches a half-edge, by its place on the tile.
    pub(super) fn field_at(&self, side: Side, hand: Hand) -> Option<u8> {
        self.fields[side as usize][hand as usize]
    }
}
