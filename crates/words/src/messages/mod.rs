//! The messages of the program: whole sentences with named parts.
//!
//! Every sentence is a message in a file of its language and subject: `messages/en/city.ftl` of the position has the
//! English messages about cities, `en/problems/players.ftl` the problems of players. The files are in Fluent's syntax
//! (<https://projectfluent.org>). The build script turns each message into a type with its parts as fields: a missing
//! message or part does not compile, and a language is added as another folder of files.
//!
//! Sentences are built as data (`say!`), independent of language: most of them are never read, and text takes time to
//! build. A [`Speaker`] turns them into text.
//!
//! - A part may be a number, a thing of the position, a user's text, a word that selects a case, a sentence, or a list of
//!   these.
//! - `{ $sides -> [0] ... [one] ... *[other] ... }` selects by a number or the length of a list;
//!   `{ $kind -> [city] ... *[road] ... }` by a word.
//! - A list is joined as usual in its language: `a, b and c`; `{ OR($tiles) }` gives `a, b or c`.
//! - `{ ACC($meeple) }`, `{ DAT($meeple) }` and `{ GEN($meeple) }` write a part in a case: as the attribute `.acc`, `.dat` or
//!   `.gen` of its message says it in the language, and like `{ $meeple }` if there is none.
//! - A translation names every part of the English message, or lists it in `.leaves-out`; it may name more parts, which then
//!   are parts of the message. The cases of its choices are numbers, `one`, or cases of an English choice by that part.
//! - The message of a problem has a code (`.code`), and may have further texts with the same parts: `.label`, `.help`,
//!   `.offer`, `.related`, `.also`; `.once = yes` if it is told once, though it is at several places. In these
//!   `{ $word }` is shortened, `{ LINE($text) }` is a line to type, `{ PHRASE($phrase) }` is whole; `{ QUOTED($words) }`
//!   gives "`a`, `b` and `c`", and `{ ANY($words) }` the same with "or".

mod message;
mod sentence;
mod speech;

pub use message::{Attribute, Case, Message, MessageTexts};
pub use sentence::{Arg, Sentence};
pub use speech::{Join, PartForm, Speaker, TextForm};

/// Sentences that name no thing of a position, and their parts.
pub mod plain {
    /// A part of a sentence that names no thing.
    pub type Arg = super::Arg<std::convert::Infallible>;
    /// A sentence that names no thing.
    pub type Sentence = super::Sentence<std::convert::Infallible>;
}

// The messages that join the items of lists.
include!(concat!(env!("OUT_DIR"), "/list_messages.rs"));
