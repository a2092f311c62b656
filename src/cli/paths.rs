//! Paths: what a file is called in answers, and what lies there.

use std::fs::Metadata;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::text::shortened_path;

/// What a file is called in answers: as it was named, or `standard input` for `-`. Where on the machine it lies is not
/// told ([`told`]).
pub(super) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".to_owned() } else { told(path, None).display().to_string() }
}

/// A path as answers tell it, which may end up in a file that goes to others: one that begins at the root only from the
/// folder in which the program runs, or from the folder that was named and in which it was found, and else by its last
/// part.
pub(super) fn told(path: &Path, found_in: Option<&Path>) -> PathBuf {
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

/// Whether a file is YAML by its name, in letters of any size.
pub(super) fn is_yaml(path: &Path) -> bool {
    let end = path.extension();
    end.is_some_and(|end| end.eq_ignore_ascii_case("yaml") || end.eq_ignore_ascii_case("yml"))
}

/// What something is that is no folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(unix), expect(dead_code, reason = "only on Unix are these told apart"))]
pub(super) enum Kind {
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
pub(super) fn kind(path: &Path, meta: &Metadata) -> Kind {
    use std::os::unix::fs::FileTypeExt;
    let kind = meta.file_type();
    if kind.is_fifo() {
        // A pipe of the shell has no place in any folder.
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

/// How many links after one another are followed.
const LINKS: usize = 64;

/// A link that leads to nothing.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Astray {
    /// To what is not there.
    Missing(PathBuf),
    /// Back to itself, by whatever way.
    Circle,
}

impl Astray {
    /// If a path is a link that leads to nothing.
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

    /// What is wrong with it.
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
