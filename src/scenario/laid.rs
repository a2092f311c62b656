//! Tiles as they were laid, before anything is known of them: what both forms of a board are read
//! into.

use crate::geometry::{Shape, Space};
use crate::text::Span;

use super::definitions::Meaning;

/// A tile as it was laid, before anything is known of it.
#[derive(Debug, Clone)]
pub(super) struct Laid {
    /// What was laid.
    pub(super) what: What,
    /// The name it was given, where that is not what was laid.
    pub(super) name: Option<String>,
    /// Its turn, by quarters, where one was written (list form).
    pub(super) turn: Option<u8>,
    /// Its shape.
    pub(super) shape: Shape,
    /// Its first space.
    pub(super) at: Space,
    /// Where it is written.
    pub(super) span: Span,
    /// Where it is written where it lies (list form).
    pub(super) at_span: Span,
    /// Whether it can be laid; else only its name is looked up.
    pub(super) sound: bool,
    /// Whether a `#` stands before it in its row.
    pub(super) after_hash: bool,
}

impl Laid {
    /// A tile that is written where it lies.
    pub(super) fn new(what: What, shape: Shape, at: Space, span: Span) -> Self {
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
pub(super) enum What {
    /// A tile that does not matter.
    Hash,
    /// A name from `tiles`, or a catalogue id.
    Named(String),
    /// A tile written out where it lies.
    Meant(Box<Meaning>),
}
