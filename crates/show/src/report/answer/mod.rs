//! The answer to a case, part by part, as every format for readers shows it: the question, the answers under today's
//! rules, the table of outcomes, the claims, and the law that decides.
//!
//! - `page`: the whole answer; `page_parts`: its parts in order; `answer_data`: the texts that JSON and CSV share with it.
//! - `labels`: the order of the subjects, and their letters and numbers.
//! - `board`: the drawing of the board; `board_words`: the board described in words; `captions`: captions of its pictures.
//! - `subjects`: the features and questions that are answered; `unanswered`: those that are not.
//! - `today`: the answers under the leading rule sets; `differences`: the answers of the others, in a sentence.
//! - `section`: a subject with its `rows` in the table of outcomes; `columns`: the columns of that table.
//! - `decisions`: the questions of law on which the rows depend; `decision_texts`: the same in words; `undisputed_law`: the
//!   law on which all agree.
//! - `cited_rulings`: every ruling in full; `steps`: the steps to each answer; `explanations`: the same in few words.
//! - `claim_sentences`: the claims and their standings; `claimable`: the claims that a player may make.
//! - `rule_set_names`: the names of rule sets in sentences and lists.

mod labels;
pub(super) mod board;
pub(super) mod board_words;
pub(super) mod rule_set_names;
mod claim_sentences;
mod cited_rulings;
mod rows;
mod section;
mod columns;
mod decisions;
mod steps;
mod explanations;
mod today;
mod subjects;
mod unanswered;
mod decision_texts;
mod undisputed_law;
mod page;
mod differences;
mod claimable;
mod page_parts;
pub(super) mod answer_data;
mod captions;

pub(super) use answer_data::Labels;
pub use captions::captions;
pub use cited_rulings::{FullRuling, QuestionRulings, ReadingRulings};
pub use claim_sentences::ClaimText;
pub use claimable::Claimable;
pub(crate) use columns::HeadMeaning;
pub use columns::{Column, Outcomes};
pub(super) use columns::{head_of_presets, is_another_print};
pub(super) use decisions::ruling_under;
pub use decisions::{Decision, ReadingRow};
pub(super) use explanations::Explanation;
pub use labels::prefix_labels;
pub use labels::{shown_subjects, subject_order};
pub use page::Page;
pub use page_parts::Part;
pub use rows::{Mark, MarkedRow};
pub use steps::{AnswerSteps, SubjectSteps};
pub use subjects::SubjectAnswer;
pub(super) use subjects::{Opening, can_stay_unfinished, ends_taken_as_closed, is_completed, openings};
pub use today::Today;
pub(super) use unanswered::Unanswered;
