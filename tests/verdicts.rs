//! The verdicts of the corpus as data: `snapshots/verdicts.tsv` has a line for each outcome of each subject, with its
//! rule sets. A change of the law, or of its application, changes lines there; a change of words changes none.
//!
//! Values are those of JSON (docs/json.md), shortened: `-` is nothing, `[a,b]` a list, `{red=8,blue=8}` pairs, and a
//! clause is its word with its parts, `gap-at-corner{directions=[sw]}`. Ways are separated by `|`, the readings of one
//! way by `+`. Quoted texts are names from the scenario. The rulings behind the answers are in `snapshots/rulings.tsv`.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_oracle::inside::report::{Detail, json};
use carcassonne_oracle::inside::rulebook::RuleSet;
use carcassonne_oracle::inside::text::Language;
use serde_json::Value;

use crate::common::compare_with_snapshot;
use crate::judged::{Judged, every};

/// The column headings. `by`: the readings that lead to an outcome, or the day before which its question did not exist;
/// `counted`: the sum that makes the worth; `same`: the features that are one with the subject; `asked`: the questions
/// of law that were asked, in brackets those that made no difference.
const COLUMNS: [&str; 12] = [
    "scenario",
    "subject",
    "rule-sets",
    "status",
    "by",
    "complete",
    "points",
    "worth",
    "counted",
    "same",
    "answer",
    "asked",
];

/// The cells of a line after its rule sets.
type Cells = [String; 9];

/// Returns the lines on a scenario.
fn lines(judged: &Judged<'_>) -> Vec<String> {
    let report = json(&judged.report("x", Detail::USUAL));
    let sets = judged.judgement.rule_sets;
    let mut lines = Vec::new();
    for subject in list(&report["subjects"]) {
        let mut under: BTreeMap<Cells, BTreeSet<usize>> = BTreeMap::new();
        for verdict in list(&subject["verdicts"]) {
            let ids: Vec<&str> = list(&verdict["rule_sets"]).iter().filter_map(Value::as_str).collect();
            let places = (0..sets.len()).filter(|n| ids.contains(&sets[*n].id()));
            // The verdict itself has the outcome if it is settled or does not apply.
            let outcomes = Some(list(&verdict["outcomes"])).filter(|all| !all.is_empty());
            for outcome in outcomes.unwrap_or(std::slice::from_ref(verdict)) {
                under.entry(cells(&report, verdict, outcome)).or_default().extend(places.clone());
            }
        }
        for (cells, places) in under {
            let head = [judged.name.to_owned(), value(&subject["id"]), written(sets, &places)];
            lines.push(head.into_iter().chain(cells).collect::<Vec<_>>().join("\t"));
        }
    }
    lines
}

/// Returns the rule sets at some indices as a file writes them: `2015..2020,community`; `all` for all of them.
fn written(sets: &[RuleSet], places: &BTreeSet<usize>) -> String {
    let named: Vec<&RuleSet> = places.iter().map(|n| &sets[*n]).collect();
    if named.len() == sets.len() {
        "all".to_owned()
    } else {
        or_nothing(RuleSet::written(&named).iter().map(|id| name(id)), ",")
    }
}

/// Returns the cells of a line on an outcome of a verdict of a report.
fn cells(report: &Value, verdict: &Value, outcome: &Value) -> Cells {
    [
        value(&verdict["status"]),
        by(verdict, outcome),
        value(&outcome["complete"]),
        points(&outcome["points"]),
        worth(outcome),
        counted(outcome),
        same(report, outcome),
        value(&outcome["answer"]),
        asked(&report["laws"], &verdict["law"]),
    ]
}

/// Returns the readings that lead to an outcome, way by way; if a verdict does not apply, the day and question.
fn by(verdict: &Value, outcome: &Value) -> String {
    let not = &verdict["not_applicable"];
    if not.is_object() {
        return format!("since{{{}}}", pairs(&[("day", &not["since"]), ("question", &not["question"])]));
    }
    or_nothing(list(&outcome["ways"]).iter().map(readings), "|")
}

/// Returns the readings of one way, by question.
fn readings(way: &Value) -> String {
    let each = way.as_object().into_iter().flatten();
    or_nothing(each.map(|(question, reading)| format!("{question}={}", value(reading))), "+")
}

/// Returns the points of each player who has any.
fn points(points: &Value) -> String {
    let each = points.as_object().into_iter().flatten();
    or_nothing(each.map(|(player, points)| format!("{}={points}", name(player))), ",")
}

