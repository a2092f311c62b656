//! The answer to a case, part by part, as every format for people shows it: what was understood, what
//! holds today, which rule set says what, who is right, and what decides.
//!
//! - `labels`: the order in which subjects are told, and their letters.
//! - `board`: the drawing that stands beside it; `board_words`: the same in words.
//! - `claims`: who claimed what.
//! - `section`: a subject with its `rows`, and which are told together; `columns`: the table of outcomes.
//! - `decided`: the questions of law on which the table turns.
//! - `law`: every ruling in full; `steps`: how each answer comes about; `how`: the same in few words.
//! - `today`: what holds; `subjects`: the features and questions in the asker's words.
//! - `unanswered`: what turns on tiles of which nobody says what they show.
//! - `page`: all of it; `otherwise`: where rule sets differ, in a sentence; `claimable`: what may be claimed; `parts`: all in its order, for whoever goes through it.
//! - `data`: what JSON says in the words of the answer.

mod labels;
pub(super) mod board;
pub(super) mod board_words;
pub(super) mod named;
mod claims;
mod law;
mod rows;
mod section;
mod columns;
mod decided;
mod steps;
mod how;
mod today;
mod subjects;
mod unanswered;
mod page;
mod otherwise;
mod claimable;
mod parts;
pub(super) mod data;
mod captions;

pub use captions::captions;
pub(crate) use claimable::Claimable;
pub use claims::Claimed;
pub use columns::{Column, Outcomes};
pub(super) use columns::{OTHERS, UNOFFICIAL, head_of_presets, is_another_print};
pub(super) use data::Labels;
pub(super) use decided::ruling_under;
pub use decided::{Decision, Way};
pub(super) use how::How;
pub(crate) use labels::labelled;
pub use labels::{in_order, told};
pub use law::{LawOf, Note, ReadingOf};
pub use page::Page;
pub use parts::Part;
pub use rows::{Mark, MarkedRow};
pub use steps::StepsOf;
pub use subjects::SubjectAnswer;
pub(super) use subjects::{Opening, ends_taken_as_closed, is_completed, is_unfinished, openings};
pub use today::Today;
pub(super) use unanswered::Unanswered;
