//! Errors of the operating system, in words.

use std::io::{Error, ErrorKind};

use carcassonne_text::phrase;
use carcassonne_words::messages::plain;

use super::problems::files;

/// Returns the reason for an error of the operating system, without the error number.
pub(super) fn error_reason(error: &Error) -> plain::Sentence {
    let kind = match error.kind() {
        ErrorKind::PermissionDenied => "permission-denied",
        ErrorKind::StorageFull => "storage-full",
        ErrorKind::QuotaExceeded => "quota-exceeded",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::FileTooLarge => "too-large",
        ErrorKind::InvalidFilename => "invalid-name",
        _ => "other",
    };
    let text = error.to_string();
    let text = text.split(" (os error ").next().unwrap_or_default();
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_lowercase().to_string());
    phrase!(files::SystemError { kind, text: first.unwrap_or_default() + letters.as_str() })
}

#[cfg(test)]
mod tests {
    use carcassonne_text::phrase_text;

    use super::*;

    #[test]
    fn errors_are_told_without_numbers() {
        assert_eq!(phrase_text(&error_reason(&ErrorKind::StorageFull.into())), "the disk is full");
        assert_eq!(phrase_text(&error_reason(&Error::other("Too many links (os error 31)"))), "too many links");
    }
}
