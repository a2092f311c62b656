//! The verdicts of the corpus as data: `snapshots/verdicts.tsv` has a line for each outcome of each subject, with its
//! rule sets. A change of the law, or of its application, changes lines there; a change of words changes none.
//!
//! Values are those of JSON (docs/json.md), shortened: `-` is nothing, `[a,b]` a list, `{red=8,blue=8}` pairs, and a
//! clause is its word with its parts, `gap-at-corner{directions=[sw]}`. Ways are separated by `|`, the readings of one
//! way by `+`. Quoted texts are names from the scenario. The rulings behind the answers are in `snapshots/rulings.tsv`.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_law::RuleSet;
use carcassonne_show::report::{Detail, json};
use carcassonne_text::Language;
use serde_json::Value;

use crate::common::compare_with_snapshot;
use crate::judged::{JudgedScenario, map_scenarios};
use crate::valid::list;

/// The column headings. `by`: the readings that lead to an outcome, or the day before which its question did not exist;
/// `counted`: the sum that makes the worth; `same`: the features that are one with the subject; `asked`: the questions
/// of law that were asked, in brackets those that made no difference.
const COLUMNS: &str = "scenario subject rule-sets status by complete points worth counted same answer asked";

/// The cells of a line after its rule sets.
type Cells = [String; 9];

fn verdict_lines(judged: &JudgedScenario<'_>) -> Vec<String> {
    let report = json(&judged.report("x", Detail::USUAL));
    let sets = judged.judgement.rule_sets;
    let mut lines = Vec::new();
    for subject in list(&report["subjects"]) {
        let mut sets_by_cells: BTreeMap<Cells, BTreeSet<usize>> = BTreeMap::new();
        for verdict in list(&subject["verdicts"]) {
            let ids: Vec<&str> = list(&verdict["rule_sets"]).iter().filter_map(Value::as_str).collect();
            let places = (0..sets.len()).filter(|n| ids.contains(&sets[*n].id()));
            // The verdict itself has the outcome if it is settled or does not apply.
            let outcomes = Some(list(&verdict["outcomes"])).filter(|all| !all.is_empty());
            for outcome in outcomes.unwrap_or(std::slice::from_ref(verdict)) {
                sets_by_cells.entry(cells(&report, verdict, outcome)).or_default().extend(places.clone());
            }
        }
        for (cells, places) in sets_by_cells {
            let head = [judged.name.to_owned(), value(&subject["id"]), write_rule_sets(sets, &places)];
            lines.push(head.into_iter().chain(cells).collect::<Vec<_>>().join("\t"));
        }
    }
    lines
}

/// Returns the rule sets at some indices as a file writes them: `2015..2020,community`; `all` for all of them.
fn write_rule_sets(sets: &[RuleSet], places: &BTreeSet<usize>) -> String {
    let chosen: Vec<&RuleSet> = places.iter().map(|n| &sets[*n]).collect();
    if chosen.len() == sets.len() {
        "all".to_owned()
    } else {
        join_or_dash(RuleSet::to_words(&chosen).iter().map(|id| quote_name(id)), ",")
    }
}

/// Returns the cells of a line on an outcome of a verdict of a report.
fn cells(report: &Value, verdict: &Value, outcome: &Value) -> Cells {
    [
        value(&verdict["status"]),
        ways_cell(verdict, outcome),
        value(&outcome["complete"]),
        points(&outcome["points"]),
        worth(outcome),
        sums(outcome),
        same_features(report, outcome),
        value(&outcome["answer"]),
        asked_questions(&report["laws"], &verdict["law"]),
    ]
}

/// Returns the readings that lead to an outcome, way by way; if a verdict does not apply, the day and question.
fn ways_cell(verdict: &Value, outcome: &Value) -> String {
    let exclusion = &verdict["not_applicable"];
    if exclusion.is_object() {
        return format!("since{{{}}}", pairs(&[("day", &exclusion["since"]), ("question", &exclusion["question"])]));
    }
    join_or_dash(list(&outcome["ways"]).iter().map(readings), "|")
}

