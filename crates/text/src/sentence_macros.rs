//! The macros that build sentences about a text, and include the types of their messages.

/// Builds a sentence that names no thing of a position: `phrase!(problems::OfTile { name })`.
#[macro_export]
macro_rules! phrase {
    ($($path:ident)::+) => {
        ::carcassonne_words::messages::plain::Sentence::from($($path)::+)
    };
    ($($path:ident)::+ { $($part:ident $(: $value:expr)?),* $(,)? }) => {
        ::carcassonne_words::messages::plain::Sentence::from($($path)::+ {
            $($part: $crate::phrase!(@arg $part $($value)?)),*
        })
    };
    (@arg $part:ident) => {
        ::carcassonne_words::messages::plain::Arg::from($part)
    };
    (@arg $part:ident $value:expr) => {
        ::carcassonne_words::messages::plain::Arg::from($value)
    };
}

/// Includes the messages of a file of problems, as types: `problem_messages!("players")`.
#[macro_export]
macro_rules! problem_messages {
    ($file:literal) => {
        include!(concat!(env!("OUT_DIR"), "/problems/", $file, ".rs"));
    };
}
