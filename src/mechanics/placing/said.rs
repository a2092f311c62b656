//! The words for the first question of a position, for tests.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use crate::landscape::Landscape;
use crate::mechanics::{Answer, lay, pose};
use crate::rulebook::{Law, RuleSet, every_reading};
use crate::scenario::try_out::read;
use crate::text::Problems;

/// Returns the heading of the question.
pub(super) fn heading(text: &str) -> String {
    let mut scenario = read(text).expect("a legal position");
    let posed = pose(&mut scenario, &mut Problems::new());
    let land = Landscape::of(&scenario.board);
    let table = lay(&scenario, &land, &posed);
    let first = posed.first().expect("a question");
    scenario.voice().sentence(&first.heading(&table))
}

/// Returns the answers under a rule set, one for each open reading, without duplicates: the sentences
/// and, behind a bar, the row.
pub(super) fn said(text: &str, rule_set: &str) -> Vec<String> {
    let mut scenario = read(text).expect("a legal position");
    let posed = pose(&mut scenario, &mut Problems::new());
    let land = Landscape::of(&scenario.board);
    let table = lay(&scenario, &land, &posed);
    let first = posed.first().expect("a question");
    let set = RuleSet::named(rule_set).expect("a rule set");
    let law = Law::of(&set);
    let runs = every_reading(&law, |law| first.query.judge(&table, law)).expect("an answer");
    let voice = scenario.voice();
    let mut all: Vec<String> = Vec::new();
    for (_, finding) in runs {
        let answer = Answer::to(first, &table, &finding);
        let today: Vec<String> = answer.today.iter().map(|said| voice.sentence(said)).collect();
        let rows: Vec<String> = answer.rows.iter().map(|row| voice.say(&row.text)).collect();
        let said = format!("{} | {}", today.join(" "), rows.join(" | "));
        if !all.contains(&said) {
            all.push(said);
        }
    }
    all
}
