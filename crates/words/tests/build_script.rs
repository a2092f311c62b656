//! Refusals of the build script: a language with a message too few or too many never becomes part of a program.
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

/// Returns the errors for a second language with a change to its file of lists.
fn translation_errors(change: impl Fn(String) -> String) -> Option<String> {
    let folder = copy_data();
    copy_folder(&folder.path().join("messages/en"), &folder.path().join("messages/nl")).expect("a copy");
    let lists = folder.path().join("messages/nl/lists.ftl");
    let text = std::fs::read_to_string(&lists).expect("a file");
    std::fs::write(lists, change(text)).expect("a file");
    run_build_script(&folder)
}

#[test]
fn another_language_is_another_folder_with_every_message() {
    let dutch = "further = { $before }, { $next }\nand = { $before } en { $last }\nor = { $before } of { $last }\napart = { $before }; { $next }\neither = { $before }; of { $next }\nany-of = { $before } of { $next }\nclauses = { $before }, en { $next }\nany-of-clauses = { $before }, of { $next }\n";
    assert_eq!(translation_errors(|_| dutch.to_owned()), None);
    let check = |change: &dyn Fn(String) -> String, message: &str| {
        let errors = translation_errors(change).expect("refused");
        assert!(errors.contains(message), "{errors}");
    };
    check(&|text| text.replace("or = ", "of = "), "nl/lists.ftl, `or`: there is no such message");
    check(&|text| text + "nor = { $before }\n", "nl/lists.ftl, `nor`: English has none");
    check(&|text| text.replace("$last", "$laatste"), "no part is called `$laatste`");
    check(&|text| text + "\nand so on\n", "nl/lists.ftl:");
    check(&|text| text + "or = x\n", "`or` is there twice");
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
