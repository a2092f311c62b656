//! The files of the project, and texts as the program reads them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use carcassonne_rules::verdict::Case;
use carcassonne_text::SourceText;

/// Returns the folder of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Reads a file of the project; fails with its path if it cannot be read.
pub(crate) fn read_file(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads a scenario by its folder and name, `city/pair-closes-city`.
pub(crate) fn read_scenario(name: &str) -> String {
    read_file(format!("scenarios/{name}.yaml"))
}

/// Returns the files of all scenarios of the corpus, sorted by name.
pub(crate) fn scenario_files() -> Vec<PathBuf> {
    crate::common::files(&root().join("scenarios"))
}

/// Returns a text as the program reads it; fails if it is not a text.
pub(crate) fn source(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Arc<SourceText> {
    Arc::new(SourceText::new(name, text.into()).expect("a text"))
}

/// Opens a text that is a legal position.
pub(crate) fn open_case(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Case {
    Case::open(&source(name, text)).expect("a legal position")
}

/// Opens a scenario by its folder and name.
pub(crate) fn open_scenario(name: &str) -> Case {
    open_case(format!("scenarios/{name}.yaml"), read_scenario(name))
}

/// Opens every scenario of the corpus, each with its path.
pub(crate) fn open_corpus() -> impl Iterator<Item = (String, Case)> {
    scenario_files().into_iter().map(|path| {
        let name = path.display().to_string();
        let case = open_case(name.as_str(), read_file(path));
        (name, case)
    })
}
