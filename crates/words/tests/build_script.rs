//! Refusals of the build script: a language with a message too few or too many never becomes part of a program.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// Copies a folder with all that is in it, but for Rust.
fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy_folder(&path, &target);
        } else if path.extension().is_some_and(|ending| ending != "rs") {
            std::fs::copy(&path, target).expect("a copy");
        }
    }
}

/// Returns a folder with the data of this crate.
fn copy_data() -> TempDir {
    let copy = tempfile::tempdir().expect("a folder");
    for folder in ["src", "messages"] {
        copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &copy.path().join(folder));
    }
    copy
}

/// Runs the build script in a folder; returns its errors if it refuses, else `None`.
fn run_build_script(folder: &TempDir) -> Option<String> {
    let output = Command::new(env!("BUILD_SCRIPT"))
        .current_dir(folder.path())
        .env("OUT_DIR", folder.path())
        .output()
        .expect("the build script runs");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let errors: Vec<&str> = stdout.lines().filter_map(|l| l.strip_prefix("cargo::error=")).collect();
    (!output.status.success()).then(|| errors.join("\n"))
}

/// Returns the errors for a second language with a change to its file of lists.
fn translation_errors(change: impl Fn(String) -> String) -> Option<String> {
    let folder = copy_data();
    copy_folder(&folder.path().join("messages/en"), &folder.path().join("messages/nl"));
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
