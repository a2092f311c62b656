//! The players' claims, weighed.

use crate::mechanics::Table;
use crate::scenario::{Claim, Status};

use super::outcome::{Judgement, Outcome, Verdict};

/// How a claim stands under a rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// It holds in every outcome.
    Right,
    /// It holds in no outcome.
    Wrong,
    /// It holds in some outcomes: nobody ruled, or the rulings contradict one another.
    Undecided,
    /// What it turns on did not exist yet.
    NotApplicable,
}

impl Standing {
    /// The word in output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Undecided => "undecided",
            Self::NotApplicable => "not-applicable",
        }
    }
}

/// A claim and how it stands under each rule set.
#[derive(Debug)]
pub struct Weighed<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// The id of the feature it is about.
    pub subject: String,
    /// How it stands, rule set by rule set.
    pub standings: Vec<Standing>,
}

/// Weighs every claim of a case.
pub fn weigh<'a>(table: &Table<'a>, judgement: &Judgement<'_>) -> Vec<Weighed<'a>> {
    table
        .scenario
        .claims
        .iter()
        .filter_map(|claim| {
            let ix = table.subject_of(claim.place)?;
            let subject = judgement.on(ix)?;
            let standings = (0..judgement.rule_sets.len())
                .map(|n| subject.under(n).map_or(Standing::NotApplicable, |v| standing(claim, v)))
                .collect();
            Some(Weighed { claim, subject: table.id(ix), standings })
        })
        .collect()
}

fn standing(claim: &Claim, verdict: &Verdict<'_>) -> Standing {
    if verdict.status == Status::NotApplicable {
        return Standing::NotApplicable;
    }
    let ways: Vec<(&Outcome, u32)> =
        verdict.outcomes.iter().flat_map(|o| o.worths().map(move |worth| (o, worth))).collect();
    let holding = ways.iter().filter(|(o, worth)| holds(claim, o, *worth)).count();
    match holding {
        0 => Standing::Wrong,
        n if n == ways.len() => Standing::Right,
        _ => Standing::Undecided,
    }
}

/// Whether a claim holds in an outcome. A claim of so many points says that its scorers get so many
/// each; where nobody stands on the feature, that it is worth so many; and a claim of 0 that the
/// claimant gets nothing.
fn holds(claim: &Claim, outcome: &Outcome, worth: u32) -> bool {
    let each = claim.each.is_none_or(|each| {
        if each == 0 {
            !outcome.points().contains_key(&claim.player)
        } else if outcome.points().is_empty() {
            worth == each
        } else {
            outcome.points().values().all(|p| *p == each)
        }
    });
    let points = claim.points.as_ref().is_none_or(|points| points == outcome.points());
    let complete = claim.complete.is_none_or(|complete| outcome.complete() == Some(complete));
    each && points && complete
}
