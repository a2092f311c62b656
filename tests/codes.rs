//! The codes of problems, which `oracle explain` explains: their examples, and the list in the documents.

use std::collections::BTreeSet;

use carcassonne_show::report::{CODES, ProblemCode};

use crate::common::files;
use crate::project::{read_file, root};
use crate::running::{TemporaryFolder, program, run_to_completion, split_words};

/// A scenario without problems.
const SCENARIO: &str = "board: |\n  .  a\n  b  c\ntiles:\n  a: { city: S }\n  b: { city: E }\n  c: { city: NW }\n";

/// Runs an example of a code; returns what it printed, and its exit code.
fn run_example(code: &ProblemCode, example: &str) -> (String, i32) {
    let folder = TemporaryFolder::new();
    let mut program = program();
    program.current_dir(folder.path());
    folder.write("scenario.yaml", SCENARIO);
    let mut typed = "";
    match code.file {
        _ if example.starts_with("oracle ") => {
            let (command, lines) = example.split_once('\n').unwrap_or((example, ""));
            program.args(split_words(command).into_iter().skip(1));
            typed = lines;
        }
        "oracle.toml" => {
            folder.write("oracle.toml", example);
            program.env_remove("ORACLE_CONFIG").args(["score", "scenario.yaml"]);
        }
        "house.yaml" => {
            folder.write("house.yaml", example);
            program.args(["check", "scenario.yaml", "--house", "house.yaml"]);
        }
        _ => {
            folder.write("example.yaml", example);
            program.args(["check", "example.yaml"]);
        }
    }
    let (out, err, exit) = run_to_completion(&mut program, typed.as_bytes());
    (out + &err, exit)
}

/// Returns `true` if a text that the program printed has the code on a line of its own.
fn shows_code(printed: &str, code: &ProblemCode) -> bool {
    let in_json = format!("\"code\": \"{}\"", code.word);
    printed.contains(&in_json) || printed.lines().any(|line| line.trim_start_matches("refused").trim() == code.word)
}

/// The codes of mistakes on the command line, whose message is printed alone.
const WITHOUT_CODE: [&str; 3] = ["output::exists", "output::failed", "output::name"];

#[test]
fn each_code_has_an_example_that_shows_it_and_one_that_does_not() {
    let mut faults = Vec::new();
    for code in CODES.iter().filter(|code| code.needs.is_empty()) {
        let (printed, exit) = run_example(code, code.wrong);
        let is_shown = || shows_code(&printed, code) || WITHOUT_CODE.contains(&code.word);
        if exit == 0 || !is_shown() {
            faults.push(format!("{}: the wrong example gives {exit}\n{printed}", code.word));
        }
        let (printed, exit) = run_example(code, code.right);
        if exit != 0 {
            faults.push(format!("{}: the right example gives {exit}\n{printed}", code.word));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn codes_are_told_apart_and_explained_in_a_sentence() {
    let mut words: Vec<&str> = CODES.iter().map(|code| code.word).collect();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), CODES.len());
    assert!(CODES.iter().all(|code| code.means.ends_with('.') && (code.wrong != code.right || !code.needs.is_empty())));
}

#[test]
fn the_documents_list_each_code_with_its_meaning() {
    let page = read_file(root().join("docs/problems.md"));
    for code in &CODES {
        let row = format!("| `{}` | {} |", code.word, code.means);
        assert!(page.lines().any(|line| line == row), "docs/problems.md lacks the row\n{row}");
    }
}

#[test]
fn every_code_that_a_problem_has_is_explained_and_no_other() {
    let crates = std::fs::read_dir(root().join("crates")).expect("crates").flatten();
    let folders = crates.map(|entry| entry.path()).chain([root().join("src")]);
    let messages = folders.map(|folder| folder.join("messages/en/problems")).filter(|folder| folder.is_dir());
    let repairs = root().join("crates/typing/src/repairs");
    let data = messages.flat_map(|folder| files(&folder)).chain(files(&repairs));
    let data = data.filter(|path| path.extension().is_some_and(|ending| ending == "ftl" || ending == "yaml"));
    let code = |line: &str| {
        let (key, code) = line.trim().trim_start_matches(['-', ' ', '{']).split_once(['=', ':'])?;
        let code = code.split(',').next()?.trim().trim_matches('\'');
        ([".code", "code"].contains(&key.trim()) && code != "part").then(|| code.to_owned())
    };
    let in_row = |line: &str| Some(line.split_once("code: '")?.1.split('\'').next()?.to_owned());
    let texts: Vec<String> = data.map(read_file).collect();
    let used = texts.iter().flat_map(|text| text.lines()).filter_map(|line| in_row(line).or_else(|| code(line)));
    let listed = CODES.iter().map(|code| code.word.to_owned());
    assert_eq!(listed.collect::<BTreeSet<String>>(), used.collect());
}
