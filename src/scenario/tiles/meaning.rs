//! The meaning of a tile name: a printed tile, or a tile in the scenario's own notation.

use super::catalogue_ids;
use super::part_spans::PartSpans;
use super::problems;
use super::tile_notation;
use crate::text::{Node, Problems, Span};
use crate::tiles::{Entry, Sketch};

/// The meaning of a tile name: a printed tile, or a tile in the scenario's own notation.
#[derive(Debug, Clone)]
pub(in crate::scenario) enum Meaning {
    /// A printed tile, and its turn in quarters clockwise (squares only).
    Printed(&'static Entry, u8),
    /// A tile in the scenario's own notation, with the spans of its parts.
    Own(Box<Sketch>, Box<PartSpans>),
    /// A value that could not be read, which has been reported.
    Faulty,
}

/// Reads the meaning of a name: a catalogue id, or the notation of a tile.
pub(in crate::scenario) fn read(node: &Node, problems: &mut Problems) -> Meaning {
    if let Some(word) = node.text() {
        return read_printed(word, node.span, problems);
    }
    if node.is_null() {
        problems.push(problems::without_meaning(node.span));
        return Meaning::Faulty;
    }
    match tile_notation::read(node, problems) {
        Some((sketch, parts)) => Meaning::Own(Box::new(sketch), Box::new(parts)),
        None => Meaning::Faulty,
    }
}

/// Reads a catalogue id, with or without a turn.
pub(in crate::scenario) fn read_printed(word: &str, span: Span, problems: &mut Problems) -> Meaning {
    match catalogue_ids::read(word, span, problems) {
        Some((entry, quarters)) => Meaning::Printed(entry, quarters),
        None => Meaning::Faulty,
    }
}
