//! Verdicts: the rule sets side by side, the players' claims weighed, expectations checked.

mod alike;
mod case;
mod check;
mod claims;
mod doubts;
mod heading;
mod implausible;
mod instead;
mod judge;
mod missed;
mod nearest;
mod outcome;
mod times;
mod turning;

pub use case::Case;
pub use check::{Apart, Checked, Failure, Remedy, check, check_under, expected_under, speaks_of};
pub use claims::{Standing, Weighed, weigh};
pub use doubts::{doubts, spoken_of};
pub use heading::heading;
pub use judge::{answered, judge, judge_by, judge_keeping, judge_spoken_of, judge_those, judging};
pub use nearest::{Nearest, Step};
pub use outcome::{
    Citation, Judgement, LawBehind, Outcome, PointOfLaw, Role, SubjectVerdicts, Verdict,
};
pub use times::{Notice, Teller, notices};
pub use turning::Trials;
