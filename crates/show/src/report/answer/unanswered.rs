//! The features of a board that are not answered: fields that depend on unknown tiles, and unoccupied features that are
//! too many.

use carcassonne_position::wording::{Arg, say};
use carcassonne_rules::mechanics::{Table, feature_heading};
use serde::Serialize;

/// The features that an answer leaves out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Unanswered {
    /// The fields that depend on unknown tiles, each by its first place in map order.
    pub features: Vec<String>,
    /// The number of unoccupied features beyond the limit; `None` if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more: Option<usize>,
    /// The sentences on both.
    pub text: String,
}

/// The number of fields that are named; the others are only counted.
const NAMED: usize = 4;

impl Unanswered {
    /// Returns the features that a table does not answer; `None` if it answers all.
    pub(crate) fn from_table(table: &Table<'_>) -> Option<Self> {
        let voice = table.voice();
        let fields: Vec<_> = table.unanswered_fields().collect();
        let more = Some(table.surplus_count()).filter(|count| *count > 0);
        let mut sentences = Vec::new();
        if !fields.is_empty() {
            let headings = fields.iter().take(NAMED).map(|field| feature_heading(table, field).into());
            let mut headings: Vec<Arg> = headings.collect();
            if fields.len() > NAMED {
                headings.push(say!(report::MoreThings { count: fields.len() - NAMED }).into());
            }
            sentences.push(say!(report::NotAnswered { fields: Arg::List(headings), count: fields.len() }));
        }
        sentences.extend(more.map(|count| say!(report::TooMany { count: count })));
        if sentences.is_empty() {
            return None;
        }
        let sentences: Vec<String> = sentences.iter().map(|sentence| voice.capitalized_sentence(sentence)).collect();
        let features = fields.iter().map(|field| table.board().place_text(field.place)).collect();
        Some(Self { features, more, text: sentences.join(" ") })
    }
}
