//! `oracle ask`: each line is answered or refused, the reading of a line is always shown, and a refused line changes
//! nothing.

use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_position::{PATTERNS, Pattern, ReadBack};
use carcassonne_rules::verdict::Case;
use carcassonne_show::report::{Detail, ReportRequest, Style};
use carcassonne_text::{RefusedText, SourceText};
use carcassonne_typing::repairs;
use carcassonne_typing::typing::{Draft, Drafts, Instruction, dialogue};
use proptest::prelude::*;

use crate::common;
use crate::invariance::case_count;
use crate::project::{open_case, root, source};
use crate::quick::verdict_data;
use crate::running::{self, TemporaryFolder};

/// Returns the output of the program for some input, on both streams, and its exit code.
fn run_ask(args: &[&str], input: &[u8]) -> (String, String, i32) {
    running::run_to_completion(running::program().arg("ask").args(args), input)
}

/// Runs `oracle ask` on lines; returns both streams and the exit code.
fn run_lines(lines: &[&str]) -> (String, String, i32) {
    run_ask(&[], (lines.join("\n") + "\n").as_bytes())
}

/// Runs `oracle ask` on lines that are all accepted; returns what it prints.
fn answer_lines(lines: &[&str]) -> String {
    running::run_successfully(running::program().arg("ask"), (lines.join("\n") + "\n").as_bytes())
}

/// A conversation as the program keeps it, without its text.
#[derive(Default)]
pub(crate) struct Conversation {
    drafts: Drafts,
    read_back: Option<ReadBack>,
}

impl Conversation {
    /// Takes a line; returns the printed board if the line changes anything.
    fn take(&mut self, line: &str) -> Result<Option<String>, RefusedText> {
        Ok(self.enter(line)?.map(|case| render_dialogue(&case)))
    }

    /// Takes a line; returns the board if the line changes anything.
    pub(crate) fn enter(&mut self, line: &str) -> Result<Option<Case>, RefusedText> {
        let source = SourceText::new("line 1", line.as_bytes().to_vec());
        let source = source.map_err(|m| RefusedText::unreadable("line 1", m))?;
        let steps = match self.drafts.current().read_line(&Arc::new(source))? {
            Instruction::Change(change) if change.draft().is_blank() && !change.is_typed() => {
                self.drafts.keep(change.into_draft());
                1
            }
            Instruction::Change(change) => {
                let change = match &self.read_back {
                    Some(before) => change.keep_sides(before),
                    None => *change,
                };
                let opened = repairs::open_quick(change.text());
                if let Err(refused) = opened {
                    return Err(change.refused(&refused, self.read_back.as_ref()));
                }
                self.drafts.keep(change.into_draft());
                1
            }
            Instruction::Undo(steps) => self.drafts.undo(steps),
            Instruction::Redo(steps) => self.drafts.redo(steps),
            _ => 0,
        };
        let case = self.open_draft();
        self.read_back = case.as_ref().and_then(|case| case.scenario.read_back.clone());
        Ok(case.filter(|_| steps > 0))
    }

    /// Opens the draft; `None` if it is blank. Fails if the draft does not open.
    fn open_draft(&self) -> Option<Case> {
        let draft = self.drafts.current();
        let text = draft.text("draft").expect("text");
        (!draft.is_blank()).then(|| Case::open_quick(&text).expect("what is kept opens"))
    }
}

fn render_dialogue(case: &Case) -> String {
    let (table, rule_sets) = (&case.table(), &RuleSet::all());
    let detail = Detail::USUAL;
    ReportRequest { file: "draft", table, rule_sets, detail, configured: None }
        .with_report(|report| dialogue(report, Style::PLAIN))
}

/// Returns the marked words of a refused line, the message and the help.
fn single_problem(refused: &RefusedText, line: &str) -> (String, String, String) {
    assert_eq!(refused.count(), 1, "{line}: one message");
    let problem = refused.problems().next().expect("a problem");
    let marked = line.get(problem.span.range()).expect("a place in the line").to_owned();
    (marked, problem.message(), problem.help())
}

