//! Output files: written as a whole or not at all, and overwritten only on request.

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Result as Done, Write};
use std::path::{Path, PathBuf};

use super::errors::why;
use super::output::Terminal;
use super::paths::{Astray, Kind, kind};

/// An error message, and the help for it.
pub(super) type Complaint = (String, String);

/// The help where only `--force` overwrites a file.
pub(super) const FORCE: &str = "name another file, or overwrite it with `--force`";
/// The help where no file is ever overwritten.
pub(super) const NEVER_OVER: &str = "name a new file: existing files are never overwritten";

/// The destination of an output.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Target {
    StandardOutput,
    /// A device, or a pipe made by the shell.
    Stream(PathBuf),
    /// A file: `real` is its path behind links, which stay links, and `force` allows to overwrite it.
    File {
        shown: String,
        real: PathBuf,
        force: bool,
    },
}

/// The options of a target.
#[derive(Debug, Clone, Copy)]
pub(super) struct TargetOption<'a> {
    /// Set if an existing file may be overwritten.
    pub(super) force: bool,
    /// The help if the file exists.
    pub(super) instead: &'a str,
    /// The usual name of an output file, for help texts.
    pub(super) usual: &'a str,
}

impl Target {
    /// Returns the target for a path, if it may be written.
    ///
    /// # Errors
    ///
    /// The reason why it may not.
    pub(super) fn of(path: &Path, asked: TargetOption<'_>) -> Result<Self, Complaint> {
        if is_standard_output(path) {
            return Ok(Self::StandardOutput);
        }
        let shown = path.display().to_string();
        if shown.is_empty() {
            let help = format!("name a file: `-o {}`", asked.usual);
            return Err(("the file name is empty".to_owned(), help));
        }
        if let Some(astray) = Astray::of(path) {
            let help = "remove the link first, or name another file".to_owned();
            return Err((astray.said(&shown), help));
        }
        match path.metadata() {
            Ok(meta) if meta.is_dir() => {
                let help = format!("name a file in it: `-o {}`", path.join(asked.usual).display());
                Err((format!("{shown} is a folder"), help))
            }
            Ok(meta) => match kind(path, &meta) {
                Kind::Stream => Ok(Self::Stream(path.to_path_buf())),
                Kind::Common if !asked.force => Err((format!("{shown} already exists"), asked.instead.to_owned())),
                Kind::Common => {
                    let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
                    Ok(Self::File { shown, real, force: true })
                }
                Kind::Pipe => {
                    let help = format!("let the shell open it: `-o - > {shown}`");
                    Err((format!("{shown} is a named pipe, not a file"), help))
                }
                Kind::Socket => Err(no_file(&shown, "a socket")),
                Kind::Disk => Err(no_file(&shown, "a disk")),
            },
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let ends_as_folder = shown.ends_with(std::path::is_separator);
                match folder_of(path).filter(|folder| !folder.is_dir()) {
                    _ if ends_as_folder => Err(no_folder(path)),
                    Some(folder) => Err(no_folder(folder)),
                    None => {
                        let real = path.to_path_buf();
                        Ok(Self::File { shown, real, force: asked.force })
                    }
                }
            }
            Err(error) if error.kind() == ErrorKind::NotADirectory => {
                let folder = folder_of(path).unwrap_or(path).display().to_string();
                let help = "name a file in a folder".to_owned();
                Err((format!("{folder} is a file, not a folder"), help))
            }
            Err(error) => Err(cannot(&shown, &error)),
        }
    }

    /// Refuses an output file that is also an input file.
    ///
    /// # Errors
    ///
    /// If one of the input files is the target.
    pub(super) fn apart_from<'p>(path: &Path, read: impl IntoIterator<Item = &'p Path>) -> Result<(), Complaint> {
        let Ok(target) = path.canonicalize() else { return Ok(()) };
        let mut read = read.into_iter().filter(|source| source.is_file());
        match read.find(|source| source.canonicalize().is_ok_and(|source| source == target)) {
            Some(_) => Err((
                format!("the output file {} is also an input file", path.display()),
                "name another output file".to_owned(),
            )),
            _ => Ok(()),
        }
    }

    /// Writes a file as a whole or not at all, and any other target directly. The inner result has the complaint if the
    /// target cannot be written.
    ///
    /// # Errors
    ///
    /// If standard output cannot be written.
    pub(super) fn write(&self, bytes: &[u8], terminal: &mut Terminal) -> Done<Result<(), Complaint>> {
        Ok(match self {
            Self::StandardOutput => {
                terminal.pour(bytes)?;
                Ok(())
            }
            Self::Stream(path) => poured(path, bytes),
            Self::File { shown, real, force } => write_whole(real, bytes, *force).map_err(|error| match error.kind() {
                ErrorKind::AlreadyExists => (format!("{shown} already exists"), "name another file".to_owned()),
                _ => cannot(shown, &error),
            }),
        })
    }
}

