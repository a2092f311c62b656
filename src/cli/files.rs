//! Output files: written as a whole or not at all, and overwritten only on request.

use std::fs::{File, OpenOptions};
use std::io::{self, Error, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::command_error::{CommandError, mistake};
use super::errors::error_reason;
use super::output::Terminal;
use super::paths::{BrokenLink, FileKind, file_kind};
use super::problems::files as problems;

/// The destination of an output: standard output, a stream or a file.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Target {
    StandardOutput,
    /// A device, or a pipe made by the shell.
    Stream(PathBuf),
    /// A file: `real` is its path behind links, which stay links, and `name` the path for messages.
    File {
        name: String,
        real: PathBuf,
        force: bool,
    },
}

/// The options of an output target.
#[derive(Debug, Clone, Copy)]
pub(super) struct TargetOptions<'a> {
    /// Set if an existing file may be overwritten.
    pub(super) force: bool,
    /// The word for the kind of the file, on which the help depends if it exists already: `file`, `page`, `picture`,
    /// or `saved` by a line of `oracle ask`, which has no `--force`.
    pub(super) kind: &'static str,
    /// The usual name of an output file of the command, for help texts.
    pub(super) example_name: &'a str,
}

impl Target {
    /// Returns the target for a path, if it may be written.
    pub(super) fn for_path(path: &Path, options: TargetOptions<'_>) -> Result<Self, CommandError> {
        if is_standard_output(path) {
            return Ok(Self::StandardOutput);
        }
        let name = path.display().to_string();
        if name.is_empty() {
            return Err(mistake!(problems::EmptyFileName { example: options.example_name.to_owned() }));
        }
        if let Some(link) = BrokenLink::detect(path) {
            return Err(CommandError::of(link.message(&name, true)));
        }
        match path.metadata() {
            Ok(meta) if meta.is_dir() => {
                let path = path.join(options.example_name).display().to_string();
                Err(mistake!(problems::OutputFolder { file: name, path }))
            }
            Ok(meta) => match file_kind(path, &meta) {
                FileKind::Stream => Ok(Self::Stream(path.to_path_buf())),
                FileKind::Common if !options.force => {
                    Err(mistake!(problems::OutputExists { file: name, kind: options.kind }))
                }
                FileKind::Common => {
                    let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
                    Ok(Self::File { name, real, force: true })
                }
                FileKind::Device(kind) => Err(mistake!(problems::OutputDevice { file: name, kind })),
            },
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let is_folder_path = name.ends_with(std::path::is_separator);
                match parent_folder(path).filter(|folder| !folder.is_dir()) {
                    _ if is_folder_path => Err(missing_folder(path)),
                    Some(folder) => Err(missing_folder(folder)),
                    None => {
                        let real = path.to_path_buf();
                        Ok(Self::File { name, real, force: options.force })
                    }
                }
            }
            Err(error) if error.kind() == ErrorKind::NotADirectory => {
                let folder = parent_folder(path).unwrap_or(path).display().to_string();
                Err(mistake!(problems::FileNotFolder { folder, needed: "file" }))
            }
            Err(error) => Err(cannot_write(&name, &error)),
        }
    }

    /// Refuses an output file that is also an input file.
    pub(super) fn check_not_input<'p>(
        path: &Path,
        inputs: impl IntoIterator<Item = &'p Path>,
    ) -> Result<(), CommandError> {
        let Ok(target) = path.canonicalize() else { return Ok(()) };
        let mut inputs = inputs.into_iter().filter(|source| source.is_file());
        match inputs.find(|source| source.canonicalize().is_ok_and(|source| source == target)) {
            Some(_) => Err(mistake!(problems::OutputIsInput { file: path.display().to_string() })),
            _ => Ok(()),
        }
    }

    /// Writes a file as a whole or not at all, and any other target directly.
    pub(super) fn write(&self, bytes: &[u8], terminal: &mut Terminal) -> Result<(), CommandError> {
        match self {
            Self::StandardOutput => Ok(terminal.print_bytes(bytes)?),
            Self::Stream(path) => write_stream(path, bytes),
            Self::File { name, real, force } => {
                write_atomically(real, bytes, *force).map_err(|error| match error.kind() {
                    ErrorKind::AlreadyExists => mistake!(problems::OutputExists { file: name, kind: "other" }),
                    _ => cannot_write(name, &error),
                })
            }
        }
    }
}

