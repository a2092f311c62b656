//! What is not answered, since it turns on tiles of which nobody says what they show.

use serde::Serialize;

use crate::mechanics::{Table, heading_of};
use crate::wording::{Arg, Voice, say};

/// The fields that are left out of an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(in crate::report) struct Unanswered {
    /// Each by its first place in map order.
    pub(in crate::report) features: Vec<String>,
    /// What is said of them.
    pub(in crate::report) text: String,
}

/// How many fields are named before they are only counted.
const NAMED: usize = 4;

impl Unanswered {
    /// What a table leaves out; `None` where it answers everything.
    pub(in crate::report) fn of(table: &Table<'_>) -> Option<Self> {
        let all: Vec<_> = table.left_out().collect();
        if all.is_empty() {
            return None;
        }
        let mut named: Vec<Arg> =
            all.iter().take(NAMED).map(|field| heading_of(table, field).into()).collect();
        if all.len() > NAMED {
            named.push(say!(report::MoreThings { count: all.len() - NAMED }).into());
        }
        let said = say!(report::NotAnswered { fields: Arg::List(named), count: all.len() });
        Some(Self {
            features: all.iter().map(|field| table.board().place_text(field.place)).collect(),
            text: Voice::english(table.scenario).sentence(&said),
        })
    }
}
