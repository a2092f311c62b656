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

/// Returns the translatable lines of a question's file: without ids, dates, sources and places.
fn translatable_lines(question: &str) -> String {
    let mut out = String::new();
    let (mut is_kept, mut in_rulings, mut in_since) = (false, false, false);
    for line in question.lines() {
        let indent = line.len() - line.trim_start().len();
        let key = line.trim_start_matches([' ', '-']).split(':').next().unwrap_or_default();
        if indent == 0 && !line.starts_with("- ") {
            (in_rulings, in_since) = (key == "rulings", key == "since");
            is_kept = !matches!(key, "id" | "type" | "pair" | "quiet" | "alike" | "waiting_for" | "rulings");
            if in_rulings && !line.ends_with("[]") {
                out.push_str("rulings:\n");
            }
        } else if in_rulings && line.starts_with("  - id: ") {
            out.extend(["  ", line.trim_start_matches("  - id: "), ":"]);
            is_kept = false;
            continue;
        } else if in_rulings && indent == 4 {
            is_kept = key == "says";
            if is_kept {
                out.extend([line.trim_start().trim_start_matches("says:"), "\n"]);
            }
            continue;
        } else if in_since && indent == 2 {
            is_kept = key != "date";
        }
        if is_kept {
            out.extend([line, "\n"]);
        }
    }
    out
}

/// Returns the errors for a second language that has the questions in English, with a change to the file of one.
fn law_translation_errors(file: &str, change: impl Fn(String) -> String) -> Option<String> {
    let folder = copy_data();
    let (root, dutch) = (folder.path(), folder.path().join("src/nl"));
    copy_folder(&root.join("messages/en"), &root.join("messages/nl")).expect("a copy");
    std::fs::create_dir_all(&dutch).expect("a folder");
    for entry in std::fs::read_dir(root.join("src/questions")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a file");
        std::fs::write(dutch.join(path.file_name().expect("a name")), translatable_lines(&text)).expect("written");
    }
    let path = dutch.join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    match change(text) {
        gone if gone.is_empty() => std::fs::remove_file(path).expect("removed"),
        text => std::fs::write(path, text).expect("written"),
    }
    let errors = run_build_script(&folder);
    if errors.is_none() {
        let table = std::fs::read_to_string(root.join("rulebook.rs")).expect("a file");
        assert!(table.contains("(\"nl\", &["), "the language is in the table");
    }
    errors
}

#[test]
fn a_language_says_of_each_question_what_english_says() {
    const BARN: &str = "barn.fields.yaml";
    let asks = |text: String| text.replace("does the barn join them", "verbindt de boerderij ze");
    assert_eq!(law_translation_errors(BARN, asks), None);
    let check = |old: &str, new: &str, message: &str| {
        let change = |text: String| {
            assert!(text.contains(old), "{old:?} in\n{text}");
            text.replacen(old, new, 1)
        };
        let errors = law_translation_errors(BARN, change).expect("this should be refused");
        assert!(errors.contains(message), "{errors}");
    };
    let gone = law_translation_errors(BARN, |_| String::new()).expect("refused");
    assert!(gone.contains("nl/barn.fields.yaml: there is no such file"), "{gone}");
    let strange = law_translation_errors("barn.roof.yaml", |_| "title: x\n".to_owned());
    assert!(strange.expect("refused").contains("barn.roof.yaml: there is no such question"));
    check("title: fields that meet under a barn\n", "", "missing field `title`");
    check("title:", "rules: x\ntitle:", "unknown field `rules`");
    check("  apart: they", "  alone: they", "readings: English has no alone");
    check("  apart: they stay separate fields\n", "", "readings: apart is missing");
    check("  apart: no, they stay separate\n", "", "shortly: apart is missing; write it in 40 characters");
    check("  barn-fields-house-2:", "  barn-fields-house-3:", "rulings: English has no barn-fields-house-3");
    check("precision:", "since: { what: x, because: y }\nprecision:", "since: English has none");
    // A language without sentences cannot have law.
    let folder = copy_data();
    std::fs::create_dir_all(folder.path().join("src/fy")).expect("a folder");
    let errors = run_build_script(&folder).expect("refused");
    assert!(errors.contains("fy: no sentences are written in this language"), "{errors}");
}