#[test]
fn disputes_that_are_typed_have_the_verdicts_of_their_patterns() {
    let by_cells = [
        ("city-pair", "b1 cS*=r|a2 c, b2 c\\c, b1 c*=r"),
        ("city-pair", "a2 cE|b2sw cWL, b2ne cNL|b1 cS*|b1 =r"),
        ("dragon", "f f f=r\\f=b f .\\f=r f|dragon a1 b1 c1sw c1ne d1 e1ne f1"),
        (
            "dragon",
            "a1 f, b1 f|c1 f\\f|d1 f, f1 f|dragon a1 b1 c1sw c1ne d1|e1ne f=r|c1sw =r|c1ne =b|forget|dragon a1 b1 c1sw c1ne d1 e1ne f1",
        ),
    ];
    for (name, lines) in by_cells {
        let (mut cells_talk, mut pattern_talk) = (Conversation::default(), Conversation::default());
        for line in lines.split('|') {
            let reply = cells_talk.take(line).unwrap_or_else(|refused| panic_with(line, &refused));
            assert!(reply.expect(line).starts_with("Understood: "), "{line}");
        }
        pattern_talk.take(name).expect(name);
        let both =
            [cells_talk.open_draft(), pattern_talk.open_draft()].map(|case| verdict_data(&case.expect("a board")));
        assert!(both[0] == both[1], "{lines:?}");
    }
}

fn panic_with<T>(line: &str, refused: &RefusedText) -> T {
    let (marked, message, help) = single_problem(refused, line);
    panic!("{line}: `{marked}`: {message} (help: {help})")
}

#[test]
fn every_pattern_is_the_same_typed_as_a_line() {
    for pattern in PATTERNS {
        let mut talk = Conversation::default();
        talk.take(&format!("new {}", pattern.name)).expect(pattern.name);
        assert_eq!(talk.drafts.current().command(), pattern.typed());
        // The command of the draft restores it.
        let case = talk.open_draft().expect("a board");
        let mut again = Conversation::default();
        again.take(&pattern.typed()).expect("a command");
        assert_eq!(again.drafts.current(), talk.drafts.current());
        assert!(verdict_data(&again.open_draft().expect("a board")) == verdict_data(&case));
    }
}

#[test]
fn what_the_board_refuses_is_marked_in_the_line() {
    for [before, line, marked, message, help] in common::table_rows(include_str!("refused_lines.tsv")) {
        let mut talk = Conversation::default();
        talk.take(&before.replace("tower", "new tower")).expect(before);
        let draft_before = talk.drafts.current().clone();
        let refused = talk.take(line).expect_err(line);
        let (marked_words, refusal, advice) = single_problem(&refused, line);
        assert!(refusal.contains(message) && advice.starts_with(help), "{line}: {refusal} (help: {advice})");
        assert!(marked_words == marked || marked.is_empty(), "{line}: {marked_words}");
        assert_eq!(talk.drafts.current(), &draft_before, "{line}");
        // The advice that is offered can be typed.
        if let Some((_, offered)) = advice.split_once("then: `") {
            talk.take(offered.trim_end_matches('`')).unwrap_or_else(|r| panic_with(offered, &r));
        }
    }
}

