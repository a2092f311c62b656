//! One file, or standard input, as text; or a sentence on why it cannot be read.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::folder::first_in;
use crate::cli::files::why;
use crate::cli::size::{MaxSize, Reading};
use crate::scenario::looks_quick;
use crate::text::{Refused, SourceText, nearest, shortened, shortened_path};

/// What a file is called in answers: as it was named, or `standard input` for `-`. Where on the machine it lies is not
/// told ([`told`]).
pub(in crate::cli) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" {
        "standard input".to_owned()
    } else {
        told(path, None).display().to_string()
    }
}

/// A path as answers tell it, which may end up in a file that goes to others: one that begins at the root only from the
/// folder in which the program runs, or from the folder that was named and in which it was found, and else by its last
/// part.
pub(in crate::cli) fn told(path: &Path, found_in: Option<&Path>) -> PathBuf {
    if !path.is_absolute() {
        return path.to_path_buf();
    }
    let here = std::env::current_dir().ok();
    let above = found_in.and_then(Path::parent);
    // What lies right below the root would be told whole.
    let is_deep = |folder: &&Path| folder.parent().is_some();
    let folders = [here.as_deref().filter(is_deep), above.filter(is_deep), found_in];
    let within = folders.into_iter().flatten().find_map(|folder| path.strip_prefix(folder).ok());
    let within = within.filter(|rest| !rest.as_os_str().is_empty());
    within.or_else(|| path.file_name().map(Path::new)).unwrap_or(Path::new("/")).to_path_buf()
}

/// Reads a file, or standard input for `-`, if it is no larger than may be.
pub(in crate::cli) fn read(path: &Path, reading: Reading) -> Result<Arc<SourceText>, Refused> {
    read_as(path, &name(path), reading)
}

/// The same under the name by which it is told.
pub(in crate::cli) fn read_as(
    path: &Path,
    called: &str,
    Reading { max_size: size, language }: Reading,
) -> Result<Arc<SourceText>, Refused> {
    // What cannot be read is told as it was named.
    let name = if path.as_os_str() == "-" { called.to_owned() } else { path.display().to_string() };
    let bytes = if path.as_os_str() == "-" {
        taken(std::io::stdin().lock(), &name, size)?
    } else {
        let meta = path.metadata().map_err(|error| not_there(path, &name, &error))?;
        readable(path, &name, &meta)?;
        // Before a byte of it is read. What is no common file has no size.
        if meta.len() > size.bytes() {
            return Err(size.refuses(&name, meta.len()));
        }
        let file = File::open(path).map_err(|error| closed(&name, &error))?;
        taken(file, &name, size)?
    };
    SourceText::within(called, bytes, size.most_bytes())
        .and_then(SourceText::without_nul)
        .map(|text| Arc::new(text.answered_in(language)))
        .map_err(|message| {
            Refused::unreadable(called, format!("{}: {message}", shortened_path(&name)), "")
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
            format!("you may not read {shown}"),
            format!("`chmod u+r {name}` lets whoever it belongs to read it"),
        ),
        ErrorKind::PermissionDenied => (
            format!("you may not read {shown}"),
            "ask whoever it belongs to, or name another file".to_owned(),
        ),
        ErrorKind::IsADirectory => (format!("{shown} is a folder"), "name a file in it".to_owned()),
        _ => (format!("cannot read {shown}: {}", why(error)), String::new()),
    };
    Refused::unreadable(name, message, help)
}

/// What is wrong with a path at which nothing is found.
fn not_there(path: &Path, name: &str, error: &std::io::Error) -> Refused {
    let shown = shortened_path(name);
    if let Some(astray) = Astray::of(path) {
        return Refused::unreadable(name, astray.said(name), "mend the link, or name another file");
    }
    if looks_quick(name) {
        let short = shortened(name);
        let message = format!("there is no file {short}: this looks like a quick map");
        return Refused::unreadable(name, message, format!("`oracle quick '{short}'` answers it"));
    }
    let (message, help) = match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => {
            (format!("there is no file {shown}"), missing(path))
        }
        ErrorKind::PermissionDenied => (
            format!("cannot reach {shown}: you may not enter the folder"),
            "ask whoever it belongs to, or name a file in another folder".to_owned(),
        ),
        _ => (
            format!("cannot read {}: {}", shortened(name), why(error)),
            "name another file".to_owned(),
        ),
    };
    Refused::unreadable(name, message, help)
}

/// Whether something that is there may be read as a file.
fn readable(path: &Path, name: &str, meta: &Metadata) -> Result<(), Refused> {
    let shown = shortened_path(name);
    if meta.is_dir() {
        return Err(Refused::unreadable(name, format!("{shown} is a folder"), in_folder(path)));
    }
    match kind(path, meta) {
        Kind::Common | Kind::Stream => Ok(()),
        // Nobody may ever write into it, and the run would wait for ever.
        Kind::Pipe => Err(Refused::unreadable(
            name,
            format!("{shown} is a named pipe, not a file"),
            format!("let the shell open it: `oracle score - < {name}`"),
        )),
        Kind::Socket => Err(Refused::unreadable(
            name,
            format!("{shown} is a socket, not a file"),
            "name a file",
        )),
        Kind::Disk => {
            Err(Refused::unreadable(name, format!("{shown} is a disk, not a file"), "name a file"))
        }
    }
}

