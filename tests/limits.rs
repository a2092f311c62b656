//! Limits of length: an overlong part of a file is refused in a sentence with a place that names the limit.

use carcassonne_law::RuleSet;
use carcassonne_rules::hints::weigh;
use carcassonne_rules::verdict::{self, Scope, judge};
use carcassonne_show::report::describe_board;
use carcassonne_text::SourceText;
use carcassonne_typing::repairs;

use crate::project::source;

/// Returns the problems of a text, each with its line.
fn problems(text: &str) -> Vec<(String, usize)> {
    let source = source("t", text);
    let Err(refused) = repairs::open(&source) else { return Vec::new() };
    let line_of = |span| source.line_column(span).0;
    refused.problems().map(|p| (p.message(), line_of(p.span.start))).collect()
}

/// Fails unless a text with `most` of something is accepted, and one with `count` refused in these words at this line.
fn check_limit(text: impl Fn(usize) -> String, (most, count): (usize, usize), message: &str, line: usize) {
    assert!(problems(&text(most)).is_empty(), "{most}: {message}");
    assert_eq!(problems(&text(count)), [(message.to_owned(), line)]);
}

/// Returns meeples of one player in one field.
fn crowd(count: usize) -> String {
    format!("meeples:\n  red: [{}]\n", "\"k:0:0.field\", ".repeat(count))
}

/// Returns a board that is a row of `count` fields, ready for further keys.
fn field_row(count: usize) -> String {
    format!("players: [red]\nboard: |\n  {}\ntiles:\n  k: {{}}\n", vec!["k"; count].join(" "))
}

#[test]
fn lists_in_expectations_are_short() {
    let begin = field_row(2);
    let ask = "ask:\n  - { id: t, tower: { at: \"k:0:0\", height: 1 } }\n";
    let tiles = |n| format!("{begin}{ask}expect:\n  - {{ ask: t, tiles: [{}] }}\n", "\"k:0:0\", ".repeat(n));
    check_limit(tiles, (200, 201), "`tiles` lists 201, but at most 200 are allowed", 9);
    let feature = |key: &str, item: &str| {
        let listed = item.repeat(201);
        format!("{begin}expect:\n  - {{ feature: \"k:0:0.field\", {key}: [{listed}] }}\n")
    };
    for (key, item) in [("outcomes", "{ points: {} }, "), ("same_as", "\"k:1:0.field\", ")] {
        let message = format!("`{key}` lists 201, but at most 200 are allowed");
        assert_eq!(problems(&feature(key, item)), [(message, 7)]);
    }
}

#[test]
fn many_questions_are_asked_of_boards_with_few_meeples_only() {
    let ask = |n: usize| format!("ask:\n{}", "  - tower: { at: \"k:1:0\", height: 1 }\n".repeat(n));
    let text = |meeples, asks| format!("{}{}{}", field_row(2), crowd(meeples), ask(asks));
    let message = "with 1000 meeples on the board a scenario can ask at most 100 questions";
    check_limit(|asks| text(1_000, asks), (100, 101), message, 109);
    assert!(problems(&text(10_000, 10)).is_empty());
}

const TURN: &str = "track: { red: { meeple: 1, messenger: 1 } }\nturn: { player: red }\n";

#[test]
fn a_turn_is_played_where_three_thousand_meeples_stand_at_most() {
    let text = |meeples| format!("{}{}{TURN}", field_row(2), crowd(meeples));
    check_limit(text, (3_000, 3_001), "a turn can be played with at most 3000 meeples on the board", 9);
}

#[test]
fn a_turn_is_played_where_fifty_thousand_tiles_lie_at_most() {
    let row = format!("  {}\n", "k ".repeat(250));
    let text = |more: usize| {
        let rows = row.repeat(200) + &"  k\n".repeat(more);
        format!("board: |\n{rows}tiles:\n  k: {{}}\n{TURN}")
    };
    check_limit(text, (0, 1), "a turn can be played with at most 50000 tiles on the board", 206);
}

#[test]
fn ten_thousand_figures_claims_and_expectations_are_enough() {
    let begin = field_row(1);
    let stand = |n| format!("{begin}meeples:\n  red: [{}]\n", "k.field, ".repeat(n));
    let expect = |n| format!("{begin}expect:\n{}", "  - { feature: k.field, points: {} }\n".repeat(n));
    let row = field_row(10_001);
    let claim = |n: usize| {
        let each: Vec<String> = (0..n).map(|i| format!("    \"k:{i}:0.field\": 1")).collect();
        format!("{row}claims:\n  red:\n{}\n", each.join("\n"))
    };
    check_limit(stand, (10_000, 10_005), "a board of this size can have at most 10000 figures", 7);
    let message = |what: &str| format!("with a board of this size a scenario can have at most 10000 {what}");
    check_limit(expect, (10_000, 10_005), &message("expectations"), 10_007);
    check_limit(claim, (10_000, 10_001), &message("claims"), 10_008);
}

