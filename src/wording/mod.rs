//! What the program says, in whole sentences with named parts.
//!
//! Every sentence that a person reads about a position is a message in a file of its language and its
//! subject: `en/city.ftl` holds what is said of cities in English. The files are in Fluent's syntax
//! (<https://projectfluent.org>). The build script turns each message into a type with its parts as
//! fields, so that a message or a part that is missing does not compile, nothing is read when the
//! program starts, and another language is another folder of files.
//!
//! A mechanic says *what* is said (`say!`), as data, without a language: most sentences are never
//! read, and words cost time. [`Voice`] says it *in words*.
//!
//! - A part may be a number, a player, a meeple, a tile, a place, a space, what a user wrote, a word to
//!   choose by, a sentence, or a list of these.
//! - `{ $sides -> [0] ... [one] ... *[other] ... }` chooses by a number or by how long a list is;
//!   `{ $kind -> [city] ... *[road] ... }` by a word.
//! - A list is joined as its language does: `a, b and c`; `{ OR($tiles) }` gives `a, b or c`.

mod sentence;
mod voice;

use sentence::Parts;
pub use sentence::{Arg, Message, Sentence};
pub use voice::Voice;

use crate::texts::Words;

// A module for each file of messages.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// What a legend calls a symbol of tiles, by its word.
pub(crate) const fn symbol(word: &str) -> Option<&'static Message> {
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

/// What is said, with its parts: `say!(city::Finished { points: 8, who: players })`.
macro_rules! say {
    ($subject:ident :: $message:ident) => {
        $crate::wording::Sentence::from($crate::wording::$subject::$message)
    };
    ($subject:ident :: $message:ident { $($part:ident : $value:expr),* $(,)? }) => {
        $crate::wording::Sentence::from($crate::wording::$subject::$message {
            $($part: $crate::wording::Arg::from($value)),*
        })
    };
}

pub(crate) use say;
