//! Tiles as they were laid, before anything is known of them: what both forms of a board are read
//! into.

use crate::geometry::{Shape, Space};
use crate::text::Span;

use crate::scenario::tiles::meaning::Meaning;

/// A tile as it was laid, before anything is known of it.
#[derive(Debug, Clone)]
pub(in crate::scenario) struct Laid {
    /// What was laid.
    pub(in crate::scenario) what: What,
    /// The name it was given, where that is not what was laid.
    pub(in crate::scenario) name: Option<String>,
    /// Its turn, by quarters, where one was written (list form).
    pub(in crate::scenario) turn: Option<u8>,
    /// Its shape.
    pub(in crate::scenario) shape: Shape,
    /// Its first space.
    pub(in crate::scenario) at: Space,
    /// Where it is written.
    pub(in crate::scenario) span: Span,
    /// Where it is written where it lies (list form).
    pub(in crate::scenario) at_span: Span,
    /// Whether it can be laid; else only its name is looked up.
    pub(in crate::scenario) sound: bool,
    /// Whether a `#` stands before it in its row.
    pub(in crate::scenario) after_hash: bool,
}

impl Laid {
    /// A tile that is written where it lies.
    pub(in crate::scenario) fn new(what: What, shape: Shape, at: Space, span: Span) -> Self {
        Self {
            what,
            name: None,
            turn: None,
            shape,
            at,
            span,
            at_span: span,
            sound: true,
            after_hash: false,
        }
    }
}

/// What was laid.
#[derive(Debug, Clone)]
pub(in crate::scenario) enum What {
    /// A tile that does not matter.
    Hash,
    /// A name from `tiles`, or a catalogue id.
    Named(String),
    /// A tile written out where it lies.
    Meant(Box<Meaning>),
}