#[test]
fn what_is_added_or_removed_changes_no_sides_of_what_lies_there() {
    let out = answer_lines(&["city-pair", "a2 ."]);
    assert!(out.contains("Kept as it was: b2sw cWL. To reconnect: b2sw c\n"), "{out}");
    let out = answer_lines(&["city-pair", "a2 .", "b2sw c"]);
    assert!(out.ends_with("oracle quick '. c*=r, . c\\c'\n"), "{out}");
    let mut talk = Conversation::default();
    for (line, map) in [
        ("c=r c", "c=r c"),
        ("b1 .", "cE=r"),
        ("undo", "c=r c"),
        ("a2 f", "c=r c, f"),
        ("c1 cN", "c=r c cN, f"),
        ("c1 c, b1 c", "c=r c c, f"),
    ] {
        talk.take(line).unwrap_or_else(|refused| panic_with(line, &refused));
        assert_eq!(talk.drafts.current().map(), map, "{line}");
    }
    // The message explains how to join a tile that keeps its sides.
    let refused = talk.take("d1 c").expect_err("connects to nothing");
    let (_, message, help) = single_problem(&refused, "d1 c");
    assert_eq!(message, "`c` at d1 connects to nothing and names no sides");
    assert_eq!(help, "say on the same line what is next to it then: `d1 c, c1 c`");
    talk.take("d1 c, c1 c").expect("joined");
    assert_eq!(talk.drafts.current().map(), "c=r c c c, f");
}

#[test]
fn a_question_after_another_does_not_drop_the_first() {
    let out = answer_lines(&["city-pair", "tower b1 1", "fairy a2"]);
    for sentence in ["The tower on b1", "The fairy on a2", "Red's city on b1"] {
        assert!(out.rsplit("Understood").next().is_some_and(|last| last.contains(sentence)), "{out}");
    }
    // Questions do not drop the values of features either, unless a line asks for that.
    let out = answer_lines(&["new tower"]);
    assert!(out.contains("field on a1"), "{out}");
    let out = answer_lines(&["new tower", "only asked"]);
    assert!(!out.rsplit("Understood").next().is_some_and(|last| last.contains("field on a1")), "{out}");
}

#[test]
fn what_looks_at_no_board_needs_none() {
    let setup = "setup: { players: 4, sets: I }";
    let out = answer_lines(&[setup]);
    assert!(out.starts_with("Understood: no board.\n") && out.contains("3 half tiles"), "{out}");
    assert!(out.ends_with(&format!("oracle quick '{setup}'\n")), "{out}");
    // A board that is drawn afterwards keeps the setup, and the command restores both.
    let out = answer_lines(&[setup, "f=r f"]);
    assert!(out.ends_with(&format!("oracle quick 'f=r f' '{setup}'\n")), "{out}");
    let out = answer_lines(&[&format!("oracle quick '{setup}'"), "yaml"]);
    assert!(out.contains("\nask:\n  - setup: { players: 4, sets: I }\n"), "{out}");
    let (_, err, code) = run_lines(&["tower b1 1"]);
    assert!(code == 2 && err.contains("needs a board, but there is none"), "{err}");
}

#[test]
fn changes_are_taken_back_and_made_again() {
    let lines = ["city-pair", "b1 c=r", "c1 f, c2 f", "north", "tower c2 1", "new dragon", "new"];
    let mut talk = Conversation::default();
    let mut drafts = vec![Draft::default()];
    for line in lines {
        talk.take(line).expect(line);
        drafts.push(talk.drafts.current().clone());
    }
    for draft in drafts.iter().rev().skip(1) {
        talk.take("undo").expect("undone");
        assert_eq!(talk.drafts.current(), draft);
    }
    assert!(talk.take("undo").expect("nothing").is_none());
    for draft in &drafts[1..] {
        talk.take("redo").expect("done again");
        assert_eq!(talk.drafts.current(), draft);
    }
    talk.take("undo 3").expect("undone");
    assert_eq!(talk.drafts.current(), &drafts[drafts.len() - 4]);
}

