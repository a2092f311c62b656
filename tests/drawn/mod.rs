//! Helpers for tests of drawn boards.

pub(crate) mod gist;
pub(crate) mod lines;
pub(crate) mod mirrored;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_oracle::inside::picture::{Inks, Look, Size};
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::Case;

/// Returns the files of all scenarios of the corpus.
pub(crate) fn scenario_files() -> Vec<PathBuf> {
    let files = crate::common::files(Path::new("scenarios"));
    files.into_iter().filter(|file| file.extension().is_some_and(|e| e == "yaml")).collect()
}

/// Opens a case from a file.
pub(crate) fn open_file(path: &Path) -> Case {
    let text = std::fs::read_to_string(path).expect("a file");
    open_text(&path.display().to_string(), text)
}

/// Opens a case from a text.
pub(crate) fn open_text(name: &str, text: String) -> Case {
    let source = SourceText::new(name, text.into()).expect("text");
    Case::open(&Arc::new(source)).expect("a legal scenario")
}

/// Returns a look in Unicode without colour, with names.
pub(crate) fn plain_look(size: Size) -> Look {
    Look { size, ascii: false, names: true, inks: Inks::None }
}

/// Returns every size in both character sets.
pub(crate) fn looks() -> impl Iterator<Item = Look> {
    Size::ALL.into_iter().flat_map(|size| [false, true].map(|ascii| Look { ascii, ..plain_look(size) }))
}

/// Returns a line without its colours.
pub(crate) fn strip_colours(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    rest.fold(first, |all, part| all + part)
}
