//! What a tile shows, laid out so that a side is found in one step.
//!
//! Tiles that show the same share one [`Kind`]; a laid tile holds only its [`Face`].

use std::num::NonZeroU8;

use crate::geometry::{HalfEdge, Hand, Side};
use crate::tiles::{CATALOGUE, Edge, Entry, Tile};

/// What is known about what a laid tile shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenario) enum Face {
    /// It is of a known kind, by its index among the kinds.
    Kind(u32),
    /// It does not matter (`#`).
    Hash,
    /// It could not be read. That has been reported, and the scenario is refused.
    Faulty,
}

/// Which tile of the catalogue a laid tile is: its number there, from 1. In a byte, since a board may have many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenario) struct Print(NonZeroU8);

impl Print {
    /// That of an entry of the catalogue.
    pub(in crate::scenario) fn of(entry: &Entry) -> Option<Self> {
        let place = CATALOGUE.iter().position(|known| std::ptr::eq(known, entry))?;
        u8::try_from(place + 1).ok().and_then(NonZeroU8::new).map(Self)
    }

    /// The entry of the catalogue.
    pub(super) fn entry(self) -> Option<&'static Entry> {
        CATALOGUE.get(usize::from(self.0.get()) - 1)
    }
}

/// What every tile of one kind shows, side by side.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct Kind {
    tile: Tile,
    edges: [Edge; Side::ALL.len()],
    fields: [[Option<u8>; 2]; Side::ALL.len()],
}

/// Adds a kind of tile; returns the face of a tile of that kind.
pub(in crate::scenario) fn keep(tile: Tile, kinds: &mut Vec<Kind>) -> Face {
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

    /// What is printed on the tile.
    pub(super) fn tile(&self) -> &Tile {
        &self.tile
    }

    /// Takes out what is printed on the tile.
    pub(in crate::scenario) fn into_tile(self) -> Tile {
        self.tile
    }

    /// What a side shows.
    pub(super) fn edge(&self, side: Side) -> Edge {
        self.edges[side as usize]
    }

    /// The field that reaches a half-edge, by its index on the tile.
    pub(super) fn field_at(&self, side: Side, hand: Hand) -> Option<u8> {
        self.fields[side as usize][hand as usize]
    }
}
