//! Reports: answers, claims and the law in the formats for readers and programs.
//!
//! - `answer`: the parts of an answer in words, with `phrases` and `author_phrases`; `judging`: the judged subjects they are of.
//! - One file or folder for each [`Format`]: `plain`, `brief`, `table_format`, `list`, `document`, `csv`, `json`, all in `formats`.
//! - `html`: the page of a folder. `check_result`: the results of `oracle check`. `settlement`: those of `oracle settle`.
//! - `explanation`, `listing`, `place_listing`, `find`, `notation`: pages on the law and the notation, each a [`LawPage`].

mod style;
mod config_decisions;
mod law_page;
mod law_text;
mod notation;
mod phrases;
mod author_phrases;
mod detail;
mod judged;
mod answer;
mod check_result;
mod check_text;
mod judging;
mod format;
mod brief;
mod codes;
mod known_items;
mod json;
mod explained_law;
mod explained_mechanics;
mod explanation;
mod listing;
mod find;
mod place_listing;
mod plain;
mod html;
mod list;
mod document;
mod csv;
mod settlement;
mod table_format;
mod formats;

pub use answer::board::AnswerBoard;
pub use answer::board::has_board;
pub use answer::board_words::describe_board;
pub use answer::rule_set_names::rules_phrase;
pub use answer::{
    AnswerSteps, ClaimText, Column, Decision, FullRuling, Mark, MarkedRow, Outcomes, Page, Part, QuestionRulings,
    ReadingRow, ReadingRulings, SubjectAnswer, SubjectSteps, Today, captions, shown_subjects, subject_order,
};
pub use answer::{Claimable, prefix_labels};
pub use brief::Brief;
pub use check_result::{CheckResult, CheckSum, Mismatch, Miss};
pub use codes::{CODES, ProblemCode};
pub use config_decisions::ConfigDecisions;
pub use detail::{Boards, Columns, Detail};
pub use document::{DIALECTS, Dialect, Pages, PictureFile, Section};
pub use explanation::{explain, explain_under};
pub use find::{Index, find, find_under, near_words};
pub use format::{Format, Layout, Listing, Output, Run, Sheet};
pub use html::AnswerFragment;
pub use html::{Book, Leaf, OpenDetails, Shelf, Spot};
pub use json::{Problems, json};
pub use json::{score as json_score, text as json_text};
pub use judged::Report;
pub use judging::{Judging, ReportRequest};
pub use known_items::{LISTING_COMMANDS, depends_on_rule_sets};
pub use law_page::{LawPage, Paragraph};
pub use listing::{DifferingSubject, difference, rules, rulings, rulings_under, source_list, tile_list};
pub use notation::{TOPICS, Topic};
pub use phrases::{cut, phrase};
pub use place_listing::place_list;
pub use plain::to_ascii;
pub use settlement::{join_settlements, settlement};
pub use style::{Ink, Style};
pub use table_format::table;
