//! The outcomes of an answer, in the order in which it lists them.

use std::collections::BTreeSet;

use crate::mechanics::{Subject, SubjectIx, Table};
use crate::rulebook::{ReadingPath, RuleSet};
use crate::verdict::{Outcome, PointOfLaw, SubjectVerdicts, Verdict};

/// The key of an outcome: a matter, a rule set, and the readings that lead to the outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeKey {
    /// The matter.
    pub subject: SubjectIx,
    /// The index of the rule set: today's, if the outcome is possible under it.
    pub rule_set: usize,
    /// The readings of open questions that lead to it.
    pub way: ReadingPath,
}

/// Returns every outcome of some matters: questions before features, each in the given order; of each matter first the
/// outcomes possible today, then those of most rule sets. A feature that is joined with an earlier one is left out.
///
/// `rule_sets` are those of the verdicts, in the same order.
pub fn rows(table: &Table<'_>, rule_sets: &[RuleSet], verdicts: &[SubjectVerdicts<'_>]) -> Vec<OutcomeKey> {
    let today = RuleSet::present_among(rule_sets);
    let is_ask = |s: &&SubjectVerdicts<'_>| matches!(table.subject(s.subject), Some(Subject::Ask(_)));
    let (asks, features): (Vec<_>, Vec<_>) = verdicts.iter().partition(is_ask);
    let mut told: BTreeSet<SubjectIx> = BTreeSet::new();
    let mut rows = Vec::new();
    for judged in asks.into_iter().chain(features) {
        let outcomes = || judged.verdicts.iter().flat_map(|verdict| &verdict.outcomes);
        let with_earlier = outcomes().flat_map(Outcome::same_as).any(|other| told.contains(&other));
        told.insert(judged.subject);
        if !with_earlier {
            rows.extend(outcomes_of(judged, today));
        }
    }
    rows
}

/// Returns the different outcomes of one matter, in the order of [`rows`].
fn outcomes_of<'v>(
    judged: &'v SubjectVerdicts<'_>,
    today: Option<usize>,
) -> impl Iterator<Item = OutcomeKey> + use<'v> {
    let mut found: Vec<(&Outcome, Vec<usize>, usize)> = Vec::new();
    for verdict in &judged.verdicts {
        for outcome in &verdict.outcomes {
            let by = || verdict.rule_sets.iter().copied();
            match found.iter_mut().find(|(known, ..)| same(known, outcome)) {
                Some((_, sets, _)) => sets.extend(by()),
                None => found.push((outcome, by().collect(), found.len())),
            }
        }
    }
    let holds = move |sets: &[usize]| today.is_some_and(|today| sets.contains(&today));
    found.sort_by_key(|(_, sets, n)| (!holds(sets), usize::MAX - sets.len(), *n));
    found.into_iter().filter_map(move |(outcome, sets, _)| {
        let rule_set = today.filter(|_| holds(&sets)).or_else(|| sets.first().copied())?;
        // Equal outcomes may result from different readings, so those of the chosen rule set are used.
        let under = judged.under(rule_set)?;
        let here = under.outcomes.iter().find(|other| same(outcome, other))?;
        let way = here.ways.first().cloned().unwrap_or_default();
        Some(OutcomeKey { subject: judged.subject, rule_set, way })
    })
}

/// Returns `true` if two outcomes give the same answer.
pub fn same(a: &Outcome, b: &Outcome) -> bool {
    a.complete() == b.complete()
        && a.points() == b.points()
        && a.reply().says_the_same(b.reply())
        && a.same_as().eq(b.same_as())
}

impl OutcomeKey {
    /// Returns the readings of all questions of law on a matter in this outcome.
    pub(super) fn held(&self, judged: &SubjectVerdicts<'_>) -> ReadingPath {
        let points = judged.under(self.rule_set).map(|verdict| verdict.points_of_law.iter());
        let way = self.outcome(judged).and_then(|outcome| {
            let own = |way: &&ReadingPath| judged.subject == self.subject && **way == self.way;
            outcome
                .ways
                .iter()
                .find(own)
                .or_else(|| outcome.ways.iter().find(|way| self.allows(way)).or_else(|| outcome.ways.first()))
        });
        let held = |point: &PointOfLaw| {
            let along = way.and_then(|way| way.iter().find(|(asked, _)| *asked == point.question));
            let only = point.readings.first().map(|reading| (point.question, *reading));
            along.copied().or(only)
        };
        points.into_iter().flatten().filter_map(held).collect()
    }

    /// Returns `true` if the readings of `way` do not contradict those of this outcome.
    fn allows(&self, way: &ReadingPath) -> bool {
        let against = |(question, reading): &(_, _)| self.way.iter().any(|(q, r)| q == question && r != reading);
        !way.iter().any(against)
    }

    /// Returns the outcome of a matter under the same rule set and readings; the first one if none fits the readings.
    pub fn outcome<'v>(&self, judged: &'v SubjectVerdicts<'_>) -> Option<&'v Outcome> {
        let verdict: &Verdict<'_> = judged.under(self.rule_set)?;
        let own = |outcome: &&Outcome| judged.subject == self.subject && outcome.ways.contains(&self.way);
        let fits = |outcome: &&Outcome| outcome.ways.iter().any(|way| self.allows(way));
        let outcomes = || verdict.outcomes.iter();
        outcomes().find(own).or_else(|| outcomes().find(fits)).or_else(|| verdict.outcomes.first())
    }
}
