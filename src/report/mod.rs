//! Reports: verdicts, claims and the law, for reading. `page`, `law` and `words` set out what is shown;
//! a [`Format`] writes it, one file or folder each: `table`, `list`, `markdown`, `json`. `formats` lists them.

mod answer;
mod brief;
mod call;
mod configured;
mod dialogue;
mod explain;
mod find;
mod format;
mod formats;
mod html;
mod json;
mod law;
mod law_text;
mod list;
mod listing;
mod markdown;
mod markup;
mod notation;
mod places;
mod plain;
mod schemas;
mod settlement;
mod style;
mod table;
mod words;

pub use answer::board::has_board;
pub use answer::board_words::told as board_in_words;
pub use answer::{
    Asked, Claimed, Column, Decision, Detail, LawOf, Line, Mark, Note, Outcomes, Page, ReadingOf,
    StepsOf, Today, Way, in_order, told,
};
pub use brief::Brief;
pub use call::answer;
pub use configured::Configured;
pub use dialogue::dialogue;
pub use explain::{explain, explain_under, turns_on_rules};
pub use find::{Index, find, find_under, near_words};
pub use format::{Boards, Format, Layout, Listing, Output, Report, Run, Sheet, Wanted};
pub use html::{Book, Leaf, Shelf, Spot, Unfolded};
pub(crate) use json::text as json_text;
pub use json::{CLAUSES, CheckSum, Checked, Clause, Form, Miss, MissedWay, Piece, Problems, json};
pub use law::{LawPage, Paragraph};
pub use listing::{Turn, difference, rules, rulings, rulings_under, source_list, tile_list};
pub use notation::{TOPICS, Topic};
pub use places::place_list;
pub use schemas::{SCHEMAS, Schema};
pub use settlement::settlement;
pub use style::{Ink, Style};
pub use table::table;
pub use words::phrase;
