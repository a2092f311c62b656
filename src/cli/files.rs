//! Files that a command writes: whole, or not at all.

use std::io::Write;
use std::path::{Path, PathBuf};

/// Writes a file in one step: whoever looks for it finds what was there before, or all that is new.
///
/// # Errors
///
/// When it cannot be written; then nothing of it is left.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let beside = beside(path);
    let written = std::fs::File::create(&beside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&beside, path));
    if written.is_err() {
        // What was begun is of no use to anybody; that it cannot be removed is not the error to tell.
        let _ = std::fs::remove_file(&beside);
    }
    written
}

/// A file beside another, on the same disk, that nobody else writes.
fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    path.with_file_name(format!(".{}.{}", name.unwrap_or_default(), std::process::id()))
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
        write_whole(&path, b"one").unwrap();
        write_whole(&path, b"two").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"two");
        // Over a folder nothing is written, and nothing is left beside it.
        assert!(write_whole(&folder, b"three").is_err());
        let left = std::fs::read_dir(&folder).unwrap().count();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(left, 1);
        assert!(!beside(&folder).exists());
    }
}
