//! The messages of the program: whole sentences with named parts.
//!
//! Every sentence about a position is a message in a file of its language and subject: `en/city.ftl` has the English
//! messages about cities. The files are in Fluent's syntax (<https://projectfluent.org>). The build script turns each
//! message into a type with its parts as fields: a missing message or part does not compile, nothing is parsed at run
//! time, and a language is added as another folder of files.
//!
//! A mechanic builds sentences as data (`say!`), independent of language: most of them are never read, and text takes
//! time to build. [`Voice`] turns them into text.
//!
//! - A part may be a number, a player, a meeple, a tile, a place, a space, a user's text, a word that selects a case, a
//!   sentence, or a list of these.
//! - `{ $sides -> [0] ... [one] ... *[other] ... }` selects by a number or the length of a list;
//!   `{ $kind -> [city] ... *[road] ... }` by a word.
//! - A list is joined as usual in its language: `a, b and c`; `{ OR($tiles) }` gives `a, b or c`.

mod sentence;
mod clause;
mod voice;

pub use clause::{CLAUSES, Clause, ClausePart, PartKind};

use sentence::Parts;
pub use sentence::{Arg, Message, Sentence};
pub use voice::Voice;

use crate::texts::Words;

// A module for each file of messages.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Returns the message that names a symbol of tiles in a legend, by the symbol's word; `None` if there is none.
pub(crate) const fn symbol_message(word: &str) -> Option<&'static Message> {
    let mut n = 0;
    while n < SYMBOLS.len() {
        if is_same(SYMBOLS[n].0, word) {
            return Some(SYMBOLS[n].1);
        }
        n += 1;
    }
    None
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut n = 0;
    while n < one.len() && n < other.len() && one[n] == other[n] {
        n += 1;
    }
    n == one.len() && n == other.len()
}

/// Builds a sentence from a message and its parts: `say!(city::Finished { points: 8, who })`.
macro_rules! say {
    ($subject:ident :: $message:ident) => {
        $crate::wording::Sentence::from($crate::wording::$subject::$message)
    };
    ($subject:ident :: $message:ident { $($part:ident $(: $value:expr)?),* $(,)? }) => {
        $crate::wording::Sentence::from($crate::wording::$subject::$message {
            $($part: $crate::wording::say!(@arg $part $($value)?)),*
        })
    };
    (@arg $part:ident) => {
        $crate::wording::Arg::from($part)
    };
    (@arg $part:ident $value:expr) => {
        $crate::wording::Arg::from($value)
    };
}

pub(crate) use say;
