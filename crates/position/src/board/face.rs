//! The printed face of a placed tile, in tables from which each side is read in one step.
//!
//! Tiles of one name, shape and turn share one [`Kind`]; a placed tile holds only its [`Face`].

use std::num::NonZeroU8;

use carcassonne_board::geometry::{HalfEdge, Hand, Side};
use carcassonne_board::tiles::{CATALOGUE, Edge, Entry, Tile};

/// The face of a placed tile, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// A known kind, by its index among the kinds of the board.
    Kind(u32),
    /// An unknown tile (`#`).
    Hash,
    /// A face that is unknown because of a problem, which has been reported; the scenario is refused.
    Faulty,
}

/// The number in the catalogue, from 1, of a placed tile. The number is one byte, since a board may have many tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Print(NonZeroU8);

impl Print {
    /// Returns the print of an entry of the catalogue; `None` for any other entry.
    pub fn from_entry(entry: &Entry) -> Option<Self> {
        let place = CATALOGUE.iter().position(|known| std::ptr::eq(known, entry))?;
        u8::try_from(place + 1).ok().and_then(NonZeroU8::new).map(Self)
    }

    pub(super) fn entry(self) -> Option<&'static Entry> {
        CATALOGUE.get(usize::from(self.0.get()) - 1)
    }
}

/// The print that all tiles of one kind have, with tables of its edges and fields by side.
#[derive(Debug, Clone)]
pub struct Kind {
    tile: Tile,
    edges: [Edge; Side::ALL.len()],
    fields: [[Option<u8>; 2]; Side::ALL.len()],
}

/// Adds a kind of tile to `kinds`; returns the face of tiles of that kind.
pub(crate) fn add_kind(tile: Tile, kinds: &mut Vec<Kind>) -> Face {
    let face = u32::try_from(kinds.len()).map_or(Face::Faulty, Face::Kind);
    kinds.push(Kind::new(tile));
    face
}

impl Kind {
    fn new(tile: Tile) -> Self {
        let edges = Side::ALL.map(|s| tile.edge(s));
        let field = |half| tile.field_at(half).and_then(|n| u8::try_from(n).ok());
        let fields = Side::ALL.map(|s| [field(HalfEdge::left(s)), field(HalfEdge::right(s))]);
        Self { tile, edges, fields }
    }

    pub(super) fn tile(&self) -> &Tile {
        &self.tile
    }

    /// Converts the kind to its printed tile.
    pub fn into_tile(self) -> Tile {
        self.tile
    }

    pub(super) fn edge(&self, side: Side) -> Edge {
        self.edges[side as usize]
    }

    /// Returns the index on the tile of the field that reaches a half-edge; `None` if no field does.
    pub(super) fn field_at(&self, side: Side, hand: Hand) -> Option<u8> {
        self.fields[side as usize][hand as usize]
    }
}
