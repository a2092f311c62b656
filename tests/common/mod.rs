//! What several test files need.

use std::collections::BTreeSet;
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

/// The folder `snapshots/`, which keeps what the program answers.
pub(crate) fn snapshots() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots")
}

/// Returns whether the tests write what the program answers now, as `.ci/accept` has them do, rather than compare it.
pub(crate) fn is_accepting() -> bool {
    std::env::var("INSTA_UPDATE").is_ok_and(|word| word == "always")
}

/// The most lines that a failure shows of those that are lost or new.
const MOST_LINES: usize = 20;

/// Compares a text with the file of `snapshots/` that keeps it, after writing it there where answers are accepted. Fails with the
/// lines of the file that the text lacks, and those that it has instead.
pub(crate) fn compare_with_snapshot(file: &str, text: &str) {
    let path = snapshots().join(file);
    if is_accepting() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&path, text).expect("the snapshot can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == text,
        "snapshots/{file} is not what comes out now: run `.ci/accept`, and read its difference:\n{}",
        difference(&kept, text)
    );
}

/// Returns the lines that one text has and the other has not, `-` and `+` before them; of many only the first.
fn difference(kept: &str, text: &str) -> String {
    let (before, after): (BTreeSet<&str>, BTreeSet<&str>) = (kept.lines().collect(), text.lines().collect());
    let marked = |sign: &'static str, lines: &str, others: &BTreeSet<&str>| -> Vec<String> {
        let lines: Vec<&str> = lines.lines().filter(|line| !others.contains(line)).collect();
        let more = lines.len().saturating_sub(MOST_LINES);
        let first = lines.into_iter().take(MOST_LINES).map(|line| format!("{sign} {line}"));
        first.chain((more > 0).then(|| format!("{sign} … and {more} more lines"))).collect()
    };
    let lines = [marked("-", kept, &after), marked("+", text, &before)].concat();
    if lines.is_empty() { "the same lines in another order".to_owned() } else { lines.join("\n") }
}