/// Returns the worth of a feature, followed by the worths along other ways, with the readings of these.
fn worth(outcome: &Value) -> String {
    let others = list(&outcome["other_worths"]).iter();
    let others = others.map(|other| format!("{}{{{}}}", value(&other["worth"]), readings(&other["readings"])));
    or_nothing(std::iter::once(value(&outcome["worth"])).chain(others), "|")
}

/// Returns the sum that makes a feature's worth, `space=3x2+coat=1x2`, then the separate sums of players.
fn counted(outcome: &Value) -> String {
    let sum = |items: &Value| {
        let items = list(items).iter();
        let item =
            |item: &Value| format!("{}={}x{}", value(&item["thing"]), value(&item["count"]), value(&item["each"]));
        or_nothing(items.map(item), "+")
    };
    let shares = outcome["shares"].as_object().into_iter().flatten();
    let shares = shares.map(|(player, items)| format!("{}{{{}}}", name(player), sum(items)));
    or_nothing(std::iter::once(sum(&outcome["items"])).chain(shares).filter(|sum| sum != "-"), ",")
}

/// Returns the subjects that are the same feature, and in brackets the fields that share its points.
fn same(report: &Value, outcome: &Value) -> String {
    let group = outcome["group"].as_u64().and_then(|n| usize::try_from(n).ok());
    let same = group.map_or(&outcome["same_as"], |n| &report["groups"][n]);
    let shared = list(&outcome["shared"]).iter().map(|place| format!("({})", value(place)));
    or_nothing(list(same).iter().map(value).chain(shared), ",")
}

/// Returns the questions of law that were asked for a verdict, in brackets those that made no difference.
fn asked(laws: &Value, law: &Value) -> String {
    let law = law.as_u64().and_then(|n| usize::try_from(n).ok()).map_or(&Value::Null, |n| &laws[n]);
    let idle: Vec<&str> = list(&law["no_difference"]).iter().filter_map(Value::as_str).collect();
    let questions = law["readings"].as_object().into_iter().flat_map(serde_json::Map::keys);
    let told = |question: &String| {
        if idle.contains(&question.as_str()) { format!("({question})") } else { question.clone() }
    };
    or_nothing(questions.map(told), ",")
}

/// Returns the elements of an array; empty for other values.
fn list(array: &Value) -> &[Value] {
    array.as_array().map_or(&[], Vec::as_slice)
}

/// Joins texts, or returns `-` if there are none.
fn or_nothing(texts: impl Iterator<Item = String>, apart: &str) -> String {
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(apart) }
}

/// Returns a value of JSON in the form of a cell.
fn value(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => name(text),
        Value::Array(all) => format!("[{}]", all.iter().map(self::value).collect::<Vec<_>>().join(",")),
        Value::Object(keys) => {
            let word = keys.get("word").map(self::value);
            let parts: Vec<(&str, &Value)> =
                keys.iter().map(|(key, part)| (key.as_str(), part)).filter(|(key, _)| *key != "word").collect();
            match (word, parts.is_empty()) {
                (Some(word), true) => word,
                (word, _) => format!("{}{{{}}}", word.unwrap_or_default(), pairs(&parts)),
            }
        }
    }
}

/// Returns keys with their values: `red=8,blue=8`.
fn pairs(all: &[(&str, &Value)]) -> String {
    all.iter().map(|(key, part)| format!("{}={}", name(key), value(part))).collect::<Vec<_>>().join(",")
}

/// Returns a name, quoted if it has characters other than letters, digits and those of ids.
fn name(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || ".@#-_':".contains(c);
    if !text.is_empty() && text.chars().all(is_plain) { text.to_owned() } else { Value::from(text).to_string() }
}

#[test]
fn every_verdict_is_what_it_was() {
    let mut all: Vec<String> = every(lines).into_iter().flatten().collect();
    all.sort_unstable();
    let head = COLUMNS.join("\t");
    let text: String = std::iter::once(head).chain(all).map(|line| line + "\n").collect();
    compare_with_snapshot("verdicts.tsv", &text);
}

#[test]
fn no_word_of_a_sentence_is_in_the_table() {
    every(|judged| {
        let lines = lines(judged);
        assert_eq!(lines, judged.in_language(Language::ONE_WORD, self::lines), "a value is taken from words");
        for cell in lines.iter().flat_map(|line| line.split('\t')) {
            // Quoted parts are names from the scenario.
            for (n, part) in cell.split('"').enumerate() {
                let is_plain = |c: char| c.is_alphanumeric() || ".@#-_':/=,+|()[]{}".contains(c);
                let is_data = if n % 2 == 0 { part.chars().all(is_plain) } else { judged.source.text().contains(part) };
                assert!(is_data && !cell.is_empty(), "{cell}");
            }
        }
    });
}
