//! Faults: the reasons why a sketch cannot be laid out in a shape.

use carcassonne_words::messages::plain::Sentence;

use super::tile::Symbol;

/// The part of a sketch that has a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A city segment, by its index.
    City(usize),
    /// A road segment, by its index.
    Road(usize),
    /// A river, by its index.
    River(usize),
    /// A written field, by its index.
    Field(usize),
    /// The castle, or the mark of a tile of Leipzig.
    Castle,
    /// The monastery.
    Monastery,
    /// A symbol of another expansion.
    Symbol(Symbol),
}

/// A reason why a sketch cannot be laid out in a shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The part of the sketch that has the fault.
    pub part: Part,
    /// Set if the shape lacks a side that the part names.
    pub lacks_side: bool,
    /// The letters of the part's notation that are at fault; empty if they are not known.
    pub word: String,
    /// The problem that the fault is.
    pub sentence: Sentence,
}

impl Fault {
    /// Creates a fault that does not concern missing sides.
    pub(super) fn new(part: Part, sentence: Sentence) -> Self {
        Self { part, lacks_side: false, word: String::new(), sentence }
    }

    /// Returns the fault with `word` as the letters at fault.
    pub(super) fn with_word(self, word: impl std::fmt::Display) -> Self {
        Self { word: word.to_string(), ..self }
    }
}
