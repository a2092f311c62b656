//! Hints beside an answer: the number nearest to a claim, corrections of expectations, doubts about the position. Nothing here
//! decides anything; the verdict stands without it.
//!
//! - `lookalike_names`: names that look alike; `implausible_pieces`: pieces that can hardly be on one board.
//! - `comparison`: what a verdict does not meet of an expectation; `corrections`: what to write for it; `failures`: both.
//! - `since`: the day since which a claim is right or wrong; `nearest`: the number nearest to a claim.
//! - `doubts`: what the statements of a case mention and its board does not have; `times`: dates that are easily misread.

mod lookalike_names;
mod implausible_pieces;
mod corrections;
mod comparison;
mod failures;
mod since;
mod nearest;
mod doubts;
mod times;

pub use doubts::doubts;
pub use failures::{Failure, Remedy, UnderChange, check, failures};
pub use nearest::{Nearest, Step, WeighedClaim, weigh};
pub use since::Since;
pub(crate) use times::times;
pub use times::{Notice, Teller, notices, notices_of_all};
