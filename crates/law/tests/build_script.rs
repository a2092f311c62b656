//! Refusals of the build script: an invalid rulebook never becomes part of a program.
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::path::Path;

use carcassonne_base::script_run::{copy_folder, run_script};
use carcassonne_text::{Node, SourceText, Value, parse};
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

fn items(node: &Node) -> &[Node] {
    if let Value::List(items) = &node.value { items } else { &[] }
}

/// Fails unless the rulebook is refused when a text in one of its files, which may be new, is replaced by another; the errors
/// must have some parts.
fn check_refused(file: &str, old: &str, new: &str, parts: &[Node]) {
    let copy = copy_data();
    let path = copy.path().join("src").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(text.contains(old), "{file} has no {old:?}");
    std::fs::write(path, text.replacen(old, new, 1)).expect("a file");
    let errors = run_build_script(&copy).unwrap_or_else(|| panic!("this should be refused: {new}"));
    for part in parts {
        assert!(errors.contains(part.text().expect("a text")), "{part:?}: {errors}");
    }
}

/// Checks the rulebooks of `refused_rulebooks.yaml`.
#[test]
fn a_faulty_rulebook_is_refused() {
    let text = include_str!("refused_rulebooks.yaml");
    let groups = parse(&SourceText::new("refused rulebooks", text.into()).expect("text")).expect("YAML");
    let Value::Map(groups) = &groups.value else { panic!("groups") };
    std::thread::scope(|threads| {
        for (_, cases) in groups {
            threads.spawn(|| {
                for case in items(cases) {
                    let case = items(case);
                    let text = |n: usize| case[n].text().expect("a text");
                    check_refused(text(0), text(1), text(2), items(&case[3]));
                }
            });
        }
    });
}

#[test]
fn the_rulebook_as_it_stands_is_accepted() {
    let folder = copy_data();
    assert_eq!(run_build_script(&folder), None);
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect("a file");
    assert!(read("questions.rs").contains("pub const COUNT_ROAD_CITY: Question<Unit>"));
    assert!(read("rulebook.rs").contains("Era { id: \"2014-10\""));
}

/// Returns the errors for the Dutch law, with a text in one of its files, which may be new, replaced by another.
fn dutch_errors(file: &str, old: &str, new: &str) -> Option<String> {
    let folder = copy_data();
    let path = folder.path().join("src/nl").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(text.contains(old), "{old:?} in\n{text}");
    std::fs::write(path, text.replacen(old, new, 1)).expect("written");
    run_build_script(&folder)
}

#[test]
fn a_language_says_of_each_question_what_english_says() {
    const BARN: &str = "questions/barn.fields.yaml";
    let errors = |old: &str, new: &str| dutch_errors(BARN, old, new).expect("this should be refused");
    for (old, new, message) in [
        ("title: ", "titel: ", "unknown field `titel`"),
        ("readings:\n  apart:", "readings:\n  alone:", "readings: English has no alone"),
        ("readings:\n  apart:", "readings:\n  alone:", "readings: apart is missing"),
        ("  apart: nee", "  apart: \"\" # nee", "shortly: apart: nothing is written"),
        ("  barn-fields-house-2:", "  barn-fields-house-3:", "rulings: English has no barn-fields-house-3"),
        ("precision:", "since: { what: x, because: y }\nprecision:", "since: what: English has none"),
    ] {
        let errors = errors(old, new);
        assert!(errors.contains(message), "{errors}");
    }
    let strange = dutch_errors("questions/barn.roof.yaml", "", "title: x\n").expect("refused");
    assert!(strange.contains("barn.roof.yaml: there is no such question"), "{strange}");
    // Whoever reads Dutch reads the sources in Dutch in that language.
    let untold = dutch_errors("questions/count.abbey.yaml", "    says: Wat", "    says: \"\" # Wat").expect("refused");
    assert!(untold.contains(": says: nothing is written"), "{untold}");
}

#[test]
fn a_language_describes_all_sources_and_rule_sets() {
    for (file, old, new, message) in [
        ("sources.yaml", "hh:\n", "hhh:\n", "sources: hh is missing"),
        (
            "sources.yaml",
            "  called: ",
            "  called: a name of more than 26 characters ",
            "characters are too many; 26 may be",
        ),
        (
            "rule-sets.yaml",
            "    called: de community\n",
            "    called: \"\"\n",
            "presets: community: called: nothing is written",
        ),
        (
            "rule-sets.yaml",
            "    cites:\n      - de eerste",
            "    cites:\n      - x\n      - de eerste",
            "4 places, and English has 3",
        ),
    ] {
        let errors = dutch_errors(file, old, new).expect("this should be refused");
        assert!(errors.contains(message), "{errors}");
    }
    // A language without sentences cannot have law.
    let folder = copy_data();
    std::fs::create_dir_all(folder.path().join("src/fy")).expect("a folder");
    let errors = run_build_script(&folder).expect("refused");
    assert!(errors.contains("fy: no sentences are written in this language"), "{errors}");
}
