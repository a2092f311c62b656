//! Since when claims stand as they do today.
//!
//! The eras tell only that it changed between two of them. The day is that of the ruling after which a claim stood as it
//! does now: the law of each day from which a ruling holds is judged, from the last era under which it stood otherwise.

use std::collections::{BTreeMap, BTreeSet};

use crate::mechanics::{SubjectIx, Table};
use crate::rulebook::{Date, Law, RuleSet, question_data};
use crate::verdict::{ClaimStandings, Judgement, Scope, Standing, SubjectVerdicts, judge_lazily, standing};

/// Of how many claims it is found out since when they stand as they do: each takes the law of some twenty days.
const MOST: usize = 20;

/// Since when a claim stands as it does today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Since {
    /// The day from which the ruling holds that turned it.
    pub day: Date,
    /// Whether that day is a guess.
    pub guessed: bool,
}

/// Since when each claim is right or wrong that is so today and was not so before; `None` for one that was ever so, or
/// is not settled today, or where the era before is not among the rule sets. Told of the first twenty that turned.
pub(super) fn since_when(
    table: &Table<'_>,
    weighed: &[ClaimStandings<'_>],
    judgement: &Judgement<'_>,
) -> Vec<Option<Since>> {
    let mut told: Vec<Option<Since>> = vec![None; weighed.len()];
    let turned = weighed.iter().enumerate().filter_map(|(n, claim)| {
        let before = turned_after(claim, judgement.rule_sets)?;
        Some((table.find_subject(claim.claim.about)?, (n, before)))
    });
    // What is judged for one claim serves all on the same subject.
    let mut by_subject: BTreeMap<SubjectIx, Vec<(usize, Date)>> = BTreeMap::new();
    for (subject, claim) in turned.take(MOST) {
        by_subject.entry(subject).or_default().push(claim);
    }
    for (ix, claims) in by_subject {
        let Some(subject) = judgement.verdicts_on(ix) else { continue };
        let first = claims.iter().map(|(_, before)| *before).min();
        let mut days = days(subject, judgement.rule_sets);
        days.retain(|since| first.is_some_and(|first| first < since.day));
        let sets: Vec<RuleSet> = days.iter().map(|since| RuleSet::on_date(since.day)).collect();
        let this = |subject: SubjectIx| subject == ix;
        let mut judged = judge_lazily(table, Law::for_sets(&sets), Scope::Selected(&this));
        let Some(verdicts) = judged.next() else { continue };
        for (n, before) in claims {
            let stands =
                |day: usize| verdicts.verdict_under(day).map(|verdict| standing(table, weighed[n].claim, verdict));
            let today = RuleSet::find_present(judgement.rule_sets).map(|present| weighed[n].standings[present]);
            let so = |day: &usize| before < days[*day].day && stands(*day) == today;
            told[n] = (0..days.len()).rev().take_while(so).last().map(|day| days[day]);
        }
    }
    told
}

/// The day of the last era under which a claim was right that is wrong today, or the other way round.
fn turned_after(weighed: &ClaimStandings<'_>, sets: &[RuleSet]) -> Option<Date> {
    let mut before = RuleSet::find_present(sets)?;
    let today = weighed.standings[before];
    while weighed.standings[before] == today {
        before = (0..sets.len()).find(|n| sets[before].follows(&sets[*n]))?;
    }
    let turned = matches!(
        (weighed.standings[before], today),
        (Standing::Right, Standing::Wrong) | (Standing::Wrong, Standing::Right)
    );
    turned.then(|| sets[before].date())
}

/// The days until today from which a ruling on what a subject turns on holds, in order.
fn days(subject: &SubjectVerdicts<'_>, sets: &[RuleSet]) -> Vec<Since> {
    let asked: BTreeSet<_> =
        subject.verdicts.iter().flat_map(|verdict| verdict.points_of_law.iter().map(|point| point.question)).collect();
    let rulings = asked.into_iter().flat_map(|question| question_data(question).rulings);
    let own = rulings.filter(|ruling| ruling.overlay().is_empty());
    let until = RuleSet::find_present(sets).map(|present| sets[present].date());
    let until = |day: Date| until.is_some_and(|until| day <= until);
    let mut days: BTreeMap<Date, bool> = BTreeMap::new();
    for ruling in own.filter(|ruling| until(ruling.from)) {
        *days.entry(ruling.from).or_default() |= ruling.guessed;
    }
    days.into_iter().map(|(day, guessed)| Since { day, guessed }).collect()
}