#[test]
fn the_scenario_is_saved_into_a_new_file_alone() {
    let folder = TemporaryFolder::new();
    let file = folder.path().join("my quarrel");
    let save = format!("save {}", file.display());
    let (out, err, code) = run_lines(&["tower", &save, "a1 f=r", &save, "save /nowhere/at/all", "save"]);
    assert_eq!(code, 2);
    assert!(out.contains("quarrel.yaml is written; next: oracle score "), "{out}");
    assert!(err.contains("quarrel.yaml already exists"), "{err}");
    assert!(err.contains("no such folder"), "{err}");
    assert!(err.contains("the file has no name"), "{err}");
    let reopened = open_case("file", folder.read("my quarrel.yaml"));
    let mut talk = Conversation::default();
    talk.take("tower").expect("a pattern");
    let from_pattern = talk.open_draft().expect("a board");
    assert!(verdict_data(&reopened) == verdict_data(&from_pattern));
}

#[test]
fn words_that_ask_about_the_board_are_answered() {
    let out = answer_lines(&["city-pair", "why", "yaml", "map", "rules", "rules 2015,now", "rules all", "help"]);
    for text in [
        "Under the 2015–2020, community, house and Z-Man rules: completed, Red 10.",
        // The law and the steps are printed.
        "\"3. Puntentelling afhandelen\"",
        "\ntiles:\n  b1: { city: S, coats: 1 }\n",
        "oracle quick '. c*=r, c c\\c'\n",
        "Rule sets: all.",
        "Under the 2015 rules: completed, Red 10.",
        "A line is:\n",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    // The rule sets that were chosen are part of the command.
    let (out, _, _) = run_ask(&["--as-of", "2018"], b"tower\n");
    assert!(out.ends_with("oracle quick 'f f\\f=r f=b' 'tower b1sw 1' --as-of 2018\n"), "{out}");
    let (out, _, _) = run_ask(&["--house", "tests/cmd/kitchen.yaml"], b"tower\nrules now\n");
    assert!(out.ends_with(" --rules now --house tests/cmd/kitchen.yaml\n"), "{out}");
    let (out, err, _) = run_lines(&["oracle quick 'f f\\f=r f=b' 'tower b1sw 1' --rules now"]);
    assert!(out.starts_with("Ignored: --rules now; "), "{out}{err}");
    assert!(out.ends_with("oracle quick 'f f\\f=r f=b' 'tower b1sw 1'\n"), "{out}");
    // Without a board these commands are refused.
    for line in ["why", "yaml", "map", "save x"] {
        let (out, err, code) = run_lines(&[line]);
        assert_eq!((out.as_str(), code), ("", 2), "{line}");
        assert!(err.contains("there is no board yet"), "{err}");
    }
    let (_, err, code) = run_lines(&["tower", "rules 2o15"]);
    assert!(code == 2 && err.contains("`2o15` is not a rule set or a date"), "{err}");
}

#[test]
fn a_pipe_is_read_to_its_end_and_answered_without_prompts() {
    assert_eq!(run_ask(&[], b""), (String::new(), String::new(), 0));
    let (output, err, code) = run_lines(&["", "ci", "", "city-pair", "done", "tower"]);
    assert_eq!(code, 2);
    assert!(err.contains("type `city-pair` or `city-gap`") && !output.contains("> "), "{err}");
    assert!(output.ends_with("oracle quick '. c*=r, c c\\c'\n") && output.starts_with("Understood: "), "{output}");
    // An empty board is not echoed.
    let (out, err, code) = run_lines(&["city-pair", "new"]);
    assert!(out.ends_with("\nThe board is empty.\n") && err.is_empty() && code == 0, "{out}");
    // A final line needs no line end, may end as on Windows, and a byte order mark before the first is ignored.
    assert_eq!(run_ask(&[], b"\xef\xbb\xbfcity-pair\r\n"), run_ask(&[], b"city-pair"));
}

#[test]
fn what_is_no_line_is_refused_in_a_sentence() {
    for (input, message) in [
        (b"\xff\xfe\n".to_vec(), "not UTF-8"),
        (b"f\rf\n".to_vec(), "a carriage return in the line"),
        (vec![b'c'; 100_000], "longer than 64 KiB"),
        (vec![b' '; 70_000], "longer than 64 KiB"),
        (b"a\x00\x1b[31m c\n".to_vec(), "unknown command"),
    ] {
        let (out, err, code) = run_ask(&[], &input);
        assert_eq!((out.as_str(), code), ("", 2), "{message}");
        assert!(err.contains(message) && !err.contains(['\u{1b}', '\0']), "{err}");
    }
    // The lines after it are still read.
    let mut input = vec![b'c'; 100_000];
    input.extend(b"\nf=r f\n");
    let (out, _, code) = run_ask(&[], &input);
    assert!(code == 2 && out.ends_with("oracle quick 'f=r f'\n"), "{out}");
}

#[test]
fn many_lines_take_no_room() {
    let mut drafts = Drafts::default();
    for n in 0..10_000 {
        let line = format!("b1 f={}", if n % 2 == 0 { "r" } else { "b" });
        let Ok(Instruction::Change(change)) = drafts.current().read_line(&source("line", line)) else {
            unreachable!("a change")
        };
        drafts.keep(change.into_draft());
    }
    assert!(drafts.undo(usize::MAX) <= 1_000);
    // The number of refused lines is not limited here.
    let input = "b1 c=q\n".repeat(500);
    let (out, err, code) = run_ask(&[], input.as_bytes());
    assert_eq!((out.as_str(), code), ("", 2));
    assert_eq!(err.matches("nothing changed").count(), 500);
    assert!(!err.contains("only the first"), "{err}");
    // A long file of lines would run for minutes.
    for input in ["b1 c=q\n".repeat(100_000), "f f\n".repeat(100_000), "\n".repeat(100_000)] {
        let (_, err, code) = run_ask(&[], input.as_bytes());
        assert_eq!((err.matches("only the first 500 lines").count(), code), (1, 2), "{err}");
    }
}

/// Generates a line out of cells, places and words.
fn any_line() -> impl Strategy<Value = String> {
    let pick = |words: &'static str| prop::sample::select(words.split('|').collect::<Vec<_>>());
    let cell = || {
        pick(".|f|c|r|m|c=r|f=b|cN|rEW=r|c*|#|<|^|c\\c|f/f=r|r\\.|E@90|E@90+c=r|=r|+f=b|x|gN|c=q|II01|é|cLW|rL|t=g|bEW")
    };
    let place = || pick("a1|b1|c1|a2|b2|c2|b1sw|b1ne|a2nw|c2se|a0|d4|zz9|B1");
    let word = pick(
        "undo|redo|undo 3|why|yaml|map|north|west|forget|forget 1|forget all|new|d|f|city-pair|tower|dragon|gap|help|\
         rules 2015|new dragon|oracle quick 'f f'|'f|",
    );
    let question = pick(
        "tower b1 1|tower b1sw 1|dragon a1 b1|fairy a1|place b a1.field|barn b1@se g|flea a1|flier a1 e 1|\
         plague: { sources: a1 }|place: { tile: I-07, at: [2, 0] }|tower|towr b1 1|setup: { players: 4 }|\
         set barn a1@se r|{ tower: {|- tower",
    );
    let edit = (place(), cell()).prop_map(|(place, cell)| format!("{place} {cell}"));
    let edits = prop::collection::vec((place(), cell()), 1..4).prop_map(|all| {
        let all: Vec<String> = all.iter().map(|(place, cell)| format!("{place} {cell}")).collect();
        all.join(", ")
    });
    let rows = prop::collection::vec(prop::collection::vec(cell(), 1..4), 1..4).prop_map(|rows| {
        let rows: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
        rows.join(", ")
    });
    prop_oneof![
        4 => edit, 3 => edits, 2 => rows, 3 => word.prop_map(str::to_owned), 3 => question.prop_map(str::to_owned),
        1 => "\\PC{0,20}", 1 => "[a-c1-3crfm=*+.,/\\\\# ]{0,16}",
    ]
}

/// Returns a configuration with a fixed seed and `count` cases, unless `ORACLE_CASES` sets another number.
fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        cases: case_count(count),
        rng_seed: proptest::test_runner::RngSeed::Fixed(14),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn every_line_is_answered_or_changes_nothing(lines in prop::collection::vec(any_line(), 1..14)) {
        let mut talk = Conversation::default();
        for line in &lines {
            let before = talk.drafts.current().clone();
            match talk.take(line) {
                Ok(reply) => {
                    // Every answer was read back, and its map reads as the same map again.
                    let draft = talk.drafts.current();
                    prop_assert!(reply.is_none_or(|told| told.starts_with("Understood: ")), "{line}");
                    let questions: Vec<&str> = draft.questions().iter().map(String::as_str).collect();
                    prop_assert_eq!(&Draft::new(&draft.map(), &questions), draft);
                }
                Err(refused) => {
                    prop_assert_eq!(talk.drafts.current(), &before);
                    prop_assert_eq!(refused.count(), 1);
                    let problem = refused.problems().next().expect("a problem");
                    prop_assert!(line.get(problem.span.range()).is_some(), "{line}: {problem:?}");
                    prop_assert!(!problem.message().is_empty() && !problem.help().is_empty(), "{line}: {problem:?}");
                    // The line that is offered instead is accepted.
                    if let Some((_, offered)) = problem.help().split_once("then: `") {
                        let mut again = Conversation { drafts: talk.drafts.clone(), read_back: talk.read_back.clone() };
                        prop_assert!(again.take(offered.trim_end_matches('`')).is_ok(), "{line}: {offered}");
                    }
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn the_program_survives_every_conversation(lines in prop::collection::vec(any_line(), 20..60)) {
        let (out, err, code) = run_ask(&["--color", "never"], lines.join("\n").as_bytes());
        prop_assert!(matches!(code, 0 | 2) && !err.contains("panicked"), "{lines:?}: {err}");
        prop_assert_eq!(code == 0, err.is_empty(), "{}", err);
        // Every answer has its reading above it; the whole answer of `why` has the reading in a separate part.
        for part in out.split("\n\n").filter(|_| !lines.iter().any(|line| line == "why")) {
            let answers = part.lines().any(|line| line.trim_start().starts_with("By "));
            prop_assert!(!answers || part.trim_start().starts_with("Understood: "), "{}", part);
        }
    }
}

#[test]
fn patterns_are_found_by_their_names() {
    for pattern in PATTERNS {
        assert_eq!(Pattern::find(pattern.name), [&pattern]);
    }
}

#[test]
fn a_file_is_gone_on_from_unless_it_says_more() {
    let file = |name: &str| format!("{}/scenarios/{name}", root().display());
    let mut program = running::program();
    program.args(["ask", &file("city/pair-closes-city.yaml")]);
    let out = running::run_successfully(&mut program, b"b1 c=b\n");
    assert!(out.contains("Red's city on b1") && out.contains("Blue's city on b1"), "{out}");
    assert!(out.contains("Left out: the file's expectations."), "{out}");
    // The question and the claims are kept.
    assert!(out.contains("Blue: \"8 points\" – "), "{out}");
    let last_line = out.lines().last().unwrap_or_default();
    assert!(last_line.starts_with("oracle quick '. c=b, cE cWL\\cNL' 'question "), "{last_line}");
    assert!(last_line.ends_with(" 'claim r b1.city 10' 'claim b b1.city 8'"), "{last_line}");

    for (name, refusal) in [
        ("flock/wolf.yaml", "has more in it than can be typed line by line"),
        ("nowhere.yaml", "no such file"),
        ("-", "is not a file to start from"),
    ] {
        let path = if name == "-" { name.to_owned() } else { file(name) };
        let (out, err, code) = run_ask(&[&path], b"b1 c=b\n");
        assert_eq!((out.as_str(), code), ("", 2), "{name}");
        let words: Vec<&str> = err.split_whitespace().collect();
        assert!(words.join(" ").contains(refusal), "{err}");
    }
}