/// Writes `bytes` to the device or pipe at `path`.
fn write_stream(path: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    let stream = OpenOptions::new().write(true).open(path);
    match stream.and_then(|mut stream| stream.write_all(bytes)) {
        // A reader that stops early is no error.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(cannot_write(&path.display().to_string(), &error)),
        _ => Ok(()),
    }
}

pub(super) fn is_standard_output(path: &Path) -> bool {
    path.as_os_str() == "-" || cfg!(unix) && path == Path::new("/dev/stdout")
}

/// Returns the folder in the path of a file; `None` for a bare name.
fn parent_folder(path: &Path) -> Option<&Path> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty())
}

fn missing_folder(folder: &Path) -> CommandError {
    mistake!(problems::NoSuchFolder { folder: folder.display().to_string(), needed: "file" })
}

/// Returns the error of a file that cannot be written.
fn cannot_write(name: &str, error: &Error) -> CommandError {
    let full = matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded);
    mistake!(problems::NotWritten { file: name.to_owned(), reason: error_reason(error), full })
}

/// Writes a file in one step: a reader finds either the previous content or all of the new. An existing file is
/// overwritten only with `force`. If it cannot be written, no part of it is left.
fn write_atomically(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    let (temp_path, mut file) = create_temp(path)?;
    let result = file
        .write_all(bytes)
        .and_then(|()| file.sync_all())
        .and_then(|()| if force { std::fs::rename(&temp_path, path) } else { rename_if_free(&temp_path, path) });
    if result.is_err() {
        // A partial file is of no use; a failure to remove it must not hide the first error.
        let _ = std::fs::remove_file(&temp_path);
    }
    result
}

/// Renames a temporary file to `path`, unless a file exists there; with hard links, even one created meanwhile is safe.
fn rename_if_free(temp_path: &Path, path: &Path) -> io::Result<()> {
    match std::fs::hard_link(temp_path, path) {
        Ok(()) => {
            let _ = std::fs::remove_file(temp_path);
            Ok(())
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Not every file system has hard links.
        Err(_) if path.try_exists()? || path.is_symlink() => Err(ErrorKind::AlreadyExists.into()),
        Err(_) => std::fs::rename(temp_path, path),
    }
}

/// The maximum number of names that are tried for a temporary file.
const TRIES: usize = 100;

/// Creates a temporary file of this process, in the folder of `path`, so on the same disk; returns its path too.
fn create_temp(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut last_error = ErrorKind::AlreadyExists.into();
    for n in 0..TRIES {
        let temp_path = path.with_file_name(format!(".oracle-{}-{n}.tmp", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&temp_path) {
            Ok(file) => return Ok((temp_path, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => last_error = error,
            Err(error) => return Err(error),
        }
    }
    Err(last_error)
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
        write_atomically(&path, b"one", false).unwrap();
        let second = write_atomically(&path, b"two", false).map_err(|error| error.kind());
        assert_eq!(second, Err(ErrorKind::AlreadyExists));
        assert_eq!(std::fs::read(&path).unwrap(), b"one");
        write_atomically(&path, b"three", true).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"three");
        // Nothing is written over a folder, and no temporary file is left.
        let inner = folder.join("inner");
        std::fs::create_dir_all(&inner).unwrap();
        assert!(write_atomically(&inner, b"four", true).is_err());
        assert!(write_atomically(&inner, b"four", false).is_err());
        // A file that has the first temporary name already is not touched.
        let (first_temp, _) = create_temp(&path).unwrap();
        write_atomically(&path, b"five", true).unwrap();
        assert!(first_temp.exists());
        std::fs::remove_file(first_temp).unwrap();
        let count = std::fs::read_dir(&folder).unwrap().count();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(count, 2);
    }
}
