//! Since when a claim stands as it does today.
//!
//! The eras tell only that it changed between two of them. The day is that of the ruling after which the claim stood as it
//! does now: the law of each day from which a ruling holds is judged, from the last era under which it stood otherwise.

use std::collections::{BTreeMap, BTreeSet};

use crate::mechanics::{SubjectIx, Table};
use crate::rulebook::{Date, Law, RuleSet, question_data};
use crate::scenario::Claim;
use crate::verdict::{Judgement, Scope, Standing, SubjectVerdicts, Weighed, judging, standing};

/// Of how many claims it is found out since when they stand as they do: each takes the law of some twenty days.
const MOST: usize = 20;

/// Since when claims stand as they do today, claim by claim; what was judged for one is kept for the next on the same
/// subject.
#[derive(Default)]
pub(super) struct Since {
    judged: BTreeMap<SubjectIx, Days>,
    told: usize,
}

/// The law of days, with what a subject comes to by it.
struct Days {
    sets: Vec<RuleSet>,
    from: Vec<Date>,
}

impl Since {
    /// Since when a claim is right or wrong that is so today and was not so before; `None` where it was ever so, or
    /// is not settled today, or where the era before is not among the rule sets.
    pub(super) fn of(
        &mut self,
        table: &Table<'_>,
        weighed: &Weighed<'_>,
        judgement: &Judgement<'_>,
    ) -> Option<Date> {
        let sets = judgement.rule_sets;
        let present = RuleSet::present_among(sets)?;
        let today = weighed.standings[present];
        let mut before = present;
        // The last era under which it stands otherwise.
        while weighed.standings[before] == today {
            before = (0..sets.len()).find(|n| sets[before].follows(&sets[*n]))?;
        }
        let turned = matches!(
            (weighed.standings[before], today),
            (Standing::Right, Standing::Wrong) | (Standing::Wrong, Standing::Right)
        );
        if !turned || self.told == MOST {
            return None;
        }
        self.told += 1;
        let ix = table.about(weighed.claim.about)?;
        let subject = judgement.on(ix)?;
        let span = (sets[before].date(), sets[present].date());
        let days = self.judged.entry(ix).or_insert_with(|| Days::of(subject, sets));
        let within = |date: &Date| span.0 < *date && *date <= span.1;
        let chosen = days.from.iter().zip(&days.sets).filter(|(date, _)| within(date));
        let (dates, laws): (Vec<Date>, Vec<RuleSet>) =
            chosen.map(|(date, set)| (*date, set.clone())).unzip();
        since(table, weighed.claim, ix, today, &dates, &laws)
    }
}

/// The first of some days from which on a claim stands so until the last.
fn since(
    table: &Table<'_>,
    claim: &Claim,
    ix: SubjectIx,
    so: Standing,
    dates: &[Date],
    laws: &[RuleSet],
) -> Option<Date> {
    let this = |subject: SubjectIx| subject == ix;
    let verdicts = judging(table, Law::of_each(laws), Scope::These(&this)).next()?;
    let stands = |n: usize| verdicts.under(n).map(|verdict| standing(table, claim, verdict));
    let lasting = (0..dates.len()).rev().take_while(|n| stands(*n) == Some(so)).last()?;
    dates.get(lasting).copied()
}

impl Days {
    /// The days from which a ruling on what a subject turns on holds, in order.
    fn of(subject: &SubjectVerdicts<'_>, sets: &[RuleSet]) -> Self {
        let asked: BTreeSet<_> = subject
            .verdicts
            .iter()
            .flat_map(|verdict| verdict.points_of_law.iter().map(|point| point.question))
            .collect();
        let rulings = asked.into_iter().flat_map(|question| question_data(question).rulings);
        let own = rulings.filter(|ruling| ruling.overlay().is_empty()).map(|ruling| ruling.from);
        let mut from: Vec<Date> = own.collect();
        from.sort_unstable();
        // Of two ways to say a day the shorter one is kept.
        from.dedup();
        let until = RuleSet::present_among(sets).map(|n| sets[n].date());
        from.retain(|date| {
            until.is_some_and(|until| *date <= until) && *date >= RuleSet::first_day()
        });
        Self { sets: from.iter().copied().map(RuleSet::on).collect(), from }
    }
}
