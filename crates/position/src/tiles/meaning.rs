//! The meaning of a tile name: a printed tile, or a tile in the scenario's own notation.

use carcassonne_board::geometry::{Corner, Motion};
use carcassonne_board::tiles::{Entry, Sketch};
use carcassonne_text::{Node, Problems, Span, problem};

use super::catalogue_ids;
use super::notation_writer::write_sketch;
use super::part_spans::PartSpans;
use super::problems;
use super::tile_notation;

/// The meaning of a tile name: a printed tile, or a tile in the scenario's own notation.
#[derive(Debug, Clone)]
pub enum Meaning {
    /// A printed tile, and its turn in quarters clockwise (squares only).
    Printed(&'static Entry, u8),
    /// A tile in the scenario's own notation, with the spans of its parts.
    Own(Box<Sketch>, Box<PartSpans>),
    /// A value that could not be read, which has been reported.
    Faulty,
}

impl Meaning {
    /// Returns the meaning as a scenario has it; `None` for a faulty one.
    pub fn to_node(&self) -> Option<Node> {
        match self {
            Self::Printed(entry, 0) => Some(Node::word(entry.id, Span::default())),
            Self::Printed(entry, quarters) => {
                Some(Node::word(format!("{}@{}", entry.id, u16::from(*quarters) * 90), Span::default()))
            }
            Self::Own(sketch, _) => Some(write_sketch(sketch)),
            Self::Faulty => None,
        }
    }

    /// Returns the meaning after a motion of the board. The mirror image of a printed tile is written out, since none is
    /// printed; a printed half lies in `corner`.
    pub fn moved(&self, motion: Motion, corner: Option<Corner>) -> Self {
        let moved_sketch = |sketch: &Sketch| Self::Own(Box::new(sketch.moved(motion)), Box::default());
        match self {
            Self::Printed(entry, quarters) if motion.mirrored => {
                let quarters = corner.map_or(*quarters, Corner::quarters);
                moved_sketch(&entry.sketch().moved(Motion::turn(quarters)))
            }
            Self::Printed(entry, quarters) if !entry.half => Self::Printed(entry, (quarters + motion.quarters) % 4),
            Self::Own(sketch, _) => moved_sketch(sketch),
            Self::Printed(..) | Self::Faulty => self.clone(),
        }
    }
}

/// Returns a tile that is written out after a motion of the board; `None` for a value that is no tile.
pub fn move_written(tile: &Node, motion: Motion) -> Option<Node> {
    read(tile, &mut Problems::new()).moved(motion, None).to_node()
}

/// Two meanings are equal if they show the same, wherever they are written.
impl PartialEq for Meaning {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Printed(entry, quarters), Self::Printed(other, others)) => {
                (entry.id, quarters) == (other.id, others)
            }
            (Self::Own(sketch, _), Self::Own(other, _)) => sketch == other,
            (Self::Faulty, Self::Faulty) => true,
            (Self::Printed(..) | Self::Own(..) | Self::Faulty, _) => false,
        }
    }
}

/// Reads the meaning of a name: a catalogue id, or the notation of a tile.
pub(crate) fn read(node: &Node, problems: &mut Problems) -> Meaning {
    if let Some(word) = node.text() {
        return read_printed(word, node.span, problems);
    }
    if node.is_null() {
        problems.push(problem!(node.span, problems::TileNotDescribed));
        return Meaning::Faulty;
    }
    match tile_notation::read(node, problems) {
        Some((sketch, parts)) => Meaning::Own(Box::new(sketch), Box::new(parts)),
        None => Meaning::Faulty,
    }
}

/// Reads a catalogue id, with or without a turn.
pub(crate) fn read_printed(word: &str, span: Span, problems: &mut Problems) -> Meaning {
    match catalogue_ids::read(word, span, problems) {
        Some((entry, quarters)) => Meaning::Printed(entry, quarters),
        None => Meaning::Faulty,
    }
}
