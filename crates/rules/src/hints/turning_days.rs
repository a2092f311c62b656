//! The days since which claims are right or wrong.
//!
//! Between two eras a claim may turn from right to wrong, or the other way round. The day is that of the ruling that turned it:
//! the law is judged on each day from which a ruling holds, since the last era under which the claim stood otherwise.

use std::collections::BTreeMap;

use carcassonne_base::gathering::group_by_key;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_law::{Date, Law, RuleSet, question_data};

use crate::mechanics::Table;
use crate::verdict::{ClaimStandings, Judgement, Scope, Standing, SubjectVerdicts, judge_lazily, standing};

/// The maximum number of claims whose turning days are sought: each takes the law of some twenty days.
const MOST: usize = 20;

/// The day since which a claim stands as it does today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurningDay {
    /// The day from which the ruling holds that turned the claim.
    pub day: Date,
    /// Set if that day is a guess.
    pub guessed: bool,
}

/// Returns the turning day of each claim that is right today and was wrong, or is wrong and was right, as far as the eras
/// among the rule sets show it; `None` for other claims, and for all after the first twenty that turned.
pub(super) fn turning_days(
    table: &Table<'_>,
    weighed: &[ClaimStandings<'_>],
    judgement: &Judgement<'_>,
) -> Vec<Option<TurningDay>> {
    let mut found: Vec<Option<TurningDay>> = vec![None; weighed.len()];
    let sets = judgement.rule_sets;
    let Some(present) = RuleSet::find_present(sets) else { return found };
    let turned = weighed.iter().enumerate().filter_map(|(n, claim)| {
        let before = last_other_era(claim, sets, present)?;
        Some((table.find_subject(claim.claim.about)?, (n, before)))
    });
    // The claims on one subject need only one judgement.
    for (ix, claims) in group_by_key(turned.take(MOST)) {
        let Some(subject) = judgement.verdicts_on(ix) else { continue };
        let first = claims.iter().map(|(_, before)| *before).min();
        let mut days = ruling_days(subject, sets[present].date());
        days.retain(|turning| first.is_some_and(|first| first < turning.day));
        let day_sets: Vec<RuleSet> = days.iter().map(|turning| RuleSet::on_date(turning.day)).collect();
        let is_subject = |other| other == ix;
        let mut judged = judge_lazily(table, Law::for_sets(&day_sets), Scope::Selected(&is_subject));
        let Some(verdicts) = judged.next() else { continue };
        for (n, before) in claims {
            let stands_as_today = |day: &usize| {
                let verdict = verdicts.verdict_under(*day).filter(|_| before < days[*day].day);
                verdict.map(|verdict| standing(table, weighed[n].claim, verdict)) == Some(weighed[n].standings[present])
            };
            found[n] = (0..days.len()).rev().take_while(stands_as_today).last().map(|day| days[day]);
        }
    }
    found
}

/// Returns the day of the last era under which a claim was right that is wrong under the present rules, or the other way
/// round.
fn last_other_era(weighed: &ClaimStandings<'_>, sets: &[RuleSet], present: usize) -> Option<Date> {
    let (mut before, today) = (present, weighed.standings[present]);
    while weighed.standings[before] == today {
        before = (0..sets.len()).find(|n| sets[before].follows(&sets[*n]))?;
    }
    let has_turned = matches!(
        (weighed.standings[before], today),
        (Standing::Right, Standing::Wrong) | (Standing::Wrong, Standing::Right)
    );
    has_turned.then(|| sets[before].date())
}

/// Returns the days until `today` from which the rulings on a subject's questions of law hold, in order.
fn ruling_days(subject: &SubjectVerdicts<'_>, today: Date) -> Vec<TurningDay> {
    let points_of_law = subject.verdicts.iter().flat_map(|verdict| verdict.points_of_law.iter());
    let questions = sorted_unique(points_of_law.map(|point| point.question));
    let rulings = questions.into_iter().flat_map(|question| question_data(question).rulings);
    let mut days: BTreeMap<Date, bool> = BTreeMap::new();
    for ruling in rulings.filter(|ruling| ruling.overlay().is_empty() && ruling.from <= today) {
        *days.entry(ruling.from).or_default() |= ruling.guessed;
    }
    days.into_iter().map(|(day, guessed)| TurningDay { day, guessed }).collect()
}
