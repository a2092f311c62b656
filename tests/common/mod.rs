//! Helpers that several test files share.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Returns every file below a folder, sorted by name.
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

/// Returns the rows of a table below its head, a line each with cells apart by tabs; a cell that is missing is empty.
pub(crate) fn table_rows<const COLUMNS: usize>(table: &str) -> impl Iterator<Item = [&str; COLUMNS]> {
    table.lines().skip(1).map(|line| {
        let mut cells = line.split('\t');
        std::array::from_fn(|_| cells.next().unwrap_or_default())
    })
}

/// Returns the folder `snapshots/`, which keeps the program's answers.
pub(crate) fn snapshot_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots")
}

/// Returns `true` if the tests write the program's current answers, as under `.ci/accept`, instead of comparing them.
pub(crate) fn is_accepting() -> bool {
    std::env::var("INSTA_UPDATE").is_ok_and(|word| word == "always")
}

/// The maximum number of lost and of new lines that a failure shows.
const MOST_LINES: usize = 20;

/// Compares a text with its file in `snapshots/`, after writing it there where answers are accepted. Fails with the
/// lines of the file that the text lacks, and those that are new in the text.
pub(crate) fn compare_with_snapshot(file: &str, text: &str) {
    let path = snapshot_folder().join(file);
    if is_accepting() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&path, text).expect("the snapshot can be written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == text,
        "snapshots/{file} is not what comes out now: run `.ci/accept`, and read its difference:\n{}",
        diff_lines(&stored, text)
    );
}

/// Returns the lines that only one of two texts has, prefixed with `-` and `+`; at most [`MOST_LINES`] of each.
fn diff_lines(stored: &str, text: &str) -> String {
    let (before, after): (BTreeSet<&str>, BTreeSet<&str>) = (stored.lines().collect(), text.lines().collect());
    let mark_lines = |sign: &'static str, lines: &str, others: &BTreeSet<&str>| -> Vec<String> {
        let lines: Vec<&str> = lines.lines().filter(|line| !others.contains(line)).collect();
        let more = lines.len().saturating_sub(MOST_LINES);
        let first = lines.into_iter().take(MOST_LINES).map(|line| format!("{sign} {line}"));
        first.chain((more > 0).then(|| format!("{sign} … and {more} more lines"))).collect()
    };
    let lines = [mark_lines("-", stored, &after), mark_lines("+", text, &before)].concat();
    if lines.is_empty() { "the same lines in another order".to_owned() } else { lines.join("\n") }
}
