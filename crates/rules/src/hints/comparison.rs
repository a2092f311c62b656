//! The comparison of an expectation with a verdict: what the verdict does not meet, and what it has instead, in words.

use carcassonne_base::gathering::distinct;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Expectation, ExpectedOutcome, PlayerIx, ReplyValue, Status, Topic};
use carcassonne_text::Problems;

use super::corrections;
use crate::mechanics::{Form, Reply, Subject, Table, read_expected};
use crate::verdict::{GroupedKeys, Outcome, Verdict, fits, outcomes_match};

/// A comparison of an expectation with a verdict that does not meet it.
pub(super) struct Comparison {
    /// The expected values that the verdict does not have, a line for each outcome.
    pub(super) expected: Vec<String>,
    /// The values that it has instead, a line for each outcome.
    pub(super) found: Vec<String>,
    /// Set if `found` has the values of each outcome; else it has the status only.
    pub(super) tells_outcomes: bool,
    /// The keys of the expected values that the verdict does not have, as written.
    pub(super) keys: Vec<String>,
    /// The entries to write for these keys; `None` if they are too long, or a file cannot have one of the values.
    pub(super) correction: Option<String>,
    /// The entries of the expectation that choose the rows which the correction is about, and that hold.
    pub(super) choosing: Option<String>,
}

/// Returns the values of an expectation, a line for each outcome.
pub(super) fn expected_lines(table: &Table<'_>, expect: &Expectation) -> Vec<String> {
    let every = join(expected_phrases(table, expect.about, &expect.every)).map(|every| vec![every]);
    let alternatives = expect.outcomes.iter().map(|outcomes| alternative_phrases(table, expect.about, outcomes));
    lines(table, expect.status, every.into_iter().chain(alternatives))
}

/// Compares an expectation with a verdict that does not meet it.
pub(super) fn compare(table: &Table<'_>, expect: &Expectation, verdict: &Verdict<'_>) -> Comparison {
    let about = expect.about;
    if verdict.status == Status::NotApplicable {
        return Comparison {
            expected: expected_lines(table, expect),
            found: lines(table, Some(verdict.status), []),
            tells_outcomes: false,
            keys: expect.keys.iter().map(|(key, _)| key.clone()).collect(),
            correction: Some(corrections::status_entry(verdict.status)),
            choosing: None,
        };
    }
    let status = expect.status.filter(|status| *status != verdict.status);
    let (mut expected, mut found): (Vec<Vec<Sentence>>, Vec<Vec<Sentence>>) = (Vec::new(), Vec::new());
    let is_unmet = |part: &ExpectedOutcome| !verdict.outcomes.iter().all(|outcome| fits(table, about, part, outcome));
    let unmet = split(table, about, &expect.every).into_iter().filter(is_unmet);
    let mut unmet: Vec<ExpectedOutcome> =
        unmet.map(|part| corrections::retain_unmet(table, about, part, verdict)).collect();
    if let Some(every) = join(unmet.iter().flat_map(|part| expected_phrases(table, about, part))) {
        expected.push(vec![every]);
        found.push(verdict_phrases(table, about, &unmet, verdict));
    }
    let mut keys: Vec<String> =
        unmet.iter().flat_map(|part| corrections::unmet_keys(table, about, part, verdict)).collect();
    keys.extend(status.map(|_| "status".to_owned()));
    let choosing = corrections::choosing_entries(table, about, &unmet, verdict);
    if let Some(outcomes) = &expect.outcomes
        && !outcomes_match(table, about, outcomes, &verdict.outcomes)
    {
        let parts: Vec<ExpectedOutcome> = outcomes.iter().flat_map(|outcome| split(table, about, outcome)).collect();
        expected.push(alternative_phrases(table, about, outcomes));
        found.push(verdict_phrases(table, about, &parts, verdict));
        keys.extend((!parts.is_empty()).then(|| "outcomes".to_owned()));
        unmet.extend(parts);
    }
    // The absence of a ruling is a part of what was found, even if the expectation has no status.
    let is_undecided = matches!(verdict.status, Status::Open | Status::Contested);
    let found_status = (status.is_some() || is_undecided).then_some(verdict.status);
    Comparison {
        tells_outcomes: !found.is_empty(),
        expected: lines(table, status, expected),
        found: lines(table, found_status, found),
        keys,
        correction: corrections::correction(table, about, &unmet, status.map(|_| verdict.status), verdict),
        choosing,
    }
}

/// Returns a status and the phrases on outcomes in words, a line for each phrase of a group.
fn lines(table: &Table<'_>, status: Option<Status>, groups: impl IntoIterator<Item = Vec<Sentence>>) -> Vec<String> {
    let mut lines: Vec<Sentence> = Vec::new();
    for group in groups {
        let mut group = distinct(group).into_iter();
        lines.extend(group.next());
        lines.extend(group.map(|other| say!(verdict::Or { other })));
    }
    if let Some(status) = status {
        let status = say!(verdict::Status { status: status.word() });
        match lines.first_mut() {
            Some(first) => *first = say!(verdict::And { status, first: first.clone() }),
            None => lines.push(status),
        }
    }
    let voice = table.voice();
    lines.iter().map(|line| voice.say(line)).collect()
}

/// Joins phrases to one, without repetitions; `None` if there are none.
fn join(phrases: impl IntoIterator<Item = Sentence>) -> Option<Sentence> {
    distinct(phrases).into_iter().reduce(|before, next| say!(verdict::With { before, next }))
}

