//! Drafts that are turned by a quarter, which keep their answers: every pattern, and every scenario of the corpus that
//! a draft can express with short questions.

use std::collections::BTreeMap;

use carcassonne_position::PATTERNS;
use carcassonne_typing::typing::{Draft, answer};
use serde_json::Value;

use crate::project::open_corpus;

/// Returns the parts of a verdict or an outcome that name no place: how it is settled, and for how many points.
fn outcome_text(verdict: &Value) -> String {
    let tiles = verdict["answer"]["tiles"].as_array().map(Vec::len);
    let keys = ["status", "complete", "worth"].map(|key| verdict[key].to_string());
    let points: BTreeMap<_, _> = verdict["points"].as_object().into_iter().flatten().collect();
    format!("{} {points:?} {tiles:?}", keys.join(" "))
}

/// Returns the answers under each rule set, sorted.
fn sorted_answers(draft: &Draft) -> Vec<String> {
    let reply: Value = serde_json::from_str(&answer(&draft.command())).expect("JSON");
    assert_eq!(reply["problems"], Value::Array(Vec::new()), "{}", draft.command());
    let mut answers = Vec::new();
    for subject in reply["score"]["subjects"].as_array().expect("subjects") {
        for verdict in subject["verdicts"].as_array().expect("verdicts") {
            let outcomes = verdict["outcomes"].as_array().into_iter().flatten();
            let mut ways: Vec<String> = outcomes.map(outcome_text).collect();
            ways.sort();
            for set in verdict["rule_sets"].as_array().expect("rule sets") {
                answers.push(format!("{set} {} {} {ways:?}", subject["kind"], outcome_text(verdict)));
            }
        }
    }
    answers.sort();
    answers
}

/// Returns `true` if a draft can be turned by `quarters`; fails if the turned draft is answered differently.
fn can_be_turned(draft: &Draft, quarters: usize) -> bool {
    let mut current = draft.clone();
    for _ in 0..quarters {
        let Some(turned) = current.rotate() else { return false };
        current = turned;
    }
    assert_eq!(sorted_answers(&current), sorted_answers(draft), "{}\n{}", draft.command(), current.command());
    true
}

#[test]
fn patterns_are_answered_alike_when_they_are_turned() {
    for pattern in &PATTERNS {
        let (map, question) = pattern.quick;
        let draft = Draft::new(map, &question.into_iter().collect::<Vec<_>>());
        assert!((1..=4).all(|quarters| can_be_turned(&draft, quarters)), "{map}");
    }
}

#[test]
fn scenarios_are_answered_alike_when_they_are_turned() {
    let mut count = 0;
    for (_, case) in open_corpus() {
        let Some(draft) = Draft::from_scenario(&case.scenario).filter(|draft| !draft.is_empty()) else {
            continue;
        };
        count += usize::from(can_be_turned(&draft, count % 3 + 1));
    }
    assert!(count > 50, "only {count} could be turned");
}
