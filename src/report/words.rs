//! Verdicts in words, shared by every format that people read.

use crate::mechanics::{Item, Table};
use crate::rulebook::{QuestionId, question_data};
use crate::scenario::Status;
use crate::verdict::{Outcome, SubjectVerdicts, Verdict};

/// A sum: `3 spaces x 2 + 1 coat of arms x 2 = 8`.
pub(super) fn sum(items: &[Item]) -> String {
    let terms: Vec<String> = items
        .iter()
        .map(|i| format!("{} {} x {}", i.count, i.thing.word(i.count), i.each))
        .collect();
    let total: u32 = items.iter().map(|i| i.points()).sum();
    if terms.is_empty() {
        "nothing to count = 0".to_owned()
    } else {
        format!("{} = {total}", terms.join(" + "))
    }
}

/// Completion in words; `None` for fields.
pub(super) fn completion(outcome: &Outcome) -> Option<&'static str> {
    outcome.complete().map(|c| if c { "complete" } else { "not complete" })
}

/// Points in words, a player each: `red 8`. Where nobody scores, what it is worth.
pub(super) fn points(table: &Table<'_>, outcome: &Outcome, anybody: bool) -> Vec<String> {
    if !outcome.points().is_empty() {
        return outcome
            .points()
            .iter()
            .map(|(p, n)| format!("{} {n}", table.scenario.player(*p)))
            .collect();
    }
    if anybody {
        return vec!["nobody scores".to_owned()];
    }
    let mut worths = vec![outcome.worth()];
    worths.extend(outcome.other_worths.iter().map(|(w, _)| *w));
    worths.sort_unstable();
    worths.dedup();
    let worths: Vec<String> = worths.iter().map(u32::to_string).collect();
    vec![format!("worth {}", worths.join(" or "))]
}

/// An outcome in a phrase: `complete, red 8`.
pub(super) fn outcome(table: &Table<'_>, outcome: &Outcome, anybody: bool) -> String {
    let mut parts: Vec<String> = completion(outcome).map(str::to_owned).into_iter().collect();
    parts.extend(points(table, outcome, anybody));
    parts.join(", ")
}

/// The verdict on a subject in a phrase: `complete, red 8`.
pub fn answer_of(
    table: &Table<'_>,
    subject: &SubjectVerdicts<'_>,
    verdict: &Verdict<'_>,
) -> String {
    let anybody = !table.meeples_of(table.subject(subject.subject)).is_empty();
    answer(table, verdict, anybody)
}

/// A verdict in a phrase.
pub(super) fn answer(table: &Table<'_>, verdict: &Verdict<'_>, anybody: bool) -> String {
    let each: Vec<String> = verdict.outcomes.iter().map(|o| outcome(table, o, anybody)).collect();
    match (verdict.status, each.as_slice()) {
        (Status::NotApplicable, _) | (_, []) => "not applicable".to_owned(),
        (_, [one]) => one.clone(),
        (status, many) => {
            let mut distinct: Vec<&str> = Vec::new();
            for one in many {
                if !distinct.contains(&one.as_str()) {
                    distinct.push(one);
                }
            }
            match distinct.as_slice() {
                [one] => format!("{} ({one} either way)", status.word()),
                several => format!("{} ({})", status.word(), several.join("; or ")),
            }
        }
    }
}

/// The readings of an outcome in words: `gap.city-road: ignored`.
pub(super) fn way(branch: &[(QuestionId, u8)], only: impl Fn(QuestionId) -> bool) -> String {
    let parts: Vec<String> = branch
        .iter()
        .filter(|(q, _)| only(*q))
        .map(|(q, r)| format!("{} {}", q.word(), question_data(*q).reading(*r)))
        .collect();
    parts.join(" and ")
}

/// So many things, or all of a few: names cut after the twelfth.
pub(super) fn few(names: &[String]) -> String {
    const MOST: usize = 12;
    if names.len() > MOST {
        format!("{}, … ({} in all)", names[..MOST].join(", "), names.len())
    } else {
        names.join(", ")
    }
}
