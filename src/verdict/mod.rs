//! Verdicts: the rule sets side by side, the players' claims weighed, expectations checked.

mod case;
mod heading;
mod outcome;
mod check;
mod claims;
mod judge;
mod turning;

pub use case::Case;
#[cfg(test)]
pub(crate) use check::LOOKS;
pub use check::{Checked, Failing, check_under, expected_under, speaks_of};
pub(crate) use check::{Named, Spoken, covers, fits, meets};
pub use claims::{Standing, Weighed, weigh};
pub use heading::heading;
pub(crate) use judge::judging_those;
pub use judge::{
    answered, judge, judge_by, judge_keeping, judge_spoken_of, judge_those, judging, spoken_of,
};
pub use outcome::{
    Citation, Judgement, LawBehind, Outcome, PointOfLaw, Role, SubjectVerdicts, Verdict,
};
pub use turning::Trials;
