//! Messages that are data too: a word that stays when its English changes, and the parts under keys.
//!
//! The attributes of a message declare them: `.word = too-far`, `.means = It takes more steps than are left.`,
//! `.data = steps: number of count, left: number`.

use super::{Arg, Message, Sentence};

/// A message as data.
#[derive(Debug)]
pub struct Clause {
    message: &'static Message,
    /// The word. Several messages with the same keys may share one.
    pub word: &'static str,
    /// The meaning, for the schema.
    pub means: &'static str,
    /// The parts of the message.
    pub parts: &'static [ClausePart],
}

/// A part of a message as data.
#[derive(Debug)]
pub struct ClausePart {
    /// The name of the part in the message.
    name: &'static str,
    /// The key.
    pub key: &'static str,
    /// The kind of the value.
    pub kind: PartKind,
}

/// The kind of a part of a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartKind {
    /// A number.
    Number,
    /// Numbers.
    Numbers,
    /// `true` or `false`.
    Flag,
    /// A player.
    Player,
    /// Players.
    Players,
    /// A tile by its address; one without a name by its space.
    Tile,
    /// Tiles.
    Tiles,
    /// A feature by its place.
    Place,
    /// Features.
    Places,
    /// A tile or a space.
    Stand,
    /// A meeple: its owner, its place and its figure.
    Meeple,
    /// Meeples.
    Meeples,
    /// A direction.
    Direction,
    /// Directions.
    Directions,
    /// A side of a tile.
    Side,
    /// A kind of feature.
    Kind,
    /// The land that a side shows.
    Edge,
    /// A kind of monastery.
    Building,
    /// A figure.
    Figure,
    /// A kind of meeple of which a crop circle speaks.
    Sort,
    /// A scoring round.
    Round,
    /// A score, a payment or a message, by its name.
    Named,
    /// Another clause.
    Clause,
    /// Other clauses.
    Clauses,
}

// The table of the clauses.
include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

impl PartKind {
    /// Returns the kind of one item of a list of this kind; the kind itself if it is not of a list.
    #[must_use]
    pub fn item(self) -> Self {
        match self {
            Self::Numbers => Self::Number,
            Self::Players => Self::Player,
            Self::Tiles => Self::Tile,
            Self::Places => Self::Place,
            Self::Directions => Self::Direction,
            Self::Clauses => Self::Clause,
            Self::Meeples => Self::Meeple,
            other => other,
        }
    }
}

impl Clause {
    /// Returns a sentence of the clause with these parts.
    pub fn to_sentence(&self, mut part: impl FnMut(&ClausePart) -> Arg) -> Sentence {
        let named = |name| self.parts.iter().find(|part| part.name == name);
        let args = self.message.args().filter_map(named).map(&mut part).collect();
        Sentence::new(self.message, args)
    }

    /// Returns the clause of a sentence; `None` if its message has no word.
    pub fn find(sentence: &Sentence) -> Option<&'static Self> {
        CLAUSES.iter().find(|clause| sentence.has_message(clause.message))
    }
}

impl ClausePart {
    /// Returns the value of the part in a sentence.
    pub fn value<'s>(&self, sentence: &'s Sentence) -> Option<&'s Arg> {
        sentence.arg(self.name)
    }
}
