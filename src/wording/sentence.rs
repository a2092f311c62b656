//! A sentence as data: a message and its parts.

use std::cmp::Ordering;

use crate::geometry::{Compass, Space};
use crate::scenario::{FeatureKind, MeepleIx, Place, PlayerIx, TileIx};
use crate::text::LANGUAGES;
use crate::texts::Words;

// The tables of all parts and cases of messages.
include!(concat!(env!("OUT_DIR"), "/parts.rs"));

/// The code point of the first of the messages' private-use characters, in a range that is large enough for all.
const FIRST_MARK: u32 = 0xf_0000;

/// A message, with its text in each language. Two are equal if their ids are.
#[derive(Debug)]
pub struct Message {
    pub(super) id: Words,
    pub(super) args: Words,
    /// The text in each language.
    pub(super) says: [Parts; LANGUAGES.len()],
}

impl Message {
    /// Returns the id: the subject and the name of the message within the subject, as in `city.finished`.
    pub fn id(&self) -> &'static str {
        self.id.text()
    }

    /// Returns the names of the message's parts, in order.
    pub fn args(&self) -> std::str::Lines<'static> {
        self.args.lines()
    }

    /// Returns the message's private-use character, with which [`MARKED`](crate::text::Language::MARKED) replaces text.
    pub fn private_use_char(&self) -> char {
        char::from_u32(FIRST_MARK + u32::from(self.says[0].from)).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Returns the pieces of the text in the language with this index, or in English if there is none.
    pub(super) fn text_parts(&self, language: usize) -> &'static [Part] {
        self.says.get(language).unwrap_or(&self.says[0]).as_slice()
    }
}

/// Successive pieces of a message's text: a range in the table of the pieces of all messages.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parts {
    from: u16,
    count: u16,
}

impl Parts {
    pub(super) const fn new(from: u16, count: u16) -> Self {
        Self { from, count }
    }

    pub(super) fn as_slice(self) -> &'static [Part] {
        let from = usize::from(self.from);
        &PARTS[from..from + usize::from(self.count)]
    }
}

/// The cases of a choice in a message's text: a range in the table of the cases of all choices.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cases {
    from: u16,
    count: u16,
}

impl Cases {
    pub(super) const fn new(from: u16, count: u16) -> Self {
        Self { from, count }
    }

    pub(super) fn as_slice(self) -> &'static [(Case, Parts)] {
        let from = usize::from(self.from);
        &CASES[from..from + usize::from(self.count)]
    }
}

/// A piece of a message's text.
#[derive(Debug)]
pub(super) enum Part {
    /// Literal words of the text.
    Text(Words),
    /// A part of the message, by its index; a list is joined by "and".
    Arg(usize),
    /// A part of the message, by its index; a list is joined by "or".
    Or(usize),
    /// A part of the message, by its index; a list is joined by semicolons.
    Apart(usize),
    /// A choice that depends on a part of the message.
    Choose {
        /// The index of the part of the message that selects the case.
        arg: usize,
        /// The cases with their texts; the first that fits the part is used.
        cases: Cases,
        /// The text where none of these cases fits.
        other: Parts,
    },
}

/// A case of a choice: the values of the selecting part that it fits.
#[derive(Debug)]
pub(super) enum Case {
    /// A number, or the length of a list.
    Exactly(i64),
    /// The number 1, a list of length 1, or the word `one`.
    One,
    /// A word.
    Word(Words),
}

/// A part of a sentence, such as a number, a player or another sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A user's text, or one that is the same in every language.
    Text(String),
    /// A word that selects a case.
    Word(&'static str),
    /// A player, by name.
    Player(PlayerIx),
    /// A meeple, by its owner, its figure and its tile.
    Meeple(MeepleIx),
    /// A tile, by name.
    Tile(TileIx),
    /// A feature of a tile.
    Place(Place),
    /// A feature of the board, by one of its places; the one by which it is named may depend on where the map begins.
    Feature(Place),
    /// A space.
    Space(Space),
    /// A direction.
    Compass(Compass),
    /// A phrase or sentence.
    Sentence(Sentence),
    /// A list.
    List(Vec<Arg>),
}

/// A sentence or phrase: a message with its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    pub(super) message: &'static Message,
    pub(super) args: Vec<Arg>,
}

impl Sentence {
    /// Creates a sentence from a message and its parts, in the order of [`Message::args`].
    pub fn new(message: &'static Message, args: Vec<Arg>) -> Self {
        Self { message, args }
    }

    /// Returns the parts, in the order of [`Message::args`].
    pub fn args(&self) -> &[Arg] {
        &self.args
    }

    /// Returns the names of the parts, in their order.
    pub fn names(&self) -> std::str::Lines<'static> {
        self.message.args()
    }

    /// Returns the part of this name; `None` if the message has none.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.names().position(|known| known == name).and_then(|n| self.args.get(n))
    }

    /// Returns `true` if another sentence has the same message, words and texts, though other numbers or names.
    pub fn has_same_wording(&self, other: &Self) -> bool {
        self.id() == other.id()
            && self.args.len() == other.args.len()
            && self.args.iter().zip(&other.args).all(|(a, b)| a.has_same_wording(b))
    }

    /// Returns `true` if this is the sentence of a message, with any parts.
    pub fn has_message(&self, message: &Message) -> bool {
        self.message == message
    }

    /// Returns the id of the message: `city.finished`.
    pub fn id(&self) -> &'static str {
        self.message.id()
    }
}

impl Arg {
    /// Returns `true` if another part is of the same kind and has the same words, texts and messages.
    fn has_same_wording(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Sentence(a), Self::Sentence(b)) => a.has_same_wording(b),
            (Self::List(a), Self::List(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.has_same_wording(b)),
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

/// Implements the conversions of values of some types into a part of a sentence.
macro_rules! part_of {
    ($($case:ident($kind:ty)),* $(,)?) => {
        $(impl From<$kind> for Arg {
            fn from(value: $kind) -> Self {
                Self::$case(value.into())
            }
        })*
    };
}

part_of! {
    Number(i64), Number(u32), Number(i32), Text(String), Word(&'static str), Player(PlayerIx), Meeple(MeepleIx), Tile(TileIx), Place(Place),
    Space(Space), Compass(Compass), Sentence(Sentence), List(Vec<Arg>),
}

impl<T: Clone> From<&T> for Arg
where
    Self: From<T>,
{
    fn from(value: &T) -> Self {
        value.clone().into()
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Arg {
    /// Creates the word `yes` or `no`, which selects a case.
    fn from(yes: bool) -> Self {
        Self::Word(if yes { "yes" } else { "no" })
    }
}

impl From<FeatureKind> for Arg {
    /// Creates the word for the kind, which selects a case.
    fn from(kind: FeatureKind) -> Self {
        Self::Word(kind.word())
    }
}

impl Arg {
    /// Creates a list of parts from items of one type.
    pub fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }

    /// Returns the value of a choice by number: a number, or the length of a list; `None` for other parts.
    pub(super) fn count(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::List(all) => i64::try_from(all.len()).ok(),
            _ => None,
        }
    }
}
