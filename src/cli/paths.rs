//! Paths: the names of files in answers, and the kinds of files.

use std::fs::Metadata;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use carcassonne_text::{phrase, shorten_path};
use carcassonne_words::messages::plain;

use super::problems::files;

/// Returns the name of a file for answers: as it was given, or `standard input` for `-`; an absolute path is shortened
/// ([`display_path`]).
pub(super) fn display_name(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".to_owned() } else { display_path(path, None).display().to_string() }
}

/// Shortens a path for answers, which may be passed on to others: an absolute path becomes relative to the current
/// folder, else to the parent of `found_in` (the named folder in which it was found), else to `found_in`; else only its
/// last part remains.
pub(super) fn display_path(path: &Path, found_in: Option<&Path>) -> PathBuf {
    if !path.is_absolute() {
        return path.to_path_buf();
    }
    let current = std::env::current_dir().ok();
    let parent = found_in.and_then(Path::parent);
    // Relative to the root, a path would be shown in full.
    let is_deep = |folder: &&Path| folder.parent().is_some();
    let folders = [current.as_deref().filter(is_deep), parent.filter(is_deep), found_in];
    let relative = folders.into_iter().flatten().find_map(|folder| path.strip_prefix(folder).ok());
    let relative = relative.filter(|rest| !rest.as_os_str().is_empty());
    relative.or_else(|| path.file_name().map(Path::new)).unwrap_or(Path::new("/")).to_path_buf()
}

/// Returns `true` if the extension of a file is `.yaml` or `.yml`, in upper or lower case.
pub(super) fn is_yaml(path: &Path) -> bool {
    let extension = path.extension();
    extension.is_some_and(|end| end.eq_ignore_ascii_case("yaml") || end.eq_ignore_ascii_case("yml"))
}

/// The kind of a file that is no folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(unix), expect(dead_code, reason = "only on Unix are these told apart"))]
pub(super) enum FileKind {
    /// A regular file.
    Common,
    /// A stream that is open or opens at once: a terminal, another character device, or a pipe made by the shell.
    Stream,
    /// A device that is not read: a named `pipe`, which opens only when its other end is opened, a `socket`, a `disk`.
    Device(&'static str),
}

#[cfg(unix)]
pub(super) fn file_kind(path: &Path, meta: &Metadata) -> FileKind {
    use std::os::unix::fs::FileTypeExt;
    let file_type = meta.file_type();
    if file_type.is_fifo() {
        // A pipe of the shell is not in any folder.
        let is_made_by_shell =
            ["/dev", "/proc"].iter().any(|folder| path.starts_with(folder)) || path.canonicalize().is_err();
        if is_made_by_shell { FileKind::Stream } else { FileKind::Device("pipe") }
    } else if file_type.is_socket() {
        FileKind::Device("socket")
    } else if file_type.is_block_device() {
        FileKind::Device("disk")
    } else if file_type.is_char_device() {
        FileKind::Stream
    } else {
        FileKind::Common
    }
}

#[cfg(not(unix))]
pub(super) fn file_kind(_: &Path, meta: &Metadata) -> FileKind {
    if meta.is_file() { FileKind::Common } else { FileKind::Stream }
}

/// The maximum number of symbolic links in a row that are followed.
const MAX_LINKS: usize = 64;

/// A symbolic link that leads to nothing.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum BrokenLink {
    /// A link to a file that does not exist, with its target.
    Missing(PathBuf),
    /// A link that leads back to itself, directly or through others.
    Cycle,
}

impl BrokenLink {
    /// Returns the fault of the link at `path`; `None` if `path` is no link, or a link to a file or folder that exists.
    pub(super) fn detect(path: &Path) -> Option<Self> {
        if !path.is_symlink() || path.metadata().is_ok() {
            return None;
        }
        let mut current = path.to_path_buf();
        for _ in 0..MAX_LINKS {
            match std::fs::read_link(&current) {
                Ok(to) => current = current.parent().unwrap_or(Path::new("")).join(to),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return Some(Self::Missing(std::fs::read_link(path).unwrap_or(current)));
                }
                Err(_) => return None,
            }
        }
        Some(Self::Cycle)
    }

    /// Returns the message about the broken link `name`; its help is one for a file that is to be written if `written`.
    pub(super) fn message(&self, name: &str, written: bool) -> plain::Sentence {
        let file = shorten_path(name);
        match self {
            Self::Missing(target) => {
                phrase!(files::LinkToNothing { file, target: target.display().to_string(), written })
            }
            Self::Cycle => phrase!(files::LinkToItself { file, written }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_count_in_letters_of_any_size() {
        for (name, is) in [("a.yaml", true), ("A.YAML", true), ("a.Yml", true), ("a.yaml.txt", false), (".yaml", false)]
        {
            assert_eq!(is_yaml(Path::new(name)), is, "{name}");
        }
    }
}
