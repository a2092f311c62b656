//! The weighing of the players' claims.

use carcassonne_position::{Claim, Status};
use carcassonne_text::words;

use super::expectations::is_reply_met;
use super::outcome::{Judgement, Outcome, Verdict};
use crate::mechanics::Table;

words! {
    /// The standing of a claim under a rule set.
    ///
    /// ```
    /// # use carcassonne_rules::verdict::Standing;
    /// assert_eq!(Standing::Undecided.word(), "undecided");
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Standing {
        /// A claim that is true in every outcome.
        Right = "right",
        /// A claim that is true in some outcomes: there is no ruling, or the rulings contradict one another.
        Undecided = "undecided",
        /// A claim that is true in no outcome.
        Wrong = "wrong",
        /// A claim that depends on something that did not exist yet.
        NotApplicable = "not-applicable",
    }

    ///
    /// ```
    /// # use carcassonne_rules::verdict::Standing;
    /// assert_eq!(Standing::Undecided.word(), "undecided");
    /// ```
    fn word;
}

/// A claim with its standing under each rule set.
#[derive(Debug)]
pub struct ClaimStandings<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// The id of the feature or question that the claim is about.
    pub subject: String,
    /// The standings, in the order of the rule sets.
    pub standings: Vec<Standing>,
}

impl ClaimStandings<'_> {
    /// Returns `true` if the claim is wrong under some rule set, and right or undecided under none.
    pub fn is_wrong(&self) -> bool {
        self.standings.contains(&Standing::Wrong)
            && !self.standings.contains(&Standing::Right)
            && !self.standings.contains(&Standing::Undecided)
    }
}

/// Weighs the claims about subjects that a judgement has kept, under each of its rule sets.
pub fn weigh_claims<'a>(table: &Table<'a>, judgement: &Judgement<'_>) -> Vec<ClaimStandings<'a>> {
    table
        .scenario
        .claims
        .iter()
        .filter_map(|claim| {
            let ix = table.find_subject(claim.about)?;
            let subject = judgement.verdicts_on(ix)?;
            let standings: Vec<Standing> = (0..judgement.rule_sets.len())
                .map(|n| subject.verdict_under(n).map_or(Standing::NotApplicable, |v| standing(table, claim, v)))
                .collect();
            Some(ClaimStandings { claim, subject: table.id(ix), standings })
        })
        .collect()
}

/// Returns the standing of a claim under the rule sets of a verdict.
pub fn standing(table: &Table<'_>, claim: &Claim, verdict: &Verdict<'_>) -> Standing {
    if verdict.status == Status::NotApplicable {
        return Standing::NotApplicable;
    }
    let outcome_worths: Vec<(&Outcome, u32)> =
        verdict.outcomes.iter().flat_map(|o| o.worths().map(move |worth| (o, worth))).collect();
    let true_count = outcome_worths.iter().filter(|(o, worth)| is_claim_true(table, claim, o, *worth)).count();
    match true_count {
        0 => Standing::Wrong,
        n if n == outcome_worths.len() => Standing::Right,
        _ => Standing::Undecided,
    }
}

/// Returns `true` if a claim is true in an outcome. A claim of points says that each player who scores gets that many
/// or, if there is none, that the feature is worth that many; a claim of 0 says that the claimant
/// gets no points.
fn is_claim_true(table: &Table<'_>, claim: &Claim, outcome: &Outcome, worth: u32) -> bool {
    let is_each_met = claim.each.is_none_or(|each| {
        if each == 0 {
            !outcome.points().contains_key(&claim.player)
        } else if outcome.points().is_empty() {
            worth == each
        } else {
            outcome.points().values().all(|p| *p == each)
        }
    });
    let are_points_met = claim.points.as_ref().is_none_or(|points| points == outcome.points());
    let is_completion_met = claim.complete.is_none_or(|complete| outcome.completion() == Some(complete));
    is_each_met && are_points_met && is_completion_met && is_reply_met(table, claim.about, &claim.reply, outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_standing_has_its_word() {
        let words = Standing::ALL.map(Standing::word);
        assert_eq!(words, ["right", "undecided", "wrong", "not-applicable"]);
    }
}
