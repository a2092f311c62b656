//! Verdicts: the judgement of a case under each rule set, the weighing of claims, and the checks of expectations.

mod problems;
mod heading;
mod outcome;
mod expectations;
mod claims;
mod judge;
mod case;
mod trials;

pub use case::Case;
pub use claims::standing;
pub use claims::{ClaimStandings, Standing, weigh_claims};
#[cfg(test)]
pub use expectations::COMPARISONS;
pub use expectations::{
    CheckResult, FailedExpectation, check_expectations, expectation_target_ids, expected_rule_sets,
};
pub use expectations::{GroupedKeys, NamedRuleSets, fits, meets_expectation, outcomes_match};
pub use heading::heading;
pub use judge::{Scope, answered_subjects, judge, judge_lazily, mentioned_subjects};
pub use outcome::{
    Citation, Judgement, Outcome, PointOfLaw, Role, SubjectVerdicts, Verdict, VerdictLaw, leading_rule_set,
};
pub use trials::Trials;
