//! What an expectation misses, in words, and what is there in its place.

use super::instead;
use crate::mechanics::{Form, Reply, Subject, Table, read_expected};
use crate::scenario::{Expectation, ExpectedOutcome, PlayerIx, ReplyValue, Status, Topic};
use crate::text::Problems;
use crate::verdict::{GroupedKeys, Outcome, Verdict, fits, outcomes_match};
use crate::wording::{Arg, Sentence, say};

/// What an expectation misses, line by line: what one outcome has, then what another has, and on.
pub(super) struct Missed {
    /// What was expected and did not come out.
    pub(super) expected: Vec<String>,
    /// What came out in its place.
    pub(super) found: Vec<String>,
    /// Whether that tells of each outcome what it has; else only how the verdict stands.
    pub(super) tells_outcomes: bool,
    /// The keys of what does not hold, as they are written.
    pub(super) keys: Vec<String>,
    /// What to write for them, as in a file; `None` if that cannot be put into a line.
    pub(super) instead: Option<String>,
    /// What chooses the rows of which that is written, and holds.
    pub(super) choosing: Option<String>,
}

/// What is expected, line by line.
pub(super) fn expected(table: &Table<'_>, expect: &Expectation) -> Vec<String> {
    let every = with(said(table, expect.about, &expect.every));
    let either = expect.outcomes.iter().map(|outcomes| either(table, expect.about, outcomes));
    let groups = every.into_iter().map(|every| vec![every]).chain(either);
    lines(table, expect.status, groups)
}

/// What a verdict does not meet of an expectation, and what it has in its place.
pub(super) fn missed(table: &Table<'_>, expect: &Expectation, verdict: &Verdict<'_>) -> Missed {
    let about = expect.about;
    if verdict.status == Status::NotApplicable {
        return Missed {
            expected: expected(table, expect),
            found: lines(table, Some(verdict.status), []),
            tells_outcomes: false,
            keys: expect.keys.iter().map(|(key, _)| key.clone()).collect(),
            instead: Some(instead::status(verdict.status)),
            choosing: None,
        };
    }
    let status = expect.status.filter(|s| *s != verdict.status);
    let (mut wanted, mut got): (Vec<Vec<Sentence>>, Vec<Vec<Sentence>>) = (Vec::new(), Vec::new());
    let fits_all = |part: &ExpectedOutcome| verdict.outcomes.iter().all(|outcome| fits(table, about, part, outcome));
    let has = |spoken: &[ExpectedOutcome], outcome: &Outcome| {
        spoken.iter().flat_map(|part| found(table, about, part, outcome)).collect()
    };
    let missing = parts(table, about, &expect.every).into_iter().filter(|part| !fits_all(part));
    let missing: Vec<ExpectedOutcome> = missing.map(|part| instead::narrowed(table, about, part, verdict)).collect();
    let every = with(missing.iter().flat_map(|part| said(table, about, part)).collect());
    if let Some(every) = every {
        wanted.push(vec![every]);
        got.push(each(verdict, |outcome| has(&missing, outcome)));
    }
    let mut alternatives: Vec<ExpectedOutcome> = Vec::new();
    if let Some(outcomes) = &expect.outcomes
        && !outcomes_match(table, about, outcomes, &verdict.outcomes)
    {
        alternatives = outcomes.iter().flat_map(|o| parts(table, about, o)).collect();
        wanted.push(either(table, about, outcomes));
        got.push(each(verdict, |outcome| has(&alternatives, outcome)));
    }
    let tells_outcomes = !got.is_empty();
    let wrong = |part| instead::wrong(table, about, part, verdict);
    let mut keys: Vec<String> = missing.iter().flat_map(wrong).collect();
    let choosing = instead::choosing(table, about, &missing, verdict);
    keys.extend(status.map(|_| "status".to_owned()));
    keys.extend((!alternatives.is_empty()).then(|| "outcomes".to_owned()));
    // That nobody ruled is a part of what was found, whether or not anybody expected it.
    let undecided = matches!(verdict.status, Status::Open | Status::Contested);
    let found_status = (status.is_some() || undecided).then_some(verdict.status);
    let spoken: Vec<ExpectedOutcome> = missing.into_iter().chain(alternatives).collect();
    Missed {
        expected: lines(table, status, wanted),
        found: lines(table, found_status, got),
        tells_outcomes,
        keys,
        instead: instead::rewritten(table, about, &spoken, status.map(|_| verdict.status), verdict),
        choosing,
    }
}

/// A status and what outcomes have, in words, a line for each outcome of a group.
fn lines(table: &Table<'_>, status: Option<Status>, groups: impl IntoIterator<Item = Vec<Sentence>>) -> Vec<String> {
    let mut lines: Vec<Sentence> = Vec::new();
    for group in groups {
        let mut group = once_each(group).into_iter();
        lines.extend(group.next());
        lines.extend(group.map(|other| say!(verdict::Or { other: other })));
    }
    if let Some(status) = status.map(standing) {
        match lines.first_mut() {
            Some(first) => *first = say!(verdict::And { status: status, first: first.clone() }),
            None => lines.push(status),
        }
    }
    let voice = table.voice();
    lines.iter().map(|line| voice.say(line)).collect()
}

/// Each thing once, in their order.
fn once_each(all: Vec<Sentence>) -> Vec<Sentence> {
    let mut once: Vec<Sentence> = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}

/// Several phrases as one, each thing once.
fn with(all: Vec<Sentence>) -> Option<Sentence> {
    let with = |before, next| say!(verdict::With { before: before, next: next });
    once_each(all).into_iter().reduce(with)
}

