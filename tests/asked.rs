//! Independence of questions: a question is answered alike alone, among others, in another order, and under fewer rule
//! sets.

use std::collections::BTreeMap;

use carcassonne_law::RuleSet;
use carcassonne_text::{MapEntries, Node, SourceText, Span, Value, as_list, parse};
use proptest::prelude::*;

use crate::boards::verdicts::to_json;
use crate::invariance::case_count;
use crate::project::{read_file, scenario_files};
use crate::retold::original::open;
use crate::retold::quarrel::quarrels;

/// A scenario in two parts: its questions, and everything else except claims and expectations.
struct Scenario {
    rest: String,
    questions: Vec<Node>,
}

impl Scenario {
    /// Splits a scenario; `None` if it asks fewer than two questions.
    fn split(text: &str) -> Option<Self> {
        let source = SourceText::new("case.yaml", text.into()).ok()?;
        let root = parse(&source).expect("YAML");
        let Value::Map(entries) = &root.value else { return None };
        let starts = entries.iter().map(|(key, _)| key.span.range().start);
        let ends = starts.clone().skip(1).chain([text.len()]);
        let (mut rest, mut questions) = (String::new(), Vec::new());
        for ((key, value), (start, end)) in entries.iter().zip(starts.zip(ends)) {
            match key.text() {
                Some("ask") => questions = as_list(value).to_vec(),
                Some("claims" | "expect") => {}
                _ => rest += &text[start..end],
            }
        }
        (questions.len() > 1).then_some(Self { rest, questions })
    }

    /// Returns the verdicts on the questions at `indices`, in this order, by rule set. `None` where the board needs another
    /// question, for example one for a bridge.
    fn judge_questions(&self, indices: &[usize], sets: &[RuleSet]) -> Option<Vec<BTreeMap<String, serde_json::Value>>> {
        let asked = Node::list(indices.iter().map(|n| self.questions[*n].clone()).collect(), Span::default());
        let case = open(&format!("{}\nask: {}\n", self.rest, asked.to_inline())).ok()?;
        let answer = to_json(&case, sets);
        let subjects = answer["subjects"].as_array().expect("subjects");
        let answers = subjects.iter().filter(|subject| subject["kind"] == "ask");
        Some(answers.take(indices.len()).map(by_rule_set).collect())
    }
}

/// Returns the judged data of a subject by rule set.
fn by_rule_set(subject: &serde_json::Value) -> BTreeMap<String, serde_json::Value> {
    let mut data_by_set = BTreeMap::new();
    for verdict in subject["verdicts"].as_array().expect("verdicts") {
        let mut data = verdict.clone();
        remove_words(&mut data);
        for set in verdict["rule_sets"].as_array().expect("rule sets") {
            data_by_set.insert(set.as_str().expect("an id").to_owned(), data.clone());
        }
    }
    data_by_set
}

/// Removes the prose of an answer and the keys that depend on numbering, and sorts its outcomes: they are in the order in which
/// questions of law came up, under whichever rule set that was.
fn remove_words(data: &mut serde_json::Value) {
    if let Some(outcomes) = data.get_mut("outcomes").and_then(serde_json::Value::as_array_mut) {
        outcomes.sort_by_cached_key(|outcome| format!("{} {}", outcome["points"], outcome["answer"]));
    }
    if let Some(keys) = data.as_object_mut() {
        for key in ["text", "law", "rule_sets", "steps", "not_applicable"] {
            keys.remove(key);
        }
        keys.values_mut().for_each(remove_words);
    }
    data.as_array_mut().into_iter().flatten().for_each(remove_words);
}

/// Returns how the answers to a scenario depend on the order, company and rule sets of its questions; empty if not.
fn find_differences(scenario: &Scenario, sets: &[RuleSet], turn: usize) -> Vec<String> {
    let mut differences = Vec::new();
    let order: Vec<usize> = (0..scenario.questions.len()).collect();
    let together = scenario.judge_questions(&order, sets).expect("a legal scenario");
    let backwards: Vec<usize> = order.iter().rev().copied().collect();
    let mut reversed = scenario.judge_questions(&backwards, sets).expect("a legal scenario");
    reversed.reverse();
    if reversed != together {
        differences.push("in another order".to_owned());
    }
    // A question that says where the fairy is or which tiles show a circus informs the other questions.
    let informs_others = |n: usize| {
        let Some(question) = MapEntries::from_unchecked(&scenario.questions[n]) else { return false };
        let around = question.get("surroundings").and_then(MapEntries::from_unchecked);
        question.get("fairy").is_some() || around.is_some_and(|around| around.get("shows").is_some())
    };
    for n in order.iter().copied().filter(|n| !order.iter().any(|other| other != n && informs_others(*other))) {
        if scenario.judge_questions(&[n], sets).is_some_and(|alone| alone != together[n..=n]) {
            differences.push(format!("question {} alone", n + 1));
        }
    }
    let fewer_sets: Vec<RuleSet> = sets.iter().skip(turn % 4).step_by(4).cloned().collect();
    let fewer_verdicts = scenario.judge_questions(&backwards, &fewer_sets).unwrap_or_default();
    for (fewer, verdicts) in fewer_verdicts.iter().rev().zip(&together) {
        if let Some((set, verdict)) = fewer.iter().find(|(set, verdict)| verdicts.get(*set) != Some(*verdict)) {
            differences.push(format!(
                "under fewer rule sets, {set}: {verdict} and {:?}",
                verdicts.get(set).map(ToString::to_string)
            ));
        }
    }
    differences
}

#[test]
fn a_question_is_answered_alike_alone_among_others_and_under_fewer_rules() {
    let all = RuleSet::all();
    let (mut checked, mut differences) = (0, Vec::new());
    for path in scenario_files() {
        let text = read_file(&path);
        let Some(scenario) = Scenario::split(&text) else { continue };
        checked += 1;
        differences
            .extend(find_differences(&scenario, &all, checked).iter().map(|how| format!("{}: {how}", path.display())));
    }
    assert!(differences.is_empty(), "answered otherwise:\n{}", differences.join("\n"));
    assert!(checked > 50, "only {checked} scenarios ask several questions");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: case_count(64), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn questions_on_random_boards_are_answered_alike_however_they_are_asked(quarrel in quarrels(), turn in 0..4_usize) {
        if let Some(scenario) = Scenario::split(&quarrel.text) {
            let differences = find_differences(&scenario, &RuleSet::all(), turn);
            prop_assert!(differences.is_empty(), "{}\nanswered otherwise: {}", quarrel.text, differences.join(", "));
        }
    }
}
