//! A sentence as data: a message and its parts.

use std::cmp::Ordering;

use crate::geometry::{Compass, Space};
use crate::scenario::{FeatureKind, MeepleIx, Place, PlayerIx, TileIx};
use crate::text::LANGUAGES;
use crate::texts::Words;

// What the messages say.
include!(concat!(env!("OUT_DIR"), "/parts.rs"));

/// The first character for private use of those that are enough for all messages.
const FIRST_MARK: u32 = 0xf_0000;

/// A message: what it says in each language. Two are equal if they have one id.
#[derive(Debug)]
pub struct Message {
    pub(super) id: Words,
    pub(super) args: Words,
    /// What it says, language by language.
    pub(super) says: [Parts; LANGUAGES.len()],
}

impl Message {
    /// Its subject and its name there: `city.finished`.
    pub fn id(&self) -> &'static str {
        self.id.text()
    }

    /// What its parts are called, in order.
    pub fn args(&self) -> std::str::Lines<'static> {
        self.args.lines()
    }

    /// The character that stands for each of its letters in [`MARKED`](crate::text::Language::MARKED): one for private use, which no other message has.
    pub fn mark(&self) -> char {
        char::from_u32(FIRST_MARK + u32::from(self.says[0].from)).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// What it says in a language, or in English.
    pub(super) fn says(&self, language: usize) -> &'static [Part] {
        self.says.get(language).unwrap_or(&self.says[0]).all()
    }
}

/// Pieces of what a message says, one after the other: a run in the table of all.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parts {
    from: u16,
    count: u16,
}

impl Parts {
    pub(super) const fn new(from: u16, count: u16) -> Self {
        Self { from, count }
    }

    pub(super) fn all(self) -> &'static [Part] {
        let from = usize::from(self.from);
        &PARTS[from..from + usize::from(self.count)]
    }
}

/// The cases of a choice: a run in the table of all.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cases {
    from: u16,
    count: u16,
}

impl Cases {
    pub(super) const fn new(from: u16, count: u16) -> Self {
        Self { from, count }
    }

    pub(super) fn all(self) -> &'static [(Case, Parts)] {
        let from = usize::from(self.from);
        &CASES[from..from + usize::from(self.count)]
    }
}

/// A piece of what a message says.
#[derive(Debug)]
pub(super) enum Part {
    /// These words.
    Text(Words),
    /// One of its parts; a list is joined by "and".
    Arg(usize),
    /// One of its parts; a list is joined by "or".
    Or(usize),
    /// One of its parts; a list is joined by semicolons.
    Apart(usize),
    /// It depends on one of its parts.
    Choose {
        /// Which.
        arg: usize,
        /// What is said in each case; the first that fits is taken.
        cases: Cases,
        /// What is said in every other case.
        other: Parts,
    },
}

/// A case of a choice.
#[derive(Debug)]
pub(super) enum Case {
    /// A number, or the length of a list.
    Exactly(i64),
    /// What counts as one.
    One,
    /// A word.
    Word(Words),
}

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// What a user wrote, or what is written alike in every language.
    Text(String),
    /// A word to choose by.
    Word(&'static str),
    /// A player, by name.
    Player(PlayerIx),
    /// A meeple: whose it is and where it stands.
    Meeple(MeepleIx),
    /// A tile, by name.
    Tile(TileIx),
    /// A feature of a tile.
    Place(Place),
    /// A feature of the board, by one of its places: which of them it is called by may depend on where the
    /// map begins.
    Feature(Place),
    /// A space.
    Space(Space),
    /// A direction.
    Compass(Compass),
    /// A phrase or sentence.
    Sentence(Sentence),
    /// Several.
    List(Vec<Arg>),
}

/// A sentence or phrase: a message with its parts.
#[derive(Debug, Clone)]
pub struct Sentence {
    pub(super) message: &'static Message,
    pub(super) args: Vec<Arg>,
}

impl Sentence {
    /// A message with its parts, in the order of [`Message::args`].
    pub fn new(message: &'static Message, args: Vec<Arg>) -> Self {
        Self { message, args }
    }

    /// Its parts, in the order of [`Message::args`].
    pub fn args(&self) -> &[Arg] {
        &self.args
    }

    /// What its parts are called, in their order.
    pub fn names(&self) -> std::str::Lines<'static> {
        self.message.args()
    }

    /// Whether another is the same message, but for numbers and names in it.
    pub fn is_shaped_like(&self, other: &Self) -> bool {
        self.id() == other.id()
            && self.args.len() == other.args.len()
            && self.args.iter().zip(&other.args).all(|(a, b)| a.is_shaped_like(b))
    }

    /// The id of its message: `city.finished`.
    pub fn id(&self) -> &'static str {
        self.message.id()
    }
}

impl Arg {
    /// Whether another says the same kind of thing: the same words and messages, but for numbers and names in them.
    fn is_shaped_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Sentence(a), Self::Sentence(b)) => a.is_shaped_like(b),
            (Self::List(a), Self::List(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_shaped_like(b)),
            (Self::Word(a), Self::Word(b)) => a == b,
            (Self::Text(a), Self::Text(b)) => a == b,
            (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
        }
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Message {}

impl PartialOrd for Message {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Message {
    fn cmp(&self, other: &Self) -> Ordering {
        self.id().cmp(other.id())
    }
}

impl PartialEq for Sentence {
    fn eq(&self, other: &Self) -> bool {
        self.message == other.message && self.args == other.args
    }
}

impl Eq for Sentence {}

/// Makes a part of what it may be.
macro_rules! part_of {
    ($($case:ident($kind:ty)),* $(,)?) => {
        $(impl From<$kind> for Arg {
            fn from(value: $kind) -> Self {
                Self::$case(value)
            }
        })*
    };
}

part_of! {
    Number(i64), Text(String), Word(&'static str), Player(PlayerIx), Meeple(MeepleIx), Tile(TileIx), Place(Place),
    Space(Space), Compass(Compass), Sentence(Sentence), List(Vec<Arg>),
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Arg {
    /// `yes` or `no`, to choose by.
    fn from(yes: bool) -> Self {
        Self::Word(if yes { "yes" } else { "no" })
    }
}

impl From<FeatureKind> for Arg {
    /// The word for the kind, to choose by.
    fn from(kind: FeatureKind) -> Self {
        Self::Word(kind.word())
    }
}

impl Arg {
    /// A list of parts of one kind.
    pub fn list<T: Into<Arg>>(all: impl IntoIterator<Item = T>) -> Self {
        Self::List(all.into_iter().map(Into::into).collect())
    }

    /// What a choice by number goes by: a number, or the length of a list.
    pub(super) fn count(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::List(all) => i64::try_from(all.len()).ok(),
            Self::Text(_)
            | Self::Word(_)
            | Self::Player(_)
            | Self::Meeple(_)
            | Self::Tile(_)
            | Self::Place(_)
            | Self::Feature(_)
            | Self::Space(_)
            | Self::Compass(_)
            | Self::Sentence(_) => None,
        }
    }
}
