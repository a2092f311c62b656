//! What is not answered: fields that turn on tiles of which nobody says what they show, and features of which nobody
//! asks on a board that has very many.

use serde::Serialize;

use crate::mechanics::{Table, feature_heading};
use crate::wording::{Arg, say};

/// What is left out of an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(in crate::report) struct Unanswered {
    /// The fields that turn on such tiles, each by its first place in map order.
    pub(in crate::report) features: Vec<String>,
    /// How many features more are left out, since nobody stands there and there are too many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::report) more: Option<usize>,
    /// What is said of them.
    pub(in crate::report) text: String,
}

/// How many fields are named before they are only counted.
const NAMED: usize = 4;

impl Unanswered {
    /// What a table leaves out; `None` where it answers everything.
    pub(in crate::report) fn of(table: &Table<'_>) -> Option<Self> {
        let voice = table.voice();
        let fields: Vec<_> = table.unanswered_fields().collect();
        let more = Some(table.surplus_count()).filter(|count| *count > 0);
        let mut said = Vec::new();
        if !fields.is_empty() {
            let named = fields.iter().take(NAMED).map(|field| feature_heading(table, field).into());
            let mut named: Vec<Arg> = named.collect();
            if fields.len() > NAMED {
                named.push(say!(report::MoreThings { count: fields.len() - NAMED }).into());
            }
            let count = fields.len();
            said.push(
                voice.capitalized_sentence(&say!(report::NotAnswered { fields: Arg::List(named), count: count })),
            );
        }
        if let Some(count) = more {
            said.push(voice.capitalized_sentence(&say!(report::TooMany { count: count })));
        }
        if said.is_empty() {
            return None;
        }
        let features = fields.iter().map(|field| table.board().place_text(field.place)).collect();
        Some(Self { features, more, text: said.join(" ") })
    }
}
