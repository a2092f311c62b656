//! The text of one file, or of standard input, or the reason why it is not available.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

use crate::cli::errors::why;
use crate::cli::paths::{Astray, Kind, kind};
use crate::cli::problems::files;
use crate::cli::size::{MaxSize, Reading};
use crate::scenario::looks_quick;
use crate::text::{Refused, SourceText};

/// The reason why a text is not available.
#[derive(Debug)]
pub(super) enum Unread {
    /// A path at which nothing exists.
    Missing,
    /// A path of a folder.
    Folder,
    /// Any other reason, with help.
    Refused(Refused),
}

impl From<Refused> for Unread {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// Returns the text of a file, or of standard input for `-`, under the name `called`, if it is within the size
/// limit.
pub(super) fn source(
    path: &Path,
    called: &str,
    Reading { max_size: size, language }: Reading,
) -> Result<Arc<SourceText>, Unread> {
    // An error names the file as the user did.
    let name = if path.as_os_str() == "-" { called.to_owned() } else { path.display().to_string() };
    let bytes = if path.as_os_str() == "-" {
        taken(std::io::stdin().lock(), &name, size)?
    } else {
        let meta = path.metadata().map_err(|error| not_there(path, &name, &error))?;
        readable(path, &name, &meta)?;
        // Checked before a byte of it is read. A file that is not a regular one has no size.
        if meta.len() > size.bytes() {
            return Err(size.refuses(&name, meta.len()).into());
        }
        let file = File::open(path).map_err(|error| closed(&name, &error))?;
        taken(file, &name, size)?
    };
    SourceText::within(called, bytes, size.most_bytes())
        .and_then(SourceText::without_nul)
        .map(|text| Arc::new(text.answered_in(language)))
        .map_err(|message| files::no_text(called, &name, &message).into())
}

/// Reads all bytes of a stream, unless there are more than the limit.
fn taken(stream: impl Read, name: &str, size: MaxSize) -> Result<Vec<u8>, Refused> {
    let mut bytes = Vec::new();
    match stream.take(size.bytes() + 1).read_to_end(&mut bytes) {
        Ok(read) if read as u64 > size.bytes() => Err(size.refuses_more(name)),
        Ok(_) => Ok(bytes),
        Err(error) => Err(closed(name, &error)),
    }
}

/// Returns the error for a path that exists but cannot be opened or read.
fn closed(name: &str, error: &std::io::Error) -> Refused {
    match error.kind() {
        ErrorKind::PermissionDenied => files::no_permission_to_read(name),
        ErrorKind::IsADirectory => files::read_as_a_file(name),
        _ => files::cannot_be_read(name, &why(error)),
    }
}

/// Returns the error for a path at which nothing is found.
fn not_there(path: &Path, name: &str, error: &std::io::Error) -> Unread {
    if let Some(astray) = Astray::of(path) {
        return files::link_astray(name, astray.said(name)).into();
    }
    if looks_quick(name) {
        return files::map_as_file(name).into();
    }
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Unread::Missing,
        ErrorKind::PermissionDenied => files::no_permission_to_enter(name).into(),
        _ => files::cannot_be_found(name, &why(error)).into(),
    }
}

/// Checks that a path that exists may be read as a file.
fn readable(path: &Path, name: &str, meta: &Metadata) -> Result<(), Unread> {
    if meta.is_dir() {
        return Err(Unread::Folder);
    }
    match kind(path, meta) {
        Kind::Common | Kind::Stream => Ok(()),
        // Without a writer, reading from a named pipe would wait forever.
        Kind::Pipe => Err(files::is_a_pipe(name).into()),
        Kind::Socket => Err(files::is_no_file(name, "a socket").into()),
        Kind::Disk => Err(files::is_no_file(name, "a disk").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_read_up_to_one_byte_more_than_it_may_have() {
        let Ok(size) = MaxSize::typed("5") else { return };
        let mut stream: &[u8] = b"1234567";
        assert!(taken(stream.by_ref(), "it", size).is_err());
        assert_eq!(stream, b"7");
        assert_eq!(taken(&b"12345"[..], "it", size).ok().as_deref(), Some(&b"12345"[..]));
    }
}
