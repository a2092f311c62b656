//! What an expectation misses, in words, and what is there in its place.

use super::check::{Spoken, covers, fits};
use super::outcome::{Outcome, Verdict};
use crate::mechanics::{Reply, Table, called_now};
use crate::scenario::{About, Expect, ExpectedOutcome, PlayerIx, Said, Status};

/// What is expected, in words.
pub(super) fn expected(table: &Table<'_>, expect: &Expect) -> String {
    let mut parts: Vec<String> = expect.status.iter().map(|s| standing(*s).to_owned()).collect();
    parts.extend(said(table, &expect.every));
    parts.extend(expect.outcomes.as_ref().map(|outcomes| either(table, outcomes)));
    parts.join(", ")
}

/// What a verdict does not meet of an expectation, in words, and what it has in its place.
pub(super) fn missed(
    table: &Table<'_>,
    expect: &Expect,
    verdict: &Verdict<'_>,
) -> (String, String) {
    if verdict.status == Status::NotApplicable {
        return (expected(table, expect), standing(verdict.status).to_owned());
    }
    let (mut wanted, mut got) = (Vec::new(), Vec::new());
    if let Some(status) = expect.status.filter(|s| *s != verdict.status) {
        wanted.push(standing(status).to_owned());
        got.push(standing(verdict.status).to_owned());
    }
    for part in parts(table, expect.about, &expect.every) {
        if !verdict.outcomes.iter().all(|o| fits(table, expect.about, &part, o)) {
            wanted.extend(said(table, &part));
            got.push(each(verdict, |o| found(table, expect.about, &part, o)));
        }
    }
    if let Some(outcomes) = &expect.outcomes
        && !covers(table, expect.about, outcomes, &verdict.outcomes)
    {
        wanted.push(either(table, outcomes));
        let spoken: Vec<ExpectedOutcome> =
            outcomes.iter().flat_map(|o| parts(table, expect.about, o)).collect();
        got.push(each(verdict, |outcome| {
            let mut told: Vec<String> = Vec::new();
            for part in spoken.iter().map(|part| found(table, expect.about, part, outcome)) {
                if !told.contains(&part) {
                    told.push(part);
                }
            }
            told.join(", ")
        }));
    }
    (wanted.join(", "), got.join(", "))
}

/// What is said of the outcomes of a verdict, each thing once.
fn each(verdict: &Verdict<'_>, say: impl Fn(&Outcome) -> String) -> String {
    let mut told: Vec<String> = Vec::new();
    for one in verdict.outcomes.iter().map(say) {
        if !told.contains(&one) {
            told.push(one);
        }
    }
    told.join("; or ")
}

/// What is expected of an outcome, thing by thing: each can be met or not by itself.
fn parts(table: &Table<'_>, about: About, all: &ExpectedOutcome) -> Vec<ExpectedOutcome> {
    let none = ExpectedOutcome::default;
    let mut parts = Vec::new();
    if all.complete.is_some() {
        parts.push(ExpectedOutcome { complete: all.complete, ..none() });
    }
    if all.points.is_some() {
        parts.push(ExpectedOutcome { points: all.points.clone(), ..none() });
    }
    if all.worth.is_some() {
        parts.push(ExpectedOutcome { worth: all.worth, ..none() });
    }
    if all.same_as.is_some() {
        parts.push(ExpectedOutcome { same_as: all.same_as.clone(), ..none() });
    }
    if let Some(spoken) = Spoken::of(table, about, &all.reply) {
        let own = spoken.own.iter().map(|said| vec![Said::clone(said)]);
        parts.extend(own.map(|reply| ExpectedOutcome { reply, ..none() }));
        if spoken.is_of_rows() {
            let of_rows = spoken.choosing.iter().chain(&spoken.rest).copied();
            parts.push(ExpectedOutcome { reply: of_rows.cloned().collect(), ..none() });
        }
    }
    parts
}

/// What an outcome has where something is expected of it, in words.
fn found(table: &Table<'_>, about: About, part: &ExpectedOutcome, outcome: &Outcome) -> String {
    let mut words: Vec<String> = Vec::new();
    if part.complete.is_some() {
        words.push(outcome.complete().map_or("it is never complete", completion).to_owned());
    }
    if part.points.is_some() {
        words.push(points(table, outcome.points()));
    }
    if part.worth.is_some() {
        let mut worths: Vec<u32> = outcome.worths().collect();
        worths.sort_unstable();
        worths.dedup();
        let worths: Vec<String> = worths.iter().map(u32::to_string).collect();
        words.push(format!("it is worth {}", worths.join(" or ")));
    }
    if part.same_as.is_some() {
        words.push(one_with(&outcome.same_as().map(|s| table.id(s)).collect::<Vec<_>>()));
    }
    if let Some(spoken) = Spoken::of(table, about, &part.reply) {
        words.extend(spoken.own.iter().map(|said| replied(table, said, &[outcome.reply()])));
        words.extend(spoken.is_of_rows().then(|| of_rows(table, &spoken, outcome)));
    }
    words.join(", ")
}

