//! The words for the first question of a position, for tests.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use crate::landscape::Landscape;
use crate::mechanics::{Answer, build_table, pose_questions};
use crate::rulebook::{Law, RuleSet, run_every_reading};
use crate::scenario::test_scenarios::read;
use crate::text::Problems;

/// Returns the heading of the first question in a scenario.
pub(super) fn heading(text: &str) -> String {
    let mut scenario = read(text).expect("a legal position");
    let posed = pose_questions(&mut scenario, &mut Problems::new());
    let land = Landscape::new(&scenario.board);
    let table = build_table(&scenario, &land, &posed);
    let first = posed.first().expect("a question");
    scenario.voice().capitalized_sentence(&first.heading(&table))
}

/// Returns the different answers to the first question under a rule set, one for each open reading: the sentences and,
/// behind a bar, the row.
pub(super) fn answer_lines(text: &str, rule_set: &str) -> Vec<String> {
    let mut scenario = read(text).expect("a legal position");
    let posed = pose_questions(&mut scenario, &mut Problems::new());
    let land = Landscape::new(&scenario.board);
    let table = build_table(&scenario, &land, &posed);
    let first = posed.first().expect("a question");
    let set = RuleSet::from_word(rule_set).expect("a rule set");
    let law = Law::new(&set);
    let runs = run_every_reading(&law, |law| first.query.judge(&table, law)).expect("an answer");
    let voice = scenario.voice();
    let mut all: Vec<String> = Vec::new();
    for (_, finding) in runs {
        let answer = Answer::from_finding(first, &table, &finding);
        let today: Vec<String> = answer.today.iter().map(|said| voice.capitalized_sentence(said)).collect();
        let rows: Vec<String> = answer.rows.iter().map(|row| voice.say(&row.text)).collect();
        let line = format!("{} | {}", today.join(" "), rows.join(" | "));
        if !all.contains(&line) {
            all.push(line);
        }
    }
    all
}
