//! Verdicts: the rule sets side by side, the players' claims weighed, expectations checked.

mod case;
mod check;
mod claims;
mod judge;

pub use case::Case;
pub use check::{Failure, check};
pub use claims::{Standing, Weighed, weigh};
pub use judge::{
    Asked, Citation, Judgement, Outcome, Role, SubjectVerdicts, Verdict, judge, judge_by,
};