#[test]
fn a_quick_map_and_a_turn_are_short() {
    let cells = |n: usize| format!("quick: '{}'\n", "f ".repeat(n));
    check_limit(cells, (20_000, 20_001), "a quick map of 20001 cells, but at most 20000 are allowed", 1);
    let stand = |n: usize| format!("quick: 'f{}'\n", "=r".repeat(n));
    check_limit(stand, (100, 101), "more than 100 meeples on one part", 1);
    let turn = |n: usize| {
        let rounds = "    - { round: 3, points: 1, for: fairy, by: meeple }\n".repeat(n);
        format!("{}track: {{ red: {{ meeple: 1 }} }}\nturn:\n  player: red\n  rounds:\n{rounds}", field_row(1))
    };
    check_limit(turn, (3_000, 3_001), "a turn of 3001 rounds: too many to follow", 3_010);
}

#[test]
fn of_features_that_nobody_asks_for_so_many_are_answered() {
    let answer_counts = |text: &str| {
        let case = repairs::open(&source("t", text)).expect("a legal position");
        let table = case.table();
        (verdict::answered_subjects(&table).count(), table.surplus_count())
    };
    let board =
        |n: usize, more: &str| format!("board: |\n  {}\ntiles:\n  m: {{ monastery: true }}\n{more}", "m ".repeat(n));
    assert_eq!(answer_counts(&board(10_000, "")), (10_000, 0));
    assert_eq!(answer_counts(&board(10_003, "")), (10_000, 3));
    // Features with a figure or a claim are always answered, wherever they are.
    let stand = "meeples: { red: [\"m:10001:0.monastery\"] }\n";
    assert_eq!(answer_counts(&board(10_003, stand)), (10_001, 2));
    let claim = format!("{stand}claims: {{ red: {{ \"m:10002:0.monastery\": 3 }} }}\n");
    assert_eq!(answer_counts(&board(10_003, &claim)), (10_002, 1));
    let ask = "ask: { tower: { at: \"m:0:0\", height: 1 } }\n";
    assert_eq!(answer_counts(&board(10_003, ask)), (1, 0));
}

#[test]
fn the_nearest_number_is_looked_for_so_often() {
    let count_claims = |n: usize| {
        let claims = (0..n).map(|i| format!("\"a:{}:0.city\": 4", 2 * i)).collect::<Vec<_>>();
        let text = format!(
            "players: [red]\nboard: |\n  {}\ntiles:\n  a: {{ city: E, coats: 1 }}\n  b: {{ city: W }}\nclaims: {{ red: {{ {} }} }}\n",
            "a b ".repeat(n),
            claims.join(", ")
        );
        let case = repairs::open(&source("t", text)).expect("a legal position");
        let (table, sets) = (case.table(), RuleSet::all());
        let weighed = weigh(&table, &judge(&table, &sets, Scope::Answered));
        (weighed.len(), weighed.iter().filter(|one| one.nearest.is_some()).count())
    };
    assert_eq!(count_claims(150), (150, 150));
    assert_eq!(count_claims(300), (300, 200));
}

#[test]
fn a_large_text_is_read_where_its_reader_says_so() {
    let text = || vec![b'#'; SourceText::DEFAULT_LIMIT + 1];
    let refused = SourceText::new("t", text()).expect_err("too large");
    assert_eq!(refused, "the text is 8000001 bytes; the limit is 8000000");
    assert!(SourceText::with_limit("t", text(), 2 * SourceText::DEFAULT_LIMIT).is_ok());
    assert!(SourceText::with_limit("t", text(), 10).is_err());
}

#[test]
fn twenty_figures_of_a_tile_are_told() {
    let words = |count: usize| {
        let who = "a.city, ".repeat(count);
        let text = format!("board: |\n  a\ntiles:\n  a: {{ city: N }}\nmeeples: {{ red: [{who}] }}\n");
        let Ok(case) = repairs::open(&source("t", text)) else { return String::new() };
        describe_board(&case.table()).join(" ")
    };
    assert_eq!(words(20).matches("Red's meeple is in the city.").count(), 20);
    assert!(!words(20).contains("more figure"), "{}", words(20));
    assert!(words(21).ends_with("1 more figure is there."), "{}", words(21));
    assert!(words(10_000).ends_with("9980 more figures are there."));
}
