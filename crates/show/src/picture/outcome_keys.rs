//! The outcomes of an answer, in the order in which it lists them.

use std::collections::BTreeSet;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_law::{ReadingPath, RuleSet};
use carcassonne_rules::mechanics::{Subject, SubjectIx, Table};
use carcassonne_rules::verdict::{Outcome, PointOfLaw, SubjectVerdicts, Verdict};

/// The key of an outcome: the subject of the answer, a rule set, and the readings that lead to the outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeKey {
    /// The subject of the answer: an asked question or a feature.
    pub subject: SubjectIx,
    /// The index of the rule set: today's if the outcome is possible today, else the first under which it is.
    pub rule_set: usize,
    /// The readings of open questions of law that lead to the outcome.
    pub readings: ReadingPath,
}

/// Returns the keys of the different outcomes of `verdicts`: questions before features, each in the given order.
///
/// The outcomes of a subject that are possible today come first, then those of most rule sets. A feature that is joined
/// with an earlier subject is left out. `rule_sets` are those of the verdicts, in the same order.
pub fn outcome_keys(table: &Table<'_>, rule_sets: &[RuleSet], verdicts: &[SubjectVerdicts<'_>]) -> Vec<OutcomeKey> {
    let today = RuleSet::find_present(rule_sets);
    let is_ask = |s: &&SubjectVerdicts<'_>| matches!(table.subject(s.subject), Some(Subject::Ask(_)));
    let (asks, features): (Vec<_>, Vec<_>) = verdicts.iter().partition(is_ask);
    let mut listed: BTreeSet<SubjectIx> = BTreeSet::new();
    let mut keys = Vec::new();
    for judged in asks.into_iter().chain(features) {
        let outcomes = || judged.verdicts.iter().flat_map(|verdict| &verdict.outcomes);
        let is_joined = outcomes().flat_map(Outcome::other_joined_features).any(|other| listed.contains(&other));
        listed.insert(judged.subject);
        if !is_joined {
            keys.extend(outcome_keys_of(judged, today));
        }
    }
    keys
}

/// Returns the keys of the different outcomes of one subject, in the order of [`outcome_keys`].
fn outcome_keys_of<'v>(
    judged: &'v SubjectVerdicts<'_>,
    today: Option<usize>,
) -> impl Iterator<Item = OutcomeKey> + use<'v> {
    let mut found: Vec<(&Outcome, Vec<usize>, usize)> = Vec::new();
    for verdict in &judged.verdicts {
        for outcome in &verdict.outcomes {
            let set_indices = || verdict.rule_sets.iter().copied();
            match found.iter_mut().find(|(known, ..)| have_same_answer(known, outcome)) {
                Some((_, sets, _)) => sets.extend(set_indices()),
                None => found.push((outcome, set_indices().collect(), found.len())),
            }
        }
    }
    let includes_today = move |sets: &[usize]| today.is_some_and(|today| sets.contains(&today));
    sort_by_key(&mut found, |(_, sets, n)| (!includes_today(sets), usize::MAX - sets.len(), *n));
    found.into_iter().filter_map(move |(outcome, sets, _)| {
        let rule_set = today.filter(|_| includes_today(&sets)).or_else(|| sets.first().copied())?;
        // Equal outcomes may result from different readings, so those of the chosen rule set are used.
        let verdict = judged.verdict_under(rule_set)?;
        let matching = verdict.outcomes.iter().find(|other| have_same_answer(outcome, other))?;
        let readings = matching.ways.first().cloned().unwrap_or_default();
        Some(OutcomeKey { subject: judged.subject, rule_set, readings })
    })
}

/// Returns `true` if two outcomes agree in completion, points, reply and joined features.
pub fn have_same_answer(a: &Outcome, b: &Outcome) -> bool {
    a.completion() == b.completion()
        && a.points() == b.points()
        && a.reply().says_the_same(b.reply())
        && a.other_joined_features().eq(b.other_joined_features())
}

impl OutcomeKey {
    /// Returns a reading of each question of law on a subject: that of this outcome, or else the first reading.
    pub(super) fn readings_of(&self, judged: &SubjectVerdicts<'_>) -> ReadingPath {
        let points = judged.verdict_under(self.rule_set).map(|verdict| verdict.points_of_law.iter());
        let path = self.outcome(judged).and_then(|outcome| {
            let is_exact = |way: &&ReadingPath| judged.subject == self.subject && **way == self.readings;
            outcome
                .ways
                .iter()
                .find(is_exact)
                .or_else(|| outcome.ways.iter().find(|way| self.agrees_with(way)).or_else(|| outcome.ways.first()))
        });
        let reading_on = |point: &PointOfLaw| {
            let chosen = path.and_then(|way| way.iter().find(|(asked, _)| *asked == point.question));
            let first = point.readings.first().map(|reading| (point.question, *reading));
            chosen.copied().or(first)
        };
        points.into_iter().flatten().filter_map(reading_on).collect()
    }

    /// Returns `true` if the readings of `path` do not contradict those of this outcome.
    fn agrees_with(&self, path: &ReadingPath) -> bool {
        let contradicts =
            |(question, reading): &(_, _)| self.readings.iter().any(|(q, r)| q == question && r != reading);
        !path.iter().any(contradicts)
    }

    /// Returns the outcome of a subject under the same rule set and readings; the first one if none fits the readings,
    /// and `None` if the subject has no verdict under the rule set.
    pub fn outcome<'v>(&self, judged: &'v SubjectVerdicts<'_>) -> Option<&'v Outcome> {
        let verdict: &Verdict<'_> = judged.verdict_under(self.rule_set)?;
        let is_exact = |outcome: &&Outcome| judged.subject == self.subject && outcome.ways.contains(&self.readings);
        let is_compatible = |outcome: &&Outcome| outcome.ways.iter().any(|way| self.agrees_with(way));
        let outcomes = || verdict.outcomes.iter();
        outcomes().find(is_exact).or_else(|| outcomes().find(is_compatible)).or_else(|| verdict.outcomes.first())
    }
}
