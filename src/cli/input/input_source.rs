//! The text of one file, or of standard input, or the reason why it is not available.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

use carcassonne_position::looks_quick;
use carcassonne_text::{RefusedText, SourceText, phrase, shorten_path};

use crate::cli::errors::error_reason;
use crate::cli::paths::{BrokenLink, FileKind, file_kind};
use crate::cli::problems::{files, refusal};
use crate::cli::size::{MaxSize, ReadOptions};

/// The reason why the text of a file, or of standard input, is not available.
#[derive(Debug)]
pub(super) enum ReadError {
    /// A path at which nothing exists.
    Missing,
    /// A path of a folder.
    Folder,
    /// Any other reason, with help.
    Refused(RefusedText),
}

impl From<RefusedText> for ReadError {
    fn from(refused: RefusedText) -> Self {
        Self::Refused(refused)
    }
}

/// Returns the text of a file, or of standard input for `-`, if it is within the size limit. `shown_name` is its name
/// in answers.
pub(super) fn read_source(
    path: &Path,
    shown_name: &str,
    ReadOptions { max_size: size, language }: ReadOptions,
) -> Result<Arc<SourceText>, ReadError> {
    // An error names the file as the user did.
    let name = if path.as_os_str() == "-" { shown_name.to_owned() } else { path.display().to_string() };
    let bytes = if path.as_os_str() == "-" {
        read_limited(std::io::stdin().lock(), &name, size)?
    } else {
        let meta = path.metadata().map_err(|error| metadata_error(path, &name, &error))?;
        check_readable(path, &name, &meta)?;
        // Checked before a byte of it is read. A file that is not a regular one has no size.
        if meta.len() > size.bytes() {
            return Err(size.file_refusal(&name, meta.len()).into());
        }
        let file = File::open(path).map_err(|error| read_refusal(&name, &error))?;
        read_limited(file, &name, size)?
    };
    SourceText::with_limit(shown_name, bytes, usize::try_from(size.bytes()).unwrap_or(usize::MAX))
        .and_then(SourceText::reject_nul)
        .map(|text| Arc::new(text.with_language(language)))
        .map_err(|reason| refusal!(shown_name, files::NotText { file: shorten_path(&name), reason }).into())
}

/// Reads all bytes of a stream; refuses one with more bytes than the limit.
fn read_limited(stream: impl Read, name: &str, size: MaxSize) -> Result<Vec<u8>, RefusedText> {
    let mut bytes = Vec::new();
    match stream.take(size.bytes() + 1).read_to_end(&mut bytes) {
        Ok(read) if read as u64 > size.bytes() => Err(size.stream_refusal(name)),
        Ok(_) => Ok(bytes),
        Err(error) => Err(read_refusal(name, &error)),
    }
}

/// Returns the error for a path that exists but cannot be opened or read.
fn read_refusal(name: &str, error: &std::io::Error) -> RefusedText {
    let file = shorten_path(name);
    match error.kind() {
        ErrorKind::PermissionDenied => {
            refusal!(name, files::NoPermissionToRead { file, path: name.to_owned(), unix: cfg!(unix) })
        }
        ErrorKind::IsADirectory => {
            refusal!(name, files::FolderNotFile { file, help: phrase!(files::AnyFileInFolder) })
        }
        _ => refusal!(name, files::FileNotRead { file, reason: error_reason(error) }),
    }
}

/// Returns the error for a path whose metadata cannot be read: mostly, nothing exists there.
fn metadata_error(path: &Path, name: &str, error: &std::io::Error) -> ReadError {
    if let Some(link) = BrokenLink::detect(path) {
        return RefusedText::of_whole_text(name, link.message(name, false)).into();
    }
    if looks_quick(name) {
        return refusal!(name, files::MapInsteadOfFile { map: name.to_owned() }).into();
    }
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => ReadError::Missing,
        ErrorKind::PermissionDenied => refusal!(name, files::NoPermissionToEnter { file: shorten_path(name) }).into(),
        _ => refusal!(name, files::FileNotFound { path: name.to_owned(), reason: error_reason(error) }).into(),
    }
}

/// Checks that a path that exists is no folder, named pipe, socket or disk.
fn check_readable(path: &Path, name: &str, meta: &Metadata) -> Result<(), ReadError> {
    if meta.is_dir() {
        return Err(ReadError::Folder);
    }
    match file_kind(path, meta) {
        FileKind::Common | FileKind::Stream => Ok(()),
        // Without a writer, reading from a named pipe would wait forever.
        FileKind::Device(kind) => {
            let (file, path) = (shorten_path(name), name.to_owned());
            Err(refusal!(name, files::DeviceNotFile { file, kind, path }).into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_read_up_to_one_byte_more_than_it_may_have() {
        let Ok(size) = MaxSize::parse("5") else { return };
        let mut stream: &[u8] = b"1234567";
        assert!(read_limited(stream.by_ref(), "it", size).is_err());
        assert_eq!(stream, b"7");
        assert_eq!(read_limited(&b"12345"[..], "it", size).ok().as_deref(), Some(&b"12345"[..]));
    }
}