/// What something is that is no folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(unix), expect(dead_code, reason = "only on Unix are these told apart"))]
pub(in crate::cli) enum Kind {
    /// A file.
    Common,
    /// What gives or takes bytes as they come, and is open already or opens at once: a terminal, another such device, a pipe
    /// that the shell made.
    Stream,
    /// A pipe with a name, which opens when somebody opens its other end.
    Pipe,
    Socket,
    Disk,
}

#[cfg(unix)]
pub(in crate::cli) fn kind(path: &Path, meta: &Metadata) -> Kind {
    use std::os::unix::fs::FileTypeExt;
    let kind = meta.file_type();
    if kind.is_fifo() {
        // A pipe of the shell has no place in any folder.
        let is_made_by_shell = ["/dev", "/proc"].iter().any(|folder| path.starts_with(folder))
            || path.canonicalize().is_err();
        if is_made_by_shell { Kind::Stream } else { Kind::Pipe }
    } else if kind.is_socket() {
        Kind::Socket
    } else if kind.is_block_device() {
        Kind::Disk
    } else if kind.is_char_device() {
        Kind::Stream
    } else {
        Kind::Common
    }
}

#[cfg(not(unix))]
pub(in crate::cli) fn kind(_: &Path, meta: &Metadata) -> Kind {
    if meta.is_file() { Kind::Common } else { Kind::Stream }
}

/// How many links after one another are followed.
const LINKS: usize = 64;

/// A link that leads to nothing.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::cli) enum Astray {
    /// To what is not there.
    Missing(PathBuf),
    /// Back to itself, by whatever way.
    Circle,
}

impl Astray {
    /// If a path is a link that leads to nothing.
    pub(in crate::cli) fn of(path: &Path) -> Option<Self> {
        if !path.is_symlink() || path.metadata().is_ok() {
            return None;
        }
        let mut at = path.to_path_buf();
        for _ in 0..LINKS {
            match std::fs::read_link(&at) {
                Ok(to) => at = at.parent().unwrap_or(Path::new("")).join(to),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return Some(Self::Missing(std::fs::read_link(path).unwrap_or(at)));
                }
                Err(_) => return None,
            }
        }
        Some(Self::Circle)
    }

    /// What is wrong with it.
    pub(in crate::cli) fn said(&self, name: &str) -> String {
        let name = shortened_path(name);
        match self {
            Self::Missing(to) => {
                format!("{name} is a link to {}, which is not there", to.display())
            }
            Self::Circle => format!("{name} is a link that leads back to itself"),
        }
    }
}

/// What to do about a folder where a file is wanted.
fn in_folder(folder: &Path) -> String {
    match first_in(folder) {
        Some(first) => format!(
            "name a file in it, such as {}; `oracle score` and `oracle check` take whole folders",
            first.display()
        ),
        None => format!("there is no scenario in it; {WRITE}"),
    }
}

/// What to do about a file that is not there: a near miss beside it, or where scenarios are, or how to
/// write one.
pub(super) fn missing(path: &Path) -> String {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let near = path.file_name().and_then(|name| near_file(name, folder));
    match (near, first_in(Path::new("scenarios"))) {
        (Some(near), _) => format!("did you mean {}?", path.with_file_name(near).display()),
        (None, Some(first)) => {
            format!("the folder `scenarios` has some to try, such as {}", first.display())
        }
        (None, None) => WRITE.to_owned(),
    }
}

/// The name of a file in a folder that is nearly this one.
pub(in crate::cli) fn near_file(name: &OsStr, folder: &Path) -> Option<String> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut beside: Vec<String> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    beside.sort();
    nearest(name.to_str()?, beside.iter().map(String::as_str)).map(ToOwned::to_owned)
}

/// How a scenario is written, in a line.
const WRITE: &str = "a scenario is a text file: `board: |` with a row of tiles on each line below it, then `tiles:` and `meeples:`; `oracle explain notation` shows how";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_told_from_its_neighbours() {
        let help = |path: &str| missing(Path::new(path));
        let near = "did you mean scenarios/city/pair-closes-city.yaml?";
        assert_eq!(help("scenarios/city/pair-closes-cty.yaml"), near);
        assert!(help("x/y/z.yaml").starts_with("the folder `scenarios` has some to try, such as "));
        assert_eq!(in_folder(Path::new("src/cli")), format!("there is no scenario in it; {WRITE}"));
    }

    #[test]
    fn a_stream_is_read_up_to_one_byte_more_than_it_may_have() {
        let Ok(size) = MaxSize::typed("5") else { return };
        let mut stream: &[u8] = b"1234567";
        assert!(taken(stream.by_ref(), "it", size).is_err());
        assert_eq!(stream, b"7");
        assert_eq!(taken(&b"12345"[..], "it", size).ok().as_deref(), Some(&b"12345"[..]));
    }
}