/// What an answer has in the rows that are spoken of, in words.
fn of_rows(table: &Table<'_>, spoken: &Spoken<'_>, outcome: &Outcome) -> String {
    let chosen: Vec<&Reply> = spoken.chosen(table, outcome).collect();
    let (rows, of): (Vec<&Reply>, _) = if chosen.is_empty() {
        (outcome.reply().rows().iter().collect(), spoken.choosing.iter().collect::<Vec<_>>())
    } else {
        (chosen, spoken.choosing.iter().chain(&spoken.rest).collect())
    };
    let words: Vec<String> = of.into_iter().map(|said| replied(table, said, &rows)).collect();
    words.join(", ")
}

/// What parts of an answer have where something is said of them, in words, each thing once.
fn replied(table: &Table<'_>, said: &Said, parts: &[&Reply]) -> String {
    let key = called_now(&said.key);
    let mut told: Vec<String> = Vec::new();
    for words in parts.iter().filter_map(|part| part.get(key)).map(|t| t.words(table.scenario)) {
        let words = if words.is_empty() { "none".to_owned() } else { words.join(", ") };
        if !told.contains(&words) {
            told.push(words);
        }
    }
    match told.as_slice() {
        [] => format!("nothing is said of `{}`", said.key),
        told => worded(&said.key, &told.join("; ")),
    }
}

/// An expectation in words, but for its status and its rule sets.
fn said(table: &Table<'_>, o: &ExpectedOutcome) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(o.complete.map(|c| completion(c).to_owned()));
    parts.extend(o.points.as_ref().map(|p| points(table, p)));
    parts.extend(o.worth.map(|w| format!("it is worth {w}")));
    parts.extend(o.same_as.as_ref().map(|places| {
        one_with(&places.iter().map(|p| table.board().place_text(*p)).collect::<Vec<_>>())
    }));
    parts.extend(o.reply.iter().map(|said| worded(&said.key, &said.node.in_words())));
    parts
}

/// Outcomes of which each is expected, in words.
fn either(table: &Table<'_>, outcomes: &[ExpectedOutcome]) -> String {
    outcomes.iter().map(|o| said(table, o).join(", ")).collect::<Vec<_>>().join("; or ")
}

/// A status in a clause.
fn standing(status: Status) -> &'static str {
    match status {
        Status::Settled => "it is settled",
        Status::Open => "nobody ruled, so it is open",
        Status::Contested => "the rulings contradict one another",
        Status::NotApplicable => "it does not apply yet",
    }
}

/// Completion in a clause.
fn completion(complete: bool) -> &'static str {
    if complete { "it is complete" } else { "it is not complete" }
}

/// Points in a clause: `red scores 8 and blue 3`, or `nobody scores`.
fn points<'p>(
    table: &Table<'_>,
    points: impl IntoIterator<Item = (&'p PlayerIx, &'p u32)>,
) -> String {
    let mut each = points.into_iter().map(|(p, n)| (table.scenario.player(*p), n));
    let Some((first, most)) = each.next() else { return "nobody scores".to_owned() };
    let others: Vec<String> = each.map(|(player, n)| format!("{player} {n}")).collect();
    match others.as_slice() {
        [] => format!("{first} scores {most}"),
        [last] => format!("{first} scores {most} and {last}"),
        [others @ .., last] => format!("{first} scores {most}, {} and {last}", others.join(", ")),
    }
}

/// What a feature is one with, in a clause.
fn one_with(others: &[String]) -> String {
    match others {
        [] => "it is one with no other".to_owned(),
        [only] => format!("it is one with {only}"),
        [most @ .., last] => format!("it is one with {} and {last}", most.join(", ")),
    }
}

/// A part of an answer to a question in words: as a clause where there is one, else by the key that the
/// file writes.
fn worded(key: &str, words: &str) -> String {
    let name = key.replace('_', " ");
    match (key, words) {
        ("allowed", "true" | "yes") => "it is allowed".to_owned(),
        ("allowed", "false" | "no") => "it is not allowed".to_owned(),
        (_, "") => format!("{name} none"),
        (_, "true") => format!("{name} yes"),
        (_, "false") => format!("{name} no"),
        (_, words) => format!("{name} {words}"),
    }
}
