//! A sentence as data: a message and its parts.

use super::message::Message;

/// A part of a sentence, such as a number, a word or another sentence. `T` are the things that it may name besides:
/// those of a position, or none ([`Infallible`](std::convert::Infallible)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<T> {
    /// A number.
    Number(i64),
    /// A user's text, or one that is the same in every language.
    Text(String),
    /// A word that selects a case.
    Word(&'static str),
    /// A thing that is named: of a position, a player or a tile.
    Thing(T),
    /// A phrase or sentence.
    Sentence(Sentence<T>),
    /// A list.
    List(Vec<Self>),
}

/// A sentence or phrase: a message with its parts. `T` are the things that these may name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence<T> {
    pub(super) message: &'static Message,
    pub(super) args: Vec<Arg<T>>,
}

impl<T> Sentence<T> {
    /// Creates a sentence from a message and its parts, in the order of [`Message::args`].
    pub fn new(message: &'static Message, args: Vec<Arg<T>>) -> Self {
        Self { message, args }
    }

    /// Returns the parts, in the order of [`Message::args`].
    pub fn args(&self) -> &[Arg<T>] {
        &self.args
    }

    /// Returns the names of the parts, in their order.
    pub fn names(&self) -> std::str::SplitWhitespace<'static> {
        self.message.args()
    }

    /// Returns the part of this name; `None` if the message has none.
    pub fn arg(&self, name: &str) -> Option<&Arg<T>> {
        self.names().position(|known| known == name).and_then(|n| self.args.get(n))
    }

    /// Sets the part of this name, if the message has it.
    pub fn set_arg(&mut self, name: &str, value: Arg<T>) {
        let index = self.names().position(|known| known == name);
        if let Some(arg) = index.and_then(|n| self.args.get_mut(n)) {
            *arg = value;
        }
    }

    /// Returns the code of the problem whose message this is; `None` for other messages.
    pub fn code(&self) -> Option<&'static str> {
        self.message.code()
    }

    /// Returns `true` if this is the message of a problem that is told once, though it is at several places.
    pub fn is_told_once(&self) -> bool {
        self.message.is_told_once()
    }

    /// Returns `true` if another sentence has the same message, words and texts, though other numbers or names.
    pub fn has_same_wording(&self, other: &Self) -> bool {
        self.message == other.message
            && self.args.len() == other.args.len()
            && self.args.iter().zip(&other.args).all(|(a, b)| a.has_same_wording(b))
    }

    /// Returns `true` if this is the sentence of a message, with any parts.
    pub fn has_message(&self, message: &Message) -> bool {
        self.message == message
    }

    /// Returns the message.
    pub fn message(&self) -> &'static Message {
        self.message
    }

    /// Returns the id of the message: `city.finished`, on the page without its subject.
    pub fn id(&self) -> &'static str {
        self.message.id()
    }
}

impl<T> Arg<T> {
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

/// Implements the conversions of values of some types into a part of a sentence.
macro_rules! part_of {
    ($($case:ident($kind:ty)),* $(,)?) => {
        $(impl<T> From<$kind> for Arg<T> {
            fn from(value: $kind) -> Self {
                Self::$case(value.into())
            }
        })*
    };
}

part_of! {
    Number(i64), Number(u32), Number(i32), Text(String), Text(char), Word(&'static str), Sentence(Sentence<T>), List(Vec<Self>),
}

impl<T, V: Clone> From<&V> for Arg<T>
where
    Self: From<V>,
{
    fn from(value: &V) -> Self {
        value.clone().into()
    }
}

impl<T> From<usize> for Arg<T> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<T> From<bool> for Arg<T> {
    /// Creates the word `yes` or `no`, which selects a case.
    fn from(yes: bool) -> Self {
        Self::Word(if yes { "yes" } else { "no" })
    }
}

impl<T, V> From<Option<V>> for Arg<T>
where
    Self: From<V>,
{
    /// Creates the part of a value; the word `none`, which selects a case, without one.
    fn from(value: Option<V>) -> Self {
        value.map_or(Self::Word("none"), Self::from)
    }
}

impl<T> Arg<T> {
    /// Creates a list of parts from items of one type.
    pub fn list<V: Into<Self>>(items: impl IntoIterator<Item = V>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }

    /// Creates a list of texts.
    pub fn texts<V: AsRef<str>>(items: impl IntoIterator<Item = V>) -> Self {
        Self::List(items.into_iter().map(|text| Self::Text(text.as_ref().to_owned())).collect())
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