/// What is said of the outcomes of a verdict. Where an answer does not speak of it at all, that is said.
fn each(verdict: &Verdict<'_>, found: impl Fn(&Outcome) -> Vec<Sentence>) -> Vec<Sentence> {
    let of = |outcome| with(found(outcome)).unwrap_or_else(|| say!(verdict::NothingOfTheKind));
    verdict.outcomes.iter().map(of).collect()
}

/// What is expected of an outcome, thing by thing: each can be met or not by itself.
fn parts(table: &Table<'_>, about: Topic, all: &ExpectedOutcome) -> Vec<ExpectedOutcome> {
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
    if let Some(spoken) = GroupedKeys::from_values(table, about, &all.reply) {
        let own = spoken.answer_keys.iter().map(|said| vec![ReplyValue::clone(said)]);
        parts.extend(own.map(|reply| ExpectedOutcome { reply, ..none() }));
        if spoken.has_row_keys() {
            let of_rows = spoken.choosing_keys.iter().chain(&spoken.chosen_row_keys).copied();
            parts.push(ExpectedOutcome { reply: of_rows.cloned().collect(), ..none() });
        }
    }
    parts
}

/// What an outcome has where something is expected of it, phrase by phrase.
fn found(table: &Table<'_>, about: Topic, part: &ExpectedOutcome, outcome: &Outcome) -> Vec<Sentence> {
    let mut told: Vec<Sentence> = Vec::new();
    if part.complete.is_some() {
        told.push(outcome.completion().map_or(say!(verdict::NeverFinished), finished));
    }
    if part.points.is_some() {
        told.push(points(outcome.points()));
    }
    if part.worth.is_some() {
        told.push(worth(outcome.distinct_worths()));
    }
    if part.same_as.is_some() {
        let others = outcome.other_joined_features().filter_map(|ix| match table.subject(ix)? {
            Subject::Feature(subject) => Some(Arg::Place(subject.place)),
            Subject::Ask(_) => None,
        });
        told.push(one_with(others.collect()));
    }
    if let Some(spoken) = GroupedKeys::from_values(table, about, &part.reply) {
        let own = spoken.answer_keys.iter().copied();
        told.extend(own.filter_map(|said| replied(spoken.form, said, &[outcome.reply()])));
        if spoken.has_row_keys() {
            told.extend(of_rows(table, &spoken, outcome));
        }
    }
    told
}

/// What an answer has in the rows that are spoken of.
fn of_rows(table: &Table<'_>, spoken: &GroupedKeys<'_>, outcome: &Outcome) -> Vec<Sentence> {
    let chosen: Vec<&Reply> = spoken.chosen_rows(table, outcome).collect();
    let (rows, of): (Vec<&Reply>, Vec<&ReplyValue>) = if chosen.is_empty() {
        (outcome.reply().rows().iter().collect(), spoken.choosing_keys.clone())
    } else {
        (chosen, spoken.choosing_keys.iter().chain(&spoken.chosen_row_keys).copied().collect())
    };
    of.into_iter().filter_map(|said| replied(spoken.form, said, &rows)).collect()
}

/// What parts of an answer have where something is said of them, each thing once. `None` if they do not
/// speak of it.
fn replied(form: &Form, said: &ReplyValue, parts: &[&Reply]) -> Option<Sentence> {
    let key = form.reply_keys.iter().find(|key| key.word == said.key)?;
    let told = parts.iter().filter_map(|part| part.get(key.word)).map(|told| key.to_sentence(told.arg()));
    with(told.collect())
}

/// An expectation phrase by phrase, but for its status and its rule sets.
fn said(table: &Table<'_>, about: Topic, o: &ExpectedOutcome) -> Vec<Sentence> {
    let mut parts: Vec<Sentence> = Vec::new();
    parts.extend(o.complete.map(finished));
    parts.extend(o.points.as_ref().map(points));
    parts.extend(o.worth.map(|points| worth(vec![points])));
    parts.extend(o.same_as.as_ref().map(|places| one_with(places.iter().map(|place| Arg::Place(*place)).collect())));
    if let Some(spoken) = GroupedKeys::from_values(table, about, &o.reply) {
        parts.extend(o.reply.iter().filter_map(|said| {
            let key = spoken.form.reply_keys.iter().find(|key| key.word == said.key)?;
            // What is said was read when the case was opened, so nothing is lost here.
            let wanted = read_expected(spoken.form, said, table.scenario, &mut Problems::new())?;
            Some(key.to_sentence(wanted.arg()))
        }));
    }
    parts
}

/// Outcomes of which each is expected.
fn either(table: &Table<'_>, about: Topic, outcomes: &[ExpectedOutcome]) -> Vec<Sentence> {
    outcomes.iter().filter_map(|o| with(said(table, about, o))).collect()
}

/// A status in a clause.
fn standing(status: Status) -> Sentence {
    say!(verdict::Status { status: status.word() })
}

/// Completion in a clause.
fn finished(finished: bool) -> Sentence {
    say!(verdict::Finished { finished: finished })
}

/// Points in a clause: `red scores 8 and blue scores 3`, or `nobody scores`.
fn points<'p>(points: impl IntoIterator<Item = (&'p PlayerIx, &'p u32)>) -> Sentence {
    let scoring =
        points.into_iter().map(|(player, points)| say!(features::Scoring { player: *player, points: *points }));
    say!(verdict::Points { scoring: Arg::list(scoring) })
}

/// What it may be worth, in a clause.
fn worth(points: Vec<u32>) -> Sentence {
    say!(verdict::Worth { points: Arg::list(points) })
}

/// What a feature is one with, in a clause.
fn one_with(others: Vec<Arg>) -> Sentence {
    say!(verdict::OneWith { others: Arg::List(others) })
}
