//! Refusals of the build script: a dictionary with a fault never becomes part of a program.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::Path;

use carcassonne_base::script_run::{copy_folder, run_script};
use tempfile::TempDir;

/// Returns a folder with the data of this crate.
fn copy_data() -> TempDir {
    let copy = tempfile::tempdir().expect("a folder");
    for folder in ["src", "messages"] {
        copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &copy.path().join(folder)).expect("a copy");
    }
    copy
}

/// Runs the build script in a folder; returns its errors if it refuses, else `None`.
fn run_build_script(folder: &TempDir) -> Option<String> {
    run_script(env!("BUILD_SCRIPT"), folder.path()).expect("the build script runs")
}

#[test]
fn a_dictionary_in_which_a_word_means_two_things_is_refused() {
    for [old, new, message] in carcassonne_base::case_table::table_rows(include_str!("refused_dictionaries.tsv")) {
        let folder = copy_data();
        let path = folder.path().join("src/dictionary/dictionary.yaml");
        let text = std::fs::read_to_string(&path).expect("a file");
        let old = old.replace("\\n", "\n");
        assert!(text.contains(&old), "{old}");
        std::fs::write(&path, text.replacen(&old, &new.replace("\\n", "\n"), 1)).expect("a file");
        let errors = run_build_script(&folder).expect("refused");
        assert!(errors.contains(message), "{message}: {errors}");
    }
}
