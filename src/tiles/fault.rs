//! Why a tile cannot be what it was written to be.

use super::tile::Symbol;

/// The part of a sketch that a fault lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A city segment, by its place.
    City(usize),
    /// A road segment, by its place.
    Road(usize),
    /// A river, by its place.
    River(usize),
    /// A written field, by its place.
    Field(usize),
    /// The castle.
    Castle,
    /// The monastery.
    Monastery,
    /// A symbol of another expansion.
    Symbol(Symbol),
}

/// Why a sketch cannot lie in a shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Where the fault lies.
    pub part: Part,
    /// Whether the shape lacks a side that the part names.
    pub lacks_side: bool,
    /// The letters at fault within the part, if they are known.
    pub word: String,
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub help: String,
}

impl Fault {
    /// A fault that has nothing to do with missing sides.
    pub(super) fn new(part: Part, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { part, lacks_side: false, word: String::new(), message: message.into(), help: help.into() }
    }

    /// Names the letters at fault.
    pub(super) fn at(self, word: impl std::fmt::Display) -> Self {
        Self { word: word.to_string(), ..self }
    }
}
