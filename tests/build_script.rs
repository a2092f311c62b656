//! Refusals of the build script: an invalid rulebook never becomes part of a program.

use std::process::Command;

use carcassonne_oracle::inside::text::parse;
use serde_json::Value;

use crate::common::files;
use crate::project::{read_file, root, source};
use crate::running::TemporaryFolder;
use crate::valid::{list, to_json};

fn copy_data() -> TemporaryFolder {
    let copy = TemporaryFolder::new();
    for path in files(&root().join("src")) {
        if path.extension().is_some_and(|e| e == "yaml" || e == "ftl" || e == "md") {
            let name = path.strip_prefix(root()).expect("below it").to_str().expect("a name");
            copy.write(name, read_file(&path));
        }
    }
    copy
}

/// Runs the build script in a folder; returns its errors if it refuses, else `None`.
fn run_build_script(folder: &TemporaryFolder) -> Option<String> {
    let output = Command::new(env!("BUILD_SCRIPT"))
        .current_dir(folder.path())
        .env("OUT_DIR", folder.path())
        .output()
        .expect("the build script runs");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let errors: Vec<&str> = stdout.lines().filter_map(|l| l.strip_prefix("cargo::error=")).collect();
    (!output.status.success()).then(|| errors.join("\n"))
}

/// Fails unless the rulebook is refused when a text in one of its files, which may be new, is replaced by another; the errors
/// must have some parts.
fn check_refused(file: &str, old: &str, new: &str, parts: &[Value]) {
    let copy = copy_data();
    let path = format!("src/rulebook/{file}");
    let text = std::fs::read_to_string(copy.path().join(&path)).unwrap_or_default();
    assert!(text.contains(old), "{file} has no {old:?}");
    copy.write(&path, text.replacen(old, new, 1));
    let errors = run_build_script(&copy).unwrap_or_else(|| panic!("this should be refused: {new}"));
    for part in parts {
        assert!(errors.contains(part.as_str().expect("a text")), "{part}: {errors}");
    }
}

/// Checks the rulebooks of `tests/refused_rulebooks.yaml`.
#[test]
fn a_faulty_rulebook_is_refused() {
    let source = source("refused rulebooks", include_str!("refused_rulebooks.yaml"));
    let groups = to_json(&parse(&source).expect("YAML"));
    std::thread::scope(|threads| {
        for cases in groups.as_object().expect("groups").values() {
            threads.spawn(|| {
                for case in list(cases) {
                    let text = |n: usize| case[n].as_str().expect("a text");
                    check_refused(text(0), text(1), text(2), list(&case[3]));
                }
            });
        }
    });
}

#[test]
fn the_rulebook_as_it_stands_is_accepted() {
    let folder = copy_data();
    assert_eq!(run_build_script(&folder), None);
    assert!(folder.read_text("questions.rs").contains("pub const COUNT_ROAD_CITY: Question<Unit>"));
    assert!(folder.read_text("rulebook.rs").contains("Era { id: \"2014-10\""));
    assert!(folder.read_text("catalogue.rs").contains("Entry { id: \"I-07\""));
}

/// Adds a second language with the messages of English.
fn add_dutch() -> TemporaryFolder {
    let folder = copy_data();
    let english = folder.path().join("src/wording/en");
    for path in files(&english) {
        let name = path.strip_prefix(&english).expect("in the folder").to_str().expect("a name");
        folder.write(&format!("src/wording/nl/{name}"), read_file(&path));
    }
    folder
}

/// Returns the errors for a second language with a change to its file of lists.
fn translation_errors(change: impl Fn(String) -> String) -> Option<String> {
    const LISTS: &str = "src/wording/nl/lists.ftl";
    let folder = add_dutch();
    folder.write(LISTS, change(folder.read_text(LISTS)));
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

/// Returns the errors for a second language that also has the questions, in English, with a change to the file of one.
fn law_translation_errors(file: &str, change: impl Fn(String) -> String) -> Option<String> {
    let folder = add_dutch();
    for path in files(&folder.path().join("src/rulebook/questions")) {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        folder.write(&format!("src/rulebook/nl/{name}"), translatable_lines(&read_file(&path)));
    }
    let path = folder.path().join("src/rulebook/nl").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    match change(text) {
        gone if gone.is_empty() => std::fs::remove_file(path).expect("removed"),
        text => std::fs::write(path, text).expect("written"),
    }
    let errors = run_build_script(&folder);
    if errors.is_none() {
        assert!(folder.read_text("rulebook.rs").contains("(\"nl\", &["), "the language is in the table");
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
    std::fs::create_dir_all(folder.path().join("src/rulebook/fy")).expect("a folder");
    let errors = run_build_script(&folder).expect("refused");
    assert!(errors.contains("fy: no sentences are written in this language"), "{errors}");
}