/// Returns the readings of one way, by question.
fn readings(way: &Value) -> String {
    let each = way.as_object().into_iter().flatten();
    join_or_dash(each.map(|(question, reading)| format!("{question}={}", value(reading))), "+")
}

/// Returns the points of each player who has any.
fn points(points: &Value) -> String {
    let each = points.as_object().into_iter().flatten();
    join_or_dash(each.map(|(player, points)| format!("{}={points}", quote_name(player))), ",")
}

/// Returns the worth of a feature, followed by the worths along other ways, with the readings of these.
fn worth(outcome: &Value) -> String {
    let others = list(&outcome["other_worths"]).iter();
    let others = others.map(|other| format!("{}{{{}}}", value(&other["worth"]), readings(&other["readings"])));
    join_or_dash(std::iter::once(value(&outcome["worth"])).chain(others), "|")
}

/// Returns the sum that makes a feature's worth, `space=3x2+coat=1x2`, then the separate sums of players.
fn sums(outcome: &Value) -> String {
    let sum = |items: &Value| {
        let items = list(items).iter();
        let item =
            |item: &Value| format!("{}={}x{}", value(&item["thing"]), value(&item["count"]), value(&item["each"]));
        join_or_dash(items.map(item), "+")
    };
    let shares = outcome["shares"].as_object().into_iter().flatten();
    let shares = shares.map(|(player, items)| format!("{}{{{}}}", quote_name(player), sum(items)));
    join_or_dash(std::iter::once(sum(&outcome["items"])).chain(shares).filter(|sum| sum != "-"), ",")
}

/// Returns the subjects that are the same feature, and in brackets the fields that share its points.
fn same_features(report: &Value, outcome: &Value) -> String {
    let group = outcome["group"].as_u64().and_then(|n| usize::try_from(n).ok());
    let others = group.map_or(&outcome["same_as"], |n| &report["groups"][n]);
    let shared = list(&outcome["shared"]).iter().map(|place| format!("({})", value(place)));
    join_or_dash(list(others).iter().map(value).chain(shared), ",")
}

/// Returns the questions of law that were asked for a verdict, in brackets those that made no difference.
fn asked_questions(laws: &Value, law: &Value) -> String {
    let law = law.as_u64().and_then(|n| usize::try_from(n).ok()).map_or(&Value::Null, |n| &laws[n]);
    let idle: Vec<&str> = list(&law["no_difference"]).iter().filter_map(Value::as_str).collect();
    let questions = law["readings"].as_object().into_iter().flat_map(serde_json::Map::keys);
    let bracketed = |question: &String| {
        if idle.contains(&question.as_str()) { format!("({question})") } else { question.clone() }
    };
    join_or_dash(questions.map(bracketed), ",")
}

fn join_or_dash(texts: impl Iterator<Item = String>, separator: &str) -> String {
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(separator) }
}

/// Returns a value of JSON in the form of a cell.
fn value(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => quote_name(text),
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
    all.iter().map(|(key, part)| format!("{}={}", quote_name(key), value(part))).collect::<Vec<_>>().join(",")
}

/// Returns a name, quoted if it has characters other than letters, digits and those of ids.
fn quote_name(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || ".@#-_':".contains(c);
    if !text.is_empty() && text.chars().all(is_plain) { text.to_owned() } else { Value::from(text).to_string() }
}

#[test]
fn every_verdict_is_what_it_was() {
    let mut all: Vec<String> = map_scenarios(verdict_lines).into_iter().flatten().collect();
    all.sort_unstable();
    let head = COLUMNS.replace(' ', "\t");
    let text: String = std::iter::once(head).chain(all).map(|line| line + "\n").collect();
    compare_with_snapshot("verdicts.tsv", &text);
}

#[test]
fn no_word_of_a_sentence_is_in_the_table() {
    map_scenarios(|judged| {
        let lines = verdict_lines(judged);
        assert_eq!(lines, judged.in_language(Language::ONE_WORD, verdict_lines), "a value is taken from words");
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
