//! What several test files need.

use std::path::{Path, PathBuf};

/// Every file below a folder, by name.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(folder, &mut found);
    found.sort();
    found
}
