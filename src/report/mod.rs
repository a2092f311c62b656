//! Reports: the same judgement as a table, a plain list, markdown or JSON. One file a format.

mod explain;
mod json;
mod law;
mod list;
mod listing;
mod markdown;
mod page;
mod style;
mod table;
mod words;

pub use explain::explain;
pub use json::{json, json_settled};
pub use law::{LawPage, Paragraph};
pub use list::list;
pub use listing::{difference, rules, rulings, source_list, tile_list};
pub use markdown::{law_markdown, markdown};
pub use page::{ClaimLine, Detail, Note, Page, Row, Section};
pub use style::{Ink, Style};
pub use table::{law_text, table};
pub use words::phrase_of as phrase;
