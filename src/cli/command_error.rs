//! The errors that end a command.

use std::io;

use carcassonne_text::{Problem, RefusedText, Span};
use carcassonne_words::messages::plain;

/// The reason why a command ends early. It is reported once, where the command was called.
#[derive(Debug)]
pub(super) enum CommandError {
    /// A mistake on the command line.
    Mistake {
        problem: Box<Problem>,
        /// The file or folder that JSON output names with the mistake.
        file: Option<String>,
    },
    /// A text that was refused, with its problems.
    Refused(RefusedText),
    /// One or several errors that were reported when they were found.
    Reported,
    /// Output that cannot be written.
    Output(io::Error),
}

impl CommandError {
    /// Creates the error of a mistake on the command line, whose message is that of a problem.
    pub(super) fn of(sentence: plain::Sentence) -> Self {
        Self::Mistake { problem: Problem::of(Span::default(), sentence).boxed(), file: None }
    }

    /// Returns the error with the file or folder that JSON output names with it.
    #[must_use]
    pub(super) fn in_file(self, file: String) -> Self {
        match self {
            Self::Mistake { problem, .. } => Self::Mistake { problem, file: Some(file) },
            other => other,
        }
    }
}

/// Builds the error of a mistake on the command line: `mistake!(command_line::NothingFound { query, similar })`.
macro_rules! mistake {
    ($($message:tt)+) => {
        $crate::cli::command_error::CommandError::of(::carcassonne_text::phrase!($($message)+))
    };
}

pub(super) use mistake;

impl From<RefusedText> for CommandError {
    fn from(refused: RefusedText) -> Self {
        Self::Refused(refused)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
