//! Tiles as they were laid, before their names have a meaning: what both forms of a board are read
//! into.

use std::collections::HashSet;
use std::sync::Arc;

use crate::geometry::{Shape, Space};
use crate::scenario::tiles::meaning::Meaning;
use crate::text::Span;

/// A tile as it was laid, before its name has a meaning.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct MapTile {
    /// What was laid.
    pub(in crate::scenario) what: What,
    /// The name that it was given, if it was given one of its own.
    pub(in crate::scenario) name: Option<Arc<str>>,
    /// Its turn, in quarters clockwise, if one was written (list form).
    pub(in crate::scenario) turn: Option<u8>,
    /// Its shape.
    pub(in crate::scenario) shape: Shape,
    /// Its first space.
    pub(in crate::scenario) at: Space,
    /// Where it is written.
    pub(in crate::scenario) span: Span,
    /// Where the space that it lies in is written (list form).
    pub(in crate::scenario) at_span: Span,
    /// Whether it can be laid; if not, only its name is looked up.
    pub(in crate::scenario) sound: bool,
    /// Whether a `#` stands before it in its row.
    pub(in crate::scenario) after_hash: bool,
}

impl MapTile {
    /// A tile from the map, which is written where it lies.
    pub(in crate::scenario) fn new(what: What, shape: Shape, at: Space, span: Span) -> Self {
        Self { what, name: None, turn: None, shape, at, span, at_span: span, sound: true, after_hash: false }
    }
}

/// Words that come up again and again, each kept once.
#[derive(Debug, Default)]
pub(in crate::scenario) struct Words(HashSet<Arc<str>>);

impl Words {
    /// A word, shared with all that are the same.
    pub(in crate::scenario) fn shared(&mut self, word: &str) -> Arc<str> {
        if let Some(known) = self.0.get(word) {
            return Arc::clone(known);
        }
        let new: Arc<str> = word.into();
        self.0.insert(Arc::clone(&new));
        new
    }
}

/// What was laid.
#[derive(Debug, Clone)]
pub(in crate::scenario) enum What {
    /// A tile that does not matter.
    Hash,
    /// A name from `tiles`, or a catalogue id.
    Named(Arc<str>),
    /// A tile whose meaning is written out in place.
    Meant(Box<Meaning>),
}
