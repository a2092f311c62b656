//! Tiles as they are written, before their names are looked up: both forms of a board are read into these.

use std::collections::HashSet;
use std::sync::Arc;

use carcassonne_board::geometry::{Corner, Shape, Space};
use carcassonne_text::Span;

use crate::tiles::meaning::Meaning;

/// A tile as it is written, before its name is looked up.
#[derive(Debug, Clone)]
pub struct MapTile {
    /// The unknown tile, the name or the meaning that is laid.
    pub reference: TileReference,
    /// The tile's own name, if it has one.
    pub name: Option<Arc<str>>,
    /// The turn of the tile in quarters clockwise, if one is written (list form).
    pub turn: Option<u8>,
    /// The shape of the tile.
    pub shape: Shape,
    /// The first space of the tile.
    pub at: Space,
    /// The span in which the tile is written.
    pub span: Span,
    /// The span in which the space of the tile is written (list form), else that of the tile.
    pub at_span: Span,
    /// Set if the tile can be laid; if not, only its name is looked up.
    pub sound: bool,
    /// Set if a `#` stands before the tile in its row.
    pub after_hash: bool,
}

/// Two tiles are equal if the same lies in the same space, wherever that is written.
impl PartialEq for MapTile {
    fn eq(&self, other: &Self) -> bool {
        let quarters = |tile: &Self| tile.turn.unwrap_or(0);
        (&self.reference, self.own_name(), quarters(self), self.shape, self.at)
            == (&other.reference, other.own_name(), quarters(other), other.shape, other.at)
    }
}

impl MapTile {
    /// Returns the word that is laid; `None` for an unknown tile, or one whose meaning is written in place.
    pub fn word(&self) -> Option<&str> {
        match &self.reference {
            TileReference::Named(word) => Some(word),
            TileReference::Hash | TileReference::Meant(_) => None,
        }
    }

    /// Returns the name by which places name the tile: its own name, or the word that is laid without its turn; `#` for a
    /// tile with neither.
    pub fn own_name(&self) -> &str {
        let name = self.name.as_deref().or_else(|| self.word()).unwrap_or("#");
        name.split('@').next().unwrap_or(name)
    }

    /// Returns the order of the tile on a map: of two halves in a space the western one comes first.
    pub fn map_order(&self) -> (Space, bool) {
        (self.at, self.is_eastern_half())
    }

    /// Returns `true` if the tile is a half that stands second in its cell.
    pub fn is_eastern_half(&self) -> bool {
        matches!(self.shape, Shape::Half(Corner::Ne | Corner::Se))
    }

    /// Creates a tile of the map, which is written where it lies.
    pub fn new(reference: TileReference, shape: Shape, at: Space, span: Span) -> Self {
        Self { reference, name: None, turn: None, shape, at, span, at_span: span, sound: true, after_hash: false }
    }
}

/// The words of a board, each stored once.
#[derive(Debug, Default)]
pub(crate) struct SharedWords(HashSet<Arc<str>>);

impl SharedWords {
    /// Returns a word that is shared with all equal words.
    pub(crate) fn share(&mut self, word: &str) -> Arc<str> {
        if let Some(known) = self.0.get(word) {
            return Arc::clone(known);
        }
        let new: Arc<str> = word.into();
        self.0.insert(Arc::clone(&new));
        new
    }
}

/// A tile as it is written: unknown, by its name, or by its meaning.
#[derive(Debug, Clone, PartialEq)]
pub enum TileReference {
    /// An unknown tile (`#`).
    Hash,
    /// A name from `tiles`, or a catalogue id, perhaps with a turn.
    Named(Arc<str>),
    /// A tile whose meaning is written in place.
    Meant(Box<Meaning>),
}
