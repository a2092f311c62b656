//! The cost of every list that a file can make long, at 1 000 and at 10 000 entries, as a ratio. A list that is refused
//! for its length is measured too: its cost is that of reading.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]
#![expect(clippy::expect_used, reason = "a benchmark without its file measures nothing")]

#[path = "common/mod.rs"]
mod common;

use std::hint::black_box;
use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_rules::hints::{check, weigh};
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_show::report::{self, Detail, Report, Style};
use carcassonne_text::SourceText;

use common::{describe_ratio, medians, micros, ratio};

/// The two lengths that are compared.
const LENGTHS: [usize; 2] = [1_000, 10_000];
/// The upper limit of the ratio for ten times as many entries.
const MAX_RATIO: f64 = 15.0;

/// The name of a list, and a function that writes a scenario in which the list has the given number of entries.
type List = (&'static str, fn(usize) -> String);

const LISTS: &[List] = &[
    ("abbots in a row", |n| {
        let who = repeat(n, ", ", |i| format!("abbot m:{i}:0.monastery"));
        format!("{}tiles:\n  m: {{ monastery: german }}\nmeeples:\n  red: [{who}]\n", row("m", n))
    }),
    ("spaces in an abbot's row", |n| {
        let k = repeat(n, " ", |_| "k".to_owned());
        format!(
            "board: |\n  m {k}\ntiles:\n  m: {{ monastery: german }}\n  k: {{}}\nmeeples: {{ red: abbot m.monastery }}\n"
        )
    }),
    ("farmers on a field", |n| {
        let who = repeat(n, ", ", |i| format!("k:{i}:0.field"));
        format!("{}tiles:\n  k: {{}}\nmeeples:\n  red: [{who}]\n", row("k", n))
    }),
    ("farmers claimed one by one", |n| {
        let who = repeat(n, ", ", |i| format!("\"k:{i}:0.field\": 3"));
        format!("{}tiles:\n  k: {{}}\nclaims:\n  red: {{ {who} }}\n", row("k", n))
    }),
    ("meeples in a city", |n| {
        let who = repeat(n, ", ", |_| "a.city".to_owned());
        format!("board: |\n  a\ntiles:\n  a: {{ city: S }}\nmeeples:\n  red: [{who}]\n")
    }),
    ("Darmstadt churches", |n| {
        let who = repeat(n, ", ", |i| format!("m:{i}:0.monastery"));
        format!("{}tiles:\n  m: {{ monastery: darmstadt }}\nmeeples:\n  red: [{who}]\n", row("m", n))
    }),
    ("castles that touch", |n| {
        format!("board: |\n  {}\ntiles:\n  k: {{ castle: true }}\n", repeat(n, " ", |_| "k <".to_owned()))
    }),
    ("tiles of a field on which 200 meeples would be placed", |n| {
        let asks = repeat(200, "", |i| format!("  - place: {{ meeple: red, at: \"k:{i}:0.field\" }}\n"));
        format!("players: [red]\n{}tiles:\n  k: {{}}\nask:\n{asks}", row("k", n))
    }),
    ("expectations under the rest", |n| {
        expectation_scenario(&repeat(n, "", |_| "  - { feature: a.city, complete: false, under: rest }\n".to_owned()))
    }),
    ("expectations that fail", |n| {
        expectation_scenario(&repeat(n, "", |_| "  - { feature: a.city, complete: true }\n".to_owned()))
    }),
    ("expectations on days", |n| {
        let day = |i: usize| format!("{}-{:02}-{:02}", 2014 + i % 10, 1 + i / 10 % 12, 1 + i / 120 % 28);
        expectation_scenario(&repeat(n, "", |i| {
            format!("  - {{ feature: a.city, complete: false, under: {} }}\n", day(i % 200))
        }))
    }),
    ("outcomes of an expectation", |n| {
        let outcomes = repeat(n, ", ", |i| format!("{{ points: {{ red: {i} }} }}"));
        expectation_scenario(&format!("  - {{ feature: a.city, outcomes: [{outcomes}] }}\n"))
    }),
    ("rounds of a turn", |n| {
        let rounds = repeat(n, "", |_| "    - { round: 3, points: 1, for: fairy, by: meeple }\n".to_owned());
        format!(
            "board: |\n  a\ntiles:\n  a: {{}}\ntrack: {{ red: {{ meeple: 1 }} }}\nturn:\n  player: red\n  rounds:\n{rounds}"
        )
    }),
    ("farmers for message 8", |n| {
        let who = repeat(n, ", ", |i| format!("k:{i}:0.field"));
        format!(
            "{}tiles:\n  k: {{}}\nmeeples:\n  red: [{who}]\ntrack: {{ red: {{ meeple: 1, messenger: 2 }} }}\nask:\n  - message: {{ number: 8, player: red }}\n",
            row("k", n)
        )
    }),
    ("players who are none", |n| {
        let who = repeat(n, "", |i| format!("  anna{i}: a.field\n"));
        format!("players: [red]\nboard: |\n  a\ntiles:\n  a: {{}}\nmeeples:\n{who}")
    }),
    ("rows of a list on one line", |n| {
        format!("board: [{}]\ntiles:\n  a: {{}}\n", repeat(n, ", ", |_| "a".to_owned()))
    }),
    ("cells of a quick map", |n| format!("quick: '{}'\n", repeat(n, " ", |_| "f".to_owned()))),
    ("meeples of a quick map", |n| format!("quick: 'f{}'\n", repeat(n, "", |_| "=r".to_owned()))),
    ("pigs without a meeple", |n| {
        let who = repeat(n, ", ", |i| format!("pig k:{i}:0.field"));
        format!("{}tiles:\n  k: {{}}\nmeeples:\n  red: [{who}]\n", row("k", n))
    }),
    ("barns that nobody may set", |n| {
        let who = repeat(n, ", ", |i| format!("barn k:{i}:0@se"));
        format!("{}tiles:\n  k: {{ city: NESW }}\nmeeples:\n  red: [{who}]\n", row("k", n))
    }),
    ("keys that are none", |n| {
        format!("board: |\n  a\ntiles:\n  a: {{}}\n{}", repeat(n, "", |i| format!("k{i}: 1\n")))
    }),
    ("tiles with a key that is none", |n| {
        format!("board: |\n  t0\ntiles:\n{}", repeat(n, "", |i| format!("  t{i}: {{ cty: N }}\n")))
    }),
    ("halves at gaps", |n| {
        let side = n.isqrt();
        let rows = repeat(side, "", |_| format!("  {}\n", repeat(side, " ", |_| "x\\.".to_owned())));
        format!("board: |\n{rows}tiles:\n  x: {{ road: WS }}\n")
    }),
    ("letters of a word that is none", |n| format!("board: |\n  a\ntiles:\n  a: {{ {}: S }}\n", "cit".repeat(n))),
];

fn main() {
    for (name, list) in LISTS {
        let texts = LENGTHS.map(list);
        let [short, long] = &texts;
        let times = medians(5, [&mut || answer(long), &mut || answer(short)]);
        let label = format!("{name}: 10 000 against 1 000 ({} against {})", micros(times[0]), micros(times[1]));
        println!("{}", describe_ratio(&label, ratio(times[0], times[1]), MAX_RATIO));
    }
}

/// Returns a board that is a row of `count` tiles.
fn row(tile: &str, count: usize) -> String {
    format!("board: |\n  {}\n", repeat(count, " ", |_| tile.to_owned()))
}

/// Returns a scenario of one city, with the given expectations.
fn expectation_scenario(entries: &str) -> String {
    format!("players: [red]\nboard: |\n  a\ntiles:\n  a: {{ city: S }}\nmeeples: {{ red: a.city }}\nexpect:\n{entries}")
}

fn repeat(count: usize, between: &str, item: impl Fn(usize) -> String) -> String {
    let all: Vec<String> = (0..count).map(item).collect();
    all.join(between)
}

/// Reads a scenario and, unless it is refused, checks its expectations and answers as a table, as JSON and in words.
fn answer(text: &str) {
    let source = Arc::new(SourceText::new("case.yaml", text.as_bytes().to_vec()).expect("text"));
    let Ok(case) = Case::open(&source) else { return };
    let (table, sets) = (case.table(), RuleSet::all());
    black_box(check(&table));
    let judgement = judge(&table, &sets, Scope::Answered);
    let claims = weigh(&table, &judgement);
    let (table, judgement, claims) = (&table, &judgement, &claims);
    let report = Report { file: "case.yaml", table, judgement, claims, detail: Detail::USUAL };
    black_box(report::table(&report, Style::PLAIN));
    black_box(report::json(&report).to_string());
    black_box(report::describe_board(table));
}
