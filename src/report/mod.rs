//! Reports: verdicts, claims and the law, for reading. `answer`, `law` and `words` set out what is shown, `who` says whose law it is;
//! whoever runs has it judged (`judging`), and a [`Format`] writes it, one file or folder each: `table`, `list`, `document`, `csv`, `json`.
//! `formats` lists them.

mod schemas;
mod style;
mod config_decisions;
mod law;
mod law_text;
mod notation;
mod words;
mod who;
mod detail;
mod judged;
mod answer;
mod checked;
mod checked_text;
mod judging;
mod format;
mod brief;
mod known;
mod json;
mod explain;
mod listing;
mod find;
mod places;
mod plain;
mod html;
mod list;
mod document;
mod csv;
mod settlement;
mod table_format;
mod formats;

pub(crate) use answer::board::AnswerBoard;
pub use answer::board::has_board;
pub use answer::board_words::told as board_in_words;
pub(crate) use answer::named::rules as rules_named;
pub(crate) use answer::{Claimable, labelled};
pub use answer::{
    Claimed, Column, Decision, LawOf, Mark, MarkedRow, Note, Outcomes, Page, Part, ReadingOf, StepsOf, SubjectAnswer,
    Today, Way, captions, in_order, told,
};
pub use brief::Brief;
pub use checked::{CheckSum, Checked, Miss, MissedWay};
pub use config_decisions::ConfigDecisions;
pub use detail::{Boards, Columns, Detail};
pub use document::{Dialect, Pages, PictureFile, Section};
pub use explain::{explain, explain_under};
pub use find::{Index, find, find_under, near_words};
pub use format::{Format, Layout, Listing, Output, Run, Sheet};
pub(crate) use html::AnswerFragment;
pub use html::{Book, Leaf, OpenDetails, Shelf, Spot};
pub use json::{Problems, json};
pub(crate) use json::{score as json_score, text as json_text};
pub use judged::Report;
pub use judging::{Judging, Wanted};
pub use known::{LISTS, turns_on_rules};
pub use law::{LawPage, Paragraph};
pub use listing::{Turn, difference, rules, rulings, rulings_under, source_list, tile_list};
pub use notation::{TOPICS, Topic};
pub use places::place_list;
pub(crate) use plain::to_ascii;
pub use schemas::{SCHEMAS, Schema};
pub use settlement::{settlement, together};
pub use style::{Ink, Style};
pub use table_format::table;
pub use words::{cut, phrase};
