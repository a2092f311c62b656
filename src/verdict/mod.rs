//! Verdicts: the judgement of a case under each rule set, the weighing of claims, and the checks of expectations.

mod problems;
mod heading;
mod outcome;
mod check;
mod claims;
mod judge;
mod case;
mod turning;

pub use case::Case;
#[cfg(test)]
pub(crate) use check::LOOKS;
pub use check::{Checked, Failing, check_under, expected_under, speaks_of};
pub(crate) use check::{Named, Spoken, covers, fits, meets};
pub(crate) use claims::standing;
pub use claims::{Standing, Weighed, weigh};
pub use heading::heading;
pub use judge::{Scope, answered, judge, judging, spoken_of};
pub use outcome::{
    Citation, Judgement, LawBehind, Outcome, PointOfLaw, Role, SubjectVerdicts, Verdict, speaking_among,
};
pub use turning::Trials;
