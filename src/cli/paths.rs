//! Paths: the names of files in answers, and the kinds of files.

use std::fs::Metadata;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::text::shortened_path;

/// Returns the name of a file for answers: as it was given, or `standard input` for `-`; an absolute path is shortened
/// ([`told`]).
pub(super) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".to_owned() } else { told(path, None).display().to_string() }
}

/// Shortens a path for answers, which may be passed on to others: an absolute path becomes relative to the current
/// folder, or to `found_in`, the named folder in which it was found, or the parent of that; else only its last part
/// remains.
pub(super) fn told(path: &Path, found_in: Option<&Path>) -> PathBuf {
    if !path.is_absolute() {
        return path.to_path_buf();
    }
    let here = std::env::current_dir().ok();
    let above = found_in.and_then(Path::parent);
    // Relative to the root, a path would be shown in full.
    let is_deep = |folder: &&Path| folder.parent().is_some();
    let folders = [here.as_deref().filter(is_deep), above.filter(is_deep), found_in];
    let within = folders.into_iter().flatten().find_map(|folder| path.strip_prefix(folder).ok());
    let within = within.filter(|rest| !rest.as_os_str().is_empty());
    within.or_else(|| path.file_name().map(Path::new)).unwrap_or(Path::new("/")).to_path_buf()
}

/// Returns `true` if the extension of a file is `.yaml` or `.yml`, in upper or lower case.
pub(super) fn is_yaml(path: &Path) -> bool {
    let end = path.extension();
    end.is_some_and(|end| end.eq_ignore_ascii_case("yaml") || end.eq_ignore_ascii_case("yml"))
}

/// The kind of a file that is no folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(unix), expect(dead_code, reason = "only on Unix are these told apart"))]
pub(super) enum Kind {
    /// A regular file.
    Common,
    /// A stream that is open or opens at once: a terminal, another character device, or a pipe made by the shell.
    Stream,
    /// A named pipe, which opens only when its other end is opened.
    Pipe,
    Socket,
    Disk,
}

#[cfg(unix)]
pub(super) fn kind(path: &Path, meta: &Metadata) -> Kind {
    use std::os::unix::fs::FileTypeExt;
    let kind = meta.file_type();
    if kind.is_fifo() {
        // A pipe of the shell is not in any folder.
        let is_made_by_shell =
            ["/dev", "/proc"].iter().any(|folder| path.starts_with(folder)) || path.canonicalize().is_err();
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
pub(super) fn kind(_: &Path, meta: &Metadata) -> Kind {
    if meta.is_file() { Kind::Common } else { Kind::Stream }
}

/// The most links in a row that are followed.
const LINKS: usize = 64;

/// A symbolic link that leads to nothing.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Astray {
    /// A link to a file that does not exist, with its target.
    Missing(PathBuf),
    /// A link that leads back to itself, directly or through others.
    Circle,
}

impl Astray {
    /// Returns the defect of a path that is a link to nothing; `None` for any other path.
    pub(super) fn of(path: &Path) -> Option<Self> {
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

    /// Returns the error message.
    pub(super) fn said(&self, name: &str) -> String {
        let name = shortened_path(name);
        match self {
            Self::Missing(to) => {
                format!("{name} is a link to {}, which does not exist", to.display())
            }
            Self::Circle => format!("{name} is a link that leads back to itself"),
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
