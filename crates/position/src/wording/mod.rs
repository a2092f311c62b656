//! Sentences about a position: messages whose parts are players, tiles, meeples and other things.
//!
//! A mechanic builds sentences as data (`say!`); [`Voice`] turns them into text.

mod thing;
mod clause;
mod voice;

pub use carcassonne_words::messages::Join;
pub use carcassonne_words::messages::Message;
pub use clause::{CLAUSES, Clause, ClausePart, PartKind};
pub use thing::{Arg, Sentence, Thing, feature_arg};
pub use voice::Voice;

// A module for each file of messages.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// Returns the message that names a symbol of tiles in a legend, by the symbol's word; `None` if there is none.
pub const fn symbol_message(word: &str) -> Option<&'static Message> {
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
#[macro_export]
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

pub use crate::say;