/// Returns a phrase for each outcome of a verdict, with its values under the keys of some parts of an expectation.
fn verdict_phrases(table: &Table<'_>, about: Topic, parts: &[ExpectedOutcome], verdict: &Verdict<'_>) -> Vec<Sentence> {
    let outcome_phrase = |outcome: &Outcome| {
        let phrases = parts.iter().flat_map(|part| found_phrases(table, about, part, outcome));
        join(phrases).unwrap_or_else(|| say!(verdict::NothingOfTheKind))
    };
    verdict.outcomes.iter().map(outcome_phrase).collect()
}

/// Splits an expected outcome into parts that can be met by themselves.
fn split(table: &Table<'_>, about: Topic, expected: &ExpectedOutcome) -> Vec<ExpectedOutcome> {
    let ExpectedOutcome { complete, points, worth, same_as, reply } = expected.clone();
    let none = ExpectedOutcome::default;
    let mut parts = Vec::new();
    parts.extend(complete.map(|value| ExpectedOutcome { complete: Some(value), ..none() }));
    parts.extend(points.map(|value| ExpectedOutcome { points: Some(value), ..none() }));
    parts.extend(worth.map(|value| ExpectedOutcome { worth: Some(value), ..none() }));
    parts.extend(same_as.map(|value| ExpectedOutcome { same_as: Some(value), ..none() }));
    if let Some(keys) = GroupedKeys::from_values(table, about, &reply) {
        let answer_values = keys.answer_keys.iter().map(|value| vec![ReplyValue::clone(value)]);
        let row_values = keys.choosing_keys.iter().chain(&keys.chosen_row_keys).copied().cloned().collect();
        let replies = answer_values.chain(keys.has_row_keys().then_some(row_values));
        parts.extend(replies.map(|reply| ExpectedOutcome { reply, ..none() }));
    }
    parts
}

/// Returns phrases with the values that an outcome has under the keys of a part of an expectation.
fn found_phrases(table: &Table<'_>, about: Topic, part: &ExpectedOutcome, outcome: &Outcome) -> Vec<Sentence> {
    let mut phrases: Vec<Sentence> = Vec::new();
    if part.complete.is_some() {
        phrases.push(outcome.completion().map_or(say!(verdict::NeverFinished), completion_phrase));
    }
    if part.points.is_some() {
        phrases.push(points_phrase(outcome.points()));
    }
    if part.worth.is_some() {
        phrases.push(worth_phrase(outcome.distinct_worths()));
    }
    if part.same_as.is_some() {
        let others = outcome.other_joined_features().filter_map(|ix| match table.subject(ix)? {
            Subject::Feature(subject) => Some(subject.place),
            Subject::Ask(_) => None,
        });
        phrases.push(say!(verdict::OneWith { others: Arg::list(others) }));
    }
    if let Some(keys) = GroupedKeys::from_values(table, about, &part.reply) {
        phrases.extend(keys.answer_keys.iter().filter_map(|value| reply_phrase(keys.form, value, &[outcome.reply()])));
        let mut values = keys.choosing_keys.clone();
        let mut rows: Vec<&Reply> = keys.chosen_rows(table, outcome).collect();
        if rows.is_empty() {
            rows.extend(outcome.reply().rows());
        } else {
            values.extend(&keys.chosen_row_keys);
        }
        phrases.extend(values.into_iter().filter_map(|value| reply_phrase(keys.form, value, &rows)));
    }
    phrases
}

/// Returns a phrase with the values that an answer or some of its rows have under the key of an expected value; `None` if
/// they have none.
fn reply_phrase(form: &Form, expected: &ReplyValue, replies: &[&Reply]) -> Option<Sentence> {
    let key = form.reply_keys.iter().find(|key| key.word == expected.key)?;
    join(replies.iter().filter_map(|reply| reply.get(key.word)).map(|part| key.to_sentence(part.arg())))
}

fn expected_phrases(table: &Table<'_>, about: Topic, expected: &ExpectedOutcome) -> Vec<Sentence> {
    let mut phrases: Vec<Sentence> = Vec::new();
    phrases.extend(expected.complete.map(completion_phrase));
    phrases.extend(expected.points.as_ref().map(points_phrase));
    phrases.extend(expected.worth.map(|points| worth_phrase(vec![points])));
    phrases.extend(expected.same_as.as_ref().map(|places| say!(verdict::OneWith { others: Arg::list(places) })));
    if let Some(keys) = GroupedKeys::from_values(table, about, &expected.reply) {
        phrases.extend(expected.reply.iter().filter_map(|value| {
            let key = keys.form.reply_keys.iter().find(|key| key.word == value.key)?;
            // The value was read without a problem when the case was opened, so no problem is lost here.
            let part = read_expected(keys.form, value, table.scenario, &mut Problems::new())?;
            Some(key.to_sentence(part.arg()))
        }));
    }
    phrases
}

fn alternative_phrases(table: &Table<'_>, about: Topic, outcomes: &[ExpectedOutcome]) -> Vec<Sentence> {
    outcomes.iter().filter_map(|outcome| join(expected_phrases(table, about, outcome))).collect()
}

fn completion_phrase(finished: bool) -> Sentence {
    say!(verdict::Finished { finished })
}

/// Returns the points of players as a phrase: `red scores 8 and blue scores 3`, or `nobody scores`.
fn points_phrase<'p>(points: impl IntoIterator<Item = (&'p PlayerIx, &'p u32)>) -> Sentence {
    let scoring = points.into_iter().map(|(player, points)| say!(features::Scoring { player, points }));
    say!(verdict::Points { scoring: Arg::list(scoring) })
}

fn worth_phrase(points: Vec<u32>) -> Sentence {
    say!(verdict::Worth { points: Arg::list(points) })
}
