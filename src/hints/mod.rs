//! Hints: what may have been meant, where a text is refused, a claim or an expectation is wrong, or an asker seems to have
//! another board or another year in mind. Nothing here decides anything; the verdict stands without it.
//!
//! - `mend`: ways to mend a refused text; `asked`: questions in free words; `english`: words of other languages;
//!   `map`: cells of a quick map in other words; `entries`: entries of turns and questions that lack a part; `open`: opens what somebody typed, and tries them.
//! - `alike`: names that look alike; `implausible`: what can hardly be on one board.
//! - `instead`: what to write for an expectation that fails; `missed`: what it misses; `failures`: both, told together.
//! - `nearest`: what comes nearest to a claimed number.
//! - `since`: since when a claim stands as it does today.
//! - `doubts`: what a case speaks of that its board does not have.
//! - `times`: a year that was taken for another.

mod alike;
mod english;
mod asked;
mod entries;
mod implausible;
mod instead;
mod mend;
mod map;
mod missed;
mod failures;
mod since;
mod nearest;
mod doubts;
mod open;
mod times;

pub use asked::questions_meant;
pub use doubts::doubts;
pub(crate) use english::in_english;
pub use failures::{Apart, Failure, Remedy, check, failures};
pub(crate) use map::{cell_in_letters, is_empty_word};
pub use nearest::{Nearest, Step, WeighedClaim, weigh};
pub use open::{open, open_quick};
pub use since::Since;
pub(crate) use times::times;
pub use times::{Notice, Teller, notices, notices_of_all};
