//! Trying a mechanic out on a position written in a test.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use super::{Table, mechanic_of};
use crate::landscape::Landscape;
use crate::rulebook::{Law, QuestionId, RuleSet, every_reading};
use crate::scenario::try_out::read;

/// What came of a feature: completion, worth and who scores, under each reading that the law
/// leaves open; `n/a` where the law does not apply. Then every question that was asked.
pub(super) fn judged(
    text: &str,
    feature: &str,
    rule_set: &str,
) -> (Vec<String>, Vec<&'static str>) {
    let scenario = read(text).expect("a legal position");
    let land = Landscape::of(&scenario.board);
    let table = Table::lay(&scenario, &land);
    let ix = (0..).zip(table.subjects()).find(|(n, _)| table.id(*n) == feature).map(|(n, _)| n);
    let subject = table.subject(ix.expect("an answered feature"));
    let mechanic = mechanic_of(&table, subject).expect("a mechanic");
    let set = RuleSet::named(rule_set).expect("a rule set");
    let law = Law::of(&set);
    let mut asked: Vec<QuestionId> = Vec::new();
    let runs = every_reading(&law, |inquiry| {
        let finding = mechanic.judge(&table, subject, inquiry);
        asked.extend(inquiry.asked().iter().map(|(q, _)| *q));
        finding
    });
    asked.sort_unstable();
    asked.dedup();
    let found = match runs {
        Err(_) => vec!["n/a".to_owned()],
        Ok(runs) => runs
            .iter()
            .map(|(_, f)| {
                let points: Vec<String> =
                    f.points.iter().map(|(p, n)| format!("{} {n}", scenario.player(*p))).collect();
                let complete = match f.complete {
                    None => "",
                    Some(true) => "complete, ",
                    Some(false) => "open, ",
                };
                format!("{complete}worth {}: {}", f.worth(), points.join(", "))
            })
            .collect(),
    };
    (found, asked.iter().map(|q| q.word()).collect())
}

/// The same, but only what came of it.
pub(super) fn found(text: &str, feature: &str, rule_set: &str) -> Vec<String> {
    judged(text, feature, rule_set).0
}
