//! Hints beside an answer: the number nearest to a claim, corrections of expectations, doubts about the position. Nothing here
//! decides anything; the verdict stands without it.
//!
//! - `lookalike_names`: names that look alike; `implausible_pieces`: pieces that can hardly be on one board.
//! - `comparison`: what a verdict does not meet of an expectation; `corrections`: what to write for it; `failures`: both.
//! - `turning_days`: the days since which claims are right or wrong; `nearest`: the numbers nearest to claims.
//! - `doubts`: what the statements of a case mention and its board does not have; `date_notices`: dates that are easily misread.

mod lookalike_names;
mod implausible_pieces;
mod corrections;
mod comparison;
mod failures;
mod turning_days;
mod nearest;
mod doubts;
mod date_notices;

pub use date_notices::mentioned_dates;
pub use date_notices::{DifferentAnswers, Notice, ScenarioPart, notices, notices_on_question};
pub use doubts::doubts;
pub use failures::{Failure, Remedy, UnderChange, check, failures};
pub use nearest::{NearestNumber, Step, WeighedClaim, weigh};
pub use turning_days::TurningDay;
