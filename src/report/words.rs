//! Verdicts in words, shared by every format that people read.

use crate::mechanics::{Item, Matter, Reply, Table, Told, worth};
use crate::rulebook::{QuestionId, ReadingIx, question_data};
use crate::scenario::Status;
use crate::verdict::{Outcome, SubjectVerdicts, Verdict};

/// A sum: `3 spaces x 2 + 1 coat of arms x 2 = 8`.
pub(super) fn sum(items: &[Item]) -> String {
    let terms: Vec<String> = items
        .iter()
        .map(|i| format!("{} {} x {}", i.count, i.thing.word(i.count), i.each))
        .collect();
    let total = worth(items);
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

/// How the points add up: one sum for all, or one for each player where players have sums of their
/// own, preceded by what it is worth in general unless a player's sum begins with that. Nothing
/// where a question is answered without points.
pub(super) fn sums(table: &Table<'_>, outcome: &Outcome) -> Vec<String> {
    let mut lines = Vec::new();
    let shown = outcome.shares().values().any(|items| items.starts_with(outcome.items()));
    let nothing = outcome.shares().is_empty() && outcome.reply().is_empty();
    if nothing || !(outcome.items().is_empty() || shown) {
        lines.push(sum(outcome.items()));
    }
    for (player, items) in outcome.shares() {
        lines.push(format!("{}: {}", table.scenario.player(*player), sum(items)));
    }
    lines
}

/// The letter of an outcome by its place: a to z, then aa, ab and on.
pub(super) fn letter(place: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = place + 1;
    while rest > 0 {
        rest -= 1;
        letters.extend(('a'..='z').nth(rest % 26));
        rest /= 26;
    }
    letters.into_iter().rev().collect()
}

/// How long an answer may be, in characters, to go into the verdict itself.
const SHORT: usize = 30;

/// What a question is answered with, key by key: `allowed`, `tiles: a, b`. What takes more room is
/// left to [`details`].
pub(super) fn reply(table: &Table<'_>, outcome: &Outcome) -> Vec<String> {
    let line = |(key, told): (&'static str, &Told)| match (key, told) {
        ("allowed", Told::Flag(true)) => "allowed".to_owned(),
        ("allowed", Told::Flag(false)) => "not allowed".to_owned(),
        (key, told) => {
            let words = told.words(table.scenario);
            if words.is_empty() {
                format!("{key}: none")
            } else {
                format!("{key}: {}", words.join(", "))
            }
        }
    };
    outcome.reply().iter().filter(|(key, told)| !is_long(key, told)).map(line).collect()
}

/// What takes more room than a verdict has: reasons, and whatever else is said in clauses.
pub(super) fn details(table: &Table<'_>, outcome: &Outcome) -> Vec<String> {
    let mut lines = Vec::new();
    for (key, told) in outcome.reply().iter().filter(|(key, told)| is_long(key, told)) {
        if let Told::Words(words) = told {
            // Why something may not be done needs no heading.
            let head = if key == "reasons" { String::new() } else { format!("{key}: ") };
            lines.extend(words.iter().map(|word| format!("{head}{word}")));
        }
    }
    lines.extend(outcome.reply().rows().iter().map(|row| row_line(table, row)));
    lines
}

/// A row in a line: `a.city meeple, b.road messenger: lands meeple 10, messenger 11; messages 3`.
fn row_line(table: &Table<'_>, row: &Reply) -> String {
    let mut parts = row.iter().map(|(key, told)| {
        let words = told.words(table.scenario);
        let words = if words.is_empty() { "none".to_owned() } else { words.join(", ") };
        (key, words)
    });
    let first = parts.next().map(|(_, words)| words).unwrap_or_default();
    let rest: Vec<String> = parts.map(|(key, words)| format!("{key} {words}")).collect();
    format!("{first}: {}", rest.join("; "))
}

fn is_long(key: &str, told: &Told) -> bool {
    match told {
        Told::Words(words) => {
            key == "reasons" || words.len() > 1 || words.iter().any(|w| w.chars().count() > SHORT)
        }
        Told::Flag(_)
        | Told::Count(_)
        | Told::Tiles(_)
        | Told::Meeples(_)
        | Told::Places(_)
        | Told::Features(_)
        | Told::Spaces(_)
        | Told::Players(_)
        | Told::Map(_) => false,
    }
}

/// Points in words, player by player: `red 8`. Where nobody scores, what it is worth.
pub(super) fn points(table: &Table<'_>, outcome: &Outcome, anybody: bool) -> Vec<String> {
    if !outcome.points().is_empty() {
        return outcome
            .points()
            .iter()
            .map(|(p, n)| format!("{} {n}", table.scenario.player(*p)))
            .collect();
    }
    if !outcome.reply().is_empty() && outcome.items().is_empty() && outcome.shares().is_empty() {
        return Vec::new();
    }
    if anybody || !outcome.shares().is_empty() {
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
    parts.extend(reply(table, outcome));
    parts.extend(points(table, outcome, anybody));
    parts.join(", ")
}

/// The verdict on a subject in a phrase: `complete, red 8`.
pub fn phrase_of(
    table: &Table<'_>,
    subject: &SubjectVerdicts<'_>,
    verdict: &Verdict<'_>,
) -> String {
    phrase(table, verdict, anybody(table, subject))
}

/// Whether anybody stands on the feature that was judged.
pub(super) fn anybody(table: &Table<'_>, subject: &SubjectVerdicts<'_>) -> bool {
    match table.matter(subject.subject) {
        Some(Matter::Feature(of)) => {
            !table.meeples_of(of).is_empty() || !table.barns_of(of).is_empty()
        }
        Some(Matter::Ask(_)) | None => false,
    }
}

/// A verdict in a phrase.
pub(super) fn phrase(table: &Table<'_>, verdict: &Verdict<'_>, anybody: bool) -> String {
    let each: Vec<String> = verdict.outcomes.iter().map(|o| outcome(table, o, anybody)).collect();
    match (verdict.status, each.as_slice()) {
        (Status::NotApplicable, _) | (_, []) => "not applicable".to_owned(),
        (Status::Settled, [one]) => one.clone(),
        (status, [one]) => format!("{} ({one}; no other reading is known)", status.word()),
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
pub(super) fn way(branch: &[(QuestionId, ReadingIx)], only: impl Fn(QuestionId) -> bool) -> String {
    let parts: Vec<String> = branch
        .iter()
        .filter(|(q, _)| only(*q))
        .map(|(q, r)| format!("{} {}", q.word(), question_data(*q).reading(*r)))
        .collect();
    parts.join(" and ")
}

/// The names; if there are many, the first twelve and how many there are in all.
pub(super) fn few(names: &[String]) -> String {
    const MOST: usize = 12;
    if names.len() > MOST {
        format!("{}, … ({} in all)", names[..MOST].join(", "), names.len())
    } else {
        names.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mechanics::Thing;

    #[test]
    fn letters_go_on_behind_z() {
        let letters = [0, 1, 25, 26, 27, 51, 52, 701, 702].map(letter);
        assert_eq!(letters, ["a", "b", "z", "aa", "ab", "az", "ba", "zz", "aaa"]);
    }

    #[test]
    fn a_sum_that_no_number_can_hold_is_told() {
        let item = Item { thing: Thing::TILE, count: u32::MAX, each: 1 };
        assert!(sum(&[item, item]).ends_with(&format!("= {}", u32::MAX)));
    }
}