/// Writes to a device or pipe.
fn poured(path: &Path, bytes: &[u8]) -> Result<(), Complaint> {
    let stream = OpenOptions::new().write(true).open(path);
    match stream.and_then(|mut stream| stream.write_all(bytes)) {
        // A reader that stops early is no error.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(cannot(&path.display().to_string(), &error)),
        _ => Ok(()),
    }
}

/// Returns `true` if a path means standard output.
pub(super) fn is_standard_output(path: &Path) -> bool {
    path.as_os_str() == "-" || cfg!(unix) && path == Path::new("/dev/stdout")
}

/// Returns the folder in the path of a file, if there is one.
fn folder_of(path: &Path) -> Option<&Path> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty())
}

fn no_file(shown: &str, what: &str) -> Complaint {
    (format!("{shown} is {what}, not a file"), "name another file".to_owned())
}

fn no_folder(folder: &Path) -> Complaint {
    let help = "create it first, or name another file".to_owned();
    (format!("no such folder: {}", folder.display()), help)
}

/// Returns the complaint about a file that cannot be written.
fn cannot(shown: &str, error: &Error) -> Complaint {
    let help = match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room, or name a file on another disk",
        _ => "name a file in a folder where you can write",
    };
    (format!("cannot write {shown}: {}", why(error)), help.to_owned())
}

/// Writes a file in one step: a reader finds either the previous content or all of the new. An existing file is
/// overwritten only with `force`.
///
/// # Errors
///
/// If it cannot be written; then no part of it is left.
fn write_whole(path: &Path, bytes: &[u8], force: bool) -> Done<()> {
    let (beside, mut file) = create_beside(path)?;
    let written = file
        .write_all(bytes)
        .and_then(|()| file.sync_all())
        .and_then(|()| if force { std::fs::rename(&beside, path) } else { put(&beside, path) });
    if written.is_err() {
        // A partial file is of no use; a failure to remove it must not hide the first error.
        let _ = std::fs::remove_file(&beside);
    }
    written
}

/// Gives a file its final name, unless another file has it, even one that was created in the meantime.
fn put(beside: &Path, path: &Path) -> Done<()> {
    match std::fs::hard_link(beside, path) {
        Ok(()) => {
            let _ = std::fs::remove_file(beside);
            Ok(())
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Not every file system has hard links.
        Err(_) if path.try_exists()? || path.is_symlink() => Err(ErrorKind::AlreadyExists.into()),
        Err(_) => std::fs::rename(beside, path),
    }
}

/// The most names that are tried for a temporary file.
const TRIES: usize = 100;

/// Creates a temporary file in the folder of another, so on the same disk, that no other program writes.
fn create_beside(path: &Path) -> Done<(PathBuf, File)> {
    let mut taken = ErrorKind::AlreadyExists.into();
    for n in 0..TRIES {
        let beside = path.with_file_name(format!(".oracle-{}-{n}.tmp", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Ok(file) => return Ok((beside, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => taken = error,
            Err(error) => return Err(error),
        }
    }
    Err(taken)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_or_not_at_all() {
        let folder = std::env::temp_dir().join(format!("oracle-files-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("board.svg");
        write_whole(&path, b"one", false).unwrap();
        let over = write_whole(&path, b"two", false).map_err(|error| error.kind());
        assert_eq!(over, Err(ErrorKind::AlreadyExists));
        assert_eq!(std::fs::read(&path).unwrap(), b"one");
        write_whole(&path, b"three", true).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"three");
        // Nothing is written over a folder, and no temporary file is left.
        let inner = folder.join("inner");
        std::fs::create_dir_all(&inner).unwrap();
        assert!(write_whole(&inner, b"four", true).is_err());
        assert!(write_whole(&inner, b"four", false).is_err());
        // A file that has the first temporary name already is not touched.
        let (left, _) = create_beside(&path).unwrap();
        write_whole(&path, b"five", true).unwrap();
        assert!(left.exists());
        std::fs::remove_file(left).unwrap();
        let left = std::fs::read_dir(&folder).unwrap().count();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(left, 2);
    }
}
