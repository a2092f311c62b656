//! Notes on an answer: what comes near to a claim, what an expectation lacks, what an asker seems to have in mind. Nothing here
//! decides anything; the verdict stands without it.
//!
//! - `alike`: names that look alike; `implausible`: what can hardly be on one board.
//! - `instead`: what to write for an expectation that fails; `missed`: what it misses; `failures`: both, told together.
//! - `nearest`: what comes nearest to a claimed number.
//! - `since`: since when a claim stands as it does today.
//! - `doubts`: what a case speaks of that its board does not have.
//! - `times`: a year that was taken for another.

mod alike;
mod implausible;
mod instead;
mod missed;
mod failures;
mod since;
mod nearest;
mod doubts;
mod times;

pub use doubts::doubts;
pub use failures::{Apart, Failure, Remedy, check, failures};
pub use nearest::{Nearest, Step, WeighedClaim, weigh};
pub use since::Since;
pub(crate) use times::times;
pub use times::{Notice, Teller, notices, notices_of_all};
