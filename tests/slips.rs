//! Messages for typing slips: each file of `tests/faulty/` except two has one slip, and is refused with exactly one
//! problem. The output for each is kept in `tests/snapshots/slips.snap`.

use std::fmt::Write;
use std::path::PathBuf;

use carcassonne_law::RuleSet;
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_text::{RefusedText, apply_edits};
use carcassonne_typing::repairs;
use miette::{GraphicalReportHandler, GraphicalTheme};

use crate::common;
use crate::project::{read_file, root, source};

/// The files with more than one mistake: house rules, and the example of the README.
const NOT_SLIPS: [&str; 2] = ["house.yaml", "meeple-on-nothing.yaml"];

fn files() -> Vec<PathBuf> {
    let mut files = common::files(&root().join("tests/faulty"));
    files.retain(|file| {
        let name = file.file_name().and_then(|n| n.to_str()).expect("a name");
        !NOT_SLIPS.contains(&name)
    });
    files
}

fn open(name: &str, text: &str) -> Result<Case, RefusedText> {
    repairs::open(&source(name, text))
}

#[test]
fn every_slip_is_one_problem_at_its_place_with_what_to_type() {
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    let handler = handler.with_width(100);
    let mut transcript = String::new();
    let files = files();
    assert!(files.len() >= 60, "{} files", files.len());
    for file in files {
        let name = file.file_name().and_then(|n| n.to_str()).expect("a name");
        let text = read_file(&file);
        let refused = open(name, &text).err();
        let refused = refused.unwrap_or_else(|| panic!("{name} is no slip: it is read"));
        writeln!(transcript, "# {name}: {}\n", refused.count()).expect("written");
        for problem in refused.problems() {
            assert!(!problem.help().is_empty() && !problem.label().is_empty(), "{name}: {problem:?}");
        }
        for problem in refused.diagnostics(100) {
            handler.render_report(&mut transcript, &problem).expect("printed");
        }
        assert_eq!(refused.count(), 1, "{name}:\n{transcript}");
        transcript.push('\n');
    }
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("slips", transcript);
    });
}

const TILES: &str = "tiles:\n  a: { city: S, coats: 1 }\n  b: { city: E }\n  p: { city: WL }\n  q: { city: NL }\n";

/// The slips that no single text corrects, a line each: the file and the open choice.
const OPEN_CHOICES: &str = include_str!("open_choices.txt");

#[test]
fn the_help_put_in_its_place_makes_the_file_valid() {
    let mut failures = String::new();
    for file in files() {
        let name = file.file_name().and_then(|n| n.to_str()).expect("a name");
        let text = read_file(&file);
        let refused = open(name, &text).expect_err("a slip");
        let problem = refused.problems().next().expect("a problem");
        let is_open_choice = OPEN_CHOICES.lines().any(|line| line.starts_with(&format!("{name}: ")));
        if problem.fix.is_empty() != is_open_choice {
            writeln!(failures, "{name}: {} edits, help: {}", problem.fix.len(), problem.help()).expect("written");
            continue;
        }
        if is_open_choice {
            continue;
        }
        // The help quotes every text to type.
        for edit in &problem.fix {
            let edit_text = edit.text.trim();
            if !edit_text.is_empty() && !problem.help().contains(edit_text) {
                writeln!(failures, "{name}: {edit_text:?} is not in the help: {}", problem.help()).expect("written");
            }
        }
        let mended = apply_edits(&text, &problem.fix);
        match open(name, &mended) {
            Ok(case) => {
                let (table, sets) = (case.table(), RuleSet::all());
                assert_eq!(judge(&table, &sets, Scope::Answered).rule_sets.len(), sets.len(), "{name}");
            }
            Err(still) => {
                let messages: Vec<String> = still.problems().map(carcassonne_text::Problem::message).collect();
                writeln!(failures, "{name}: {messages:?}\n{mended}").expect("written");
            }
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn a_map_can_be_written_as_a_list_of_rows_or_a_text_with_line_ends() {
    let literal = open("x", &format!("board: |\n  .  a\n  b  p\\q\n{TILES}")).expect("read");
    let tile_layout = |case: &Case| {
        let board = &case.scenario.board;
        board
            .all()
            .map(|t| format!("{} {:?} {}", board.address(t), board.placed(t).shape, board.placed(t).at))
            .collect::<Vec<_>>()
    };
    for board in [
        "board: |\n  .\ta\n  b\tp\\q\n",
        "\"board\": \". a\\nb p\\\\q\"\n",
        "\"board\": \". a\\nb p\\\\q\\n\"\n",
        "\"board\": [\". a\", \"b p\\\\q\"]\n",
        "board: ['. a', 'b p\\q']\n",
        "board:\n  - . a\n  - b p\\q\n",
    ] {
        let case = open("x", &format!("{board}{TILES}"));
        let case = case.unwrap_or_else(|r| panic!("{board}{:?}", r.problems().collect::<Vec<_>>()));
        assert_eq!(tile_layout(&case), tile_layout(&literal), "{board}");
    }
}

#[test]
fn what_is_wrong_in_a_quoted_map_is_marked_in_its_cell() {
    for (board, marked) in [
        ("\"board\": \". a\\nb p\\\\x\"\n", "x"),
        ("board: ['. a', 'b p\\x']\n", "x"),
        ("board:\n  - . a\n  - b p\\x\n", "x"),
    ] {
        let text = format!("{board}{TILES}");
        let refused = open("x", &text).expect_err("refused");
        let spans: Vec<&str> = refused.problems().map(|p| &text[p.span.range()]).collect();
        assert_eq!(spans, [marked], "{board}");
    }
}

#[test]
fn the_turn_of_a_printed_tile_may_be_written_in_its_place() {
    let text = |place: &str| format!("board: |\n  E@90\nmeeples:\n  red: {place}\n");
    assert!(open("x", &text("E@90.city")).is_ok());
    assert!(open("x", &text("E.city")).is_ok());
    assert!(open("x", &text("E@180.city")).is_err());
}

#[test]
fn two_slips_are_both_told() {
    let text = format!("board: |\n  .  a\n  b  pq\n{TILES}meeples:\n  red: big a.city\n  blue: z.city\n");
    let refused = open("x", &text).expect_err("refused");
    assert_eq!(refused.count(), 3);
}

#[test]
fn players_are_compared_as_people_write_them() {
    let text =
        format!("board: |\n  .  a\n  b  p\\q\n{TILES}meeples:\n  Blue: a.city\nclaims:\n  ' blue ': {{ a.city: 8 }}\n");
    let case = open("x", &text).expect("read");
    assert_eq!(case.scenario.players, ["Blue"]);
}
