//! The errors that end a command.

use std::io;

use crate::text::{Code, RefusedText};

/// The reason why a command ends early. It is reported once, where the command was called.
#[derive(Debug)]
pub(super) enum CommandError {
    /// A mistake on the command line, with help on how to correct it.
    Mistake {
        code: Code,
        /// The file or folder that JSON output names with the mistake.
        file: Option<String>,
        message: String,
        help: String,
    },
    /// A text that was refused, with its problems.
    Refused(RefusedText),
    /// One or several errors that were reported when they were found.
    Reported,
    /// Output that cannot be written.
    Output(io::Error),
}

impl CommandError {
    /// Creates the error of a mistake on the command line.
    pub(super) fn new(code: Code, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self::Mistake { code, file: None, message: message.into(), help: help.into() }
    }

    /// Creates the error of asking for something that cannot be done in that way.
    pub(super) fn usage(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self::new(Code::Usage, message, help)
    }
}

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
