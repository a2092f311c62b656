//! The codes of problems, which `oracle explain` explains: their examples, and the list in the documents.

use carcassonne_oracle::inside::report::{CODES, ProblemCode};

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
