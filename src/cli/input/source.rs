//! The text of one file, or of standard input; or why it cannot be had.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

use crate::cli::errors::why;
use crate::cli::paths::{Astray, Kind, kind};
use crate::cli::size::{MaxSize, Reading};
use crate::scenario::looks_quick;
use crate::text::{Refused, SourceText, shortened, shortened_path};

/// Why a text cannot be had.
#[derive(Debug)]
pub(super) enum Unread {
    /// Nothing lies there.
    Missing,
    /// A folder lies there.
    Folder,
    /// Anything else, with what to do about it.
    Refused(Refused),
}

impl From<Refused> for Unread {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// The text of a file, or of standard input for `-`, under the name by which it is told, if it is no larger than may
/// be.
pub(super) fn source(
    path: &Path,
    called: &str,
    Reading { max_size: size, language }: Reading,
) -> Result<Arc<SourceText>, Unread> {
    // What cannot be read is told as it was named.
    let name = if path.as_os_str() == "-" { called.to_owned() } else { path.display().to_string() };
    let bytes = if path.as_os_str() == "-" {
        taken(std::io::stdin().lock(), &name, size)?
    } else {
        let meta = path.metadata().map_err(|error| not_there(path, &name, &error))?;
        readable(path, &name, &meta)?;
        // Before a byte of it is read. What is no common file has no size.
        if meta.len() > size.bytes() {
            return Err(size.refuses(&name, meta.len()).into());
        }
        let file = File::open(path).map_err(|error| closed(&name, &error))?;
        taken(file, &name, size)?
    };
    SourceText::within(called, bytes, size.most_bytes())
        .and_then(SourceText::without_nul)
        .map(|text| Arc::new(text.answered_in(language)))
        .map_err(|message| {
            Refused::unreadable(called, format!("{}: {message}", shortened_path(&name)), "").into()
        })
}

/// All bytes of a stream, unless there is one more than may be.
fn taken(stream: impl Read, name: &str, size: MaxSize) -> Result<Vec<u8>, Refused> {
    let mut bytes = Vec::new();
    match stream.take(size.bytes() + 1).read_to_end(&mut bytes) {
        Ok(read) if read as u64 > size.bytes() => Err(size.refuses_more(name)),
        Ok(_) => Ok(bytes),
        Err(error) => Err(closed(name, &error)),
    }
}

/// What is wrong with something that is there and cannot be opened or read.
fn closed(name: &str, error: &std::io::Error) -> Refused {
    let shown = shortened_path(name);
    let (message, help) = match error.kind() {
        ErrorKind::PermissionDenied if cfg!(unix) => (
            format!("no permission to read {shown}"),
            format!("`chmod u+r {name}` lets its owner read it"),
        ),
        ErrorKind::PermissionDenied => (
            format!("no permission to read {shown}"),
            "ask its owner, or name another file".to_owned(),
        ),
        ErrorKind::IsADirectory => (format!("{shown} is a folder"), "name a file in it".to_owned()),
        _ => (format!("cannot read {shown}: {}", why(error)), String::new()),
    };
    Refused::unreadable(name, message, help)
}

/// What is wrong with a path at which nothing is found.
fn not_there(path: &Path, name: &str, error: &std::io::Error) -> Unread {
    let refused = |message: String, help: String| Refused::unreadable(name, message, help).into();
    if let Some(astray) = Astray::of(path) {
        return refused(astray.said(name), "fix the link, or name another file".to_owned());
    }
    if looks_quick(name) {
        let short = shortened(name);
        let message = format!("no such file: {short}, which looks like a quick map");
        return refused(message, format!("`oracle quick '{short}'` answers it"));
    }
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Unread::Missing,
        ErrorKind::PermissionDenied => refused(
            format!("cannot reach {}: no permission to enter its folder", shortened_path(name)),
            "ask its owner, or name a file in another folder".to_owned(),
        ),
        _ => refused(
            format!("cannot read {}: {}", shortened(name), why(error)),
            "name another file".to_owned(),
        ),
    }
}

/// Whether something that is there may be read as a file.
fn readable(path: &Path, name: &str, meta: &Metadata) -> Result<(), Unread> {
    if meta.is_dir() {
        return Err(Unread::Folder);
    }
    let (what, help) = match kind(path, meta) {
        Kind::Common | Kind::Stream => return Ok(()),
        // Nobody may ever write into it, and the run would wait for ever.
        Kind::Pipe => ("a named pipe", format!("let the shell open it: `oracle score - < {name}`")),
        Kind::Socket => ("a socket", "name a file".to_owned()),
        Kind::Disk => ("a disk", "name a file".to_owned()),
    };
    let message = format!("{} is {what}, not a file", shortened_path(name));
    Err(Refused::unreadable(name, message, help).into())
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
