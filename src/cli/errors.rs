//! Errors of the operating system, in words.

use std::io::{Error, ErrorKind};

/// Returns the reason for an error of the operating system in words, without the error number.
pub(super) fn error_reason(error: &Error) -> String {
    match error.kind() {
        ErrorKind::PermissionDenied => "permission denied".to_owned(),
        ErrorKind::StorageFull => "the disk is full".to_owned(),
        ErrorKind::QuotaExceeded => "your disk quota is used up".to_owned(),
        ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        ErrorKind::FileTooLarge => "it would be too large".to_owned(),
        ErrorKind::InvalidFilename => "the file name is not valid".to_owned(),
        _ => {
            let text = error.to_string();
            let text = text.split(" (os error ").next().unwrap_or_default();
            let mut letters = text.chars();
            let first = letters.next().map(|first| first.to_lowercase().to_string());
            first.unwrap_or_default() + letters.as_str()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_told_without_numbers() {
        assert_eq!(error_reason(&ErrorKind::StorageFull.into()), "the disk is full");
        assert_eq!(error_reason(&Error::other("Too many links (os error 31)")), "too many links");
    }
}
