//! A message: its text in each language, as pieces of text and named parts.

use std::cmp::Ordering;

use crate::language::LANGUAGES;
use crate::texts::Words;

// The tables of all parts and cases of messages.
include!(concat!(env!("OUT_DIR"), "/parts.rs"));

/// The code point of the first of the messages' private-use characters, in a range that is large enough for all.
const FIRST_MARK: u32 = 0xf_0000;

/// The text of a message in each language.
pub(crate) type Texts = [Parts; LANGUAGES.len()];

/// A message, with its text in each language. Two are equal if their texts are the same run of parts.
#[derive(Debug)]
pub struct Message {
    /// The id; empty for the message of a problem.
    pub(crate) id: Words,
    pub(crate) args: Words,
    /// The text in each language.
    pub(crate) says: Texts,
    /// The texts besides, if the message is that of a problem.
    pub(crate) fault: Option<&'static Fault>,
}

/// The code and the texts of a kind of problem, besides its message.
#[derive(Debug)]
pub(crate) struct Fault {
    /// The code, as the attribute `.code` of the message has it.
    pub(crate) code: Words,
    /// Set if a problem of this kind is told once, though it is at several places (`.once = yes`).
    pub(crate) is_told_once: bool,
    /// The texts by the attribute that has them.
    pub(crate) texts: &'static [(Attribute, Texts)],
}

/// One of the texts of a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attribute {
    /// The message itself: the fault, in a clause.
    Message,
    /// The text shown at the problem's place (`.label`).
    Label,
    /// The remedy (`.help`), or what is advised if no alternative helps.
    Help,
    /// The beginning of the remedy, before alternatives (`.offer`).
    Offer,
    /// The text shown at a related place (`.related`).
    Related,
    /// The text shown at a second related place (`.also`).
    Also,
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

    /// Returns the message's private-use character, with which [`MARKED`](crate::language::Language::MARKED) replaces
    /// text.
    pub fn private_use_char(&self) -> char {
        char::from_u32(FIRST_MARK + u32::from(self.says[0].from)).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Returns the pieces of a text of the message in the language with this index, or in English if there is none;
    /// `None` if the message has no such text.
    pub(super) fn text_parts(&self, attribute: Attribute, language: usize) -> Option<&'static [Part]> {
        let texts = match attribute {
            Attribute::Message => &self.says,
            _ => self.fault?.texts.iter().find(|(own, _)| *own == attribute).map(|(_, texts)| texts)?,
        };
        Some(texts.get(language).unwrap_or(&texts[0]).as_slice())
    }
}

/// Successive pieces of a message's text: a range in the table of the pieces of all messages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parts {
    from: u16,
    count: u16,
}

impl Parts {
    pub(crate) const fn new(from: u16, count: u16) -> Self {
        Self { from, count }
    }

    pub(super) fn as_slice(self) -> &'static [Part] {
        let from = usize::from(self.from);
        &PARTS[from..from + usize::from(self.count)]
    }
}

/// The cases of a choice in a message's text: a range in the table of the cases of all choices.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cases {
    from: u16,
    count: u16,
}

impl Cases {
    pub(crate) const fn new(from: u16, count: u16) -> Self {
        Self { from, count }
    }

    pub(super) fn as_slice(self) -> &'static [(Case, Parts)] {
        let from = usize::from(self.from);
        &CASES[from..from + usize::from(self.count)]
    }
}

/// A piece of a message's text.
#[derive(Debug)]
pub(crate) enum Part {
    /// Literal words of the text.
    Text(Words),
    /// A part of the message, by its index; a list is joined by "and".
    Arg(usize),
    /// A part of the message, by its index; a list is joined by "or".
    Or(usize),
    /// A part of the message, by its index; a list is joined by semicolons.
    Apart(usize),
    /// A text of the user, by its index, as a line to type (`LINE($text)`).
    Line(usize),
    /// A text of the program, by its index, which is not shortened (`PHRASE($text)`).
    Phrase(usize),
    /// A list of words, by its index, each in quotes, joined by "and" (`QUOTED($words)`).
    Quoted(usize),
    /// A list of words, by its index, each in quotes, joined by "or" (`ANY($words)`).
    AnyQuoted(usize),
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

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.says[0].from == other.says[0].from
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
        // Problems have no id; of them, and of all others that are equal, the texts are the same run.
        self.id().cmp(other.id()).then(self.says[0].from.cmp(&other.says[0].from))
    }
}
