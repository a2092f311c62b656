//! A mechanic's card: what people read about it.

use crate::text::capitalised;

/// What people read about a mechanic, wherever it is shown.
#[derive(Debug)]
pub struct Card {
    /// Its name as a user types it: `crop-circle`.
    pub name: &'static str,
    /// The heading of its answers, which stands before what was asked: `Abbot's monastery`; `None`
    /// if the name will do.
    pub heading: Option<&'static str>,
    /// What it is and how it is scored or played, in a paragraph.
    pub about: &'static str,
    /// What halves, gaps and double-size tiles change; empty where there is nothing to say.
    pub halves: &'static str,
    /// Where the rule comes from, apart from the rulings on its questions.
    pub source: &'static str,
    /// What is not verified, or our own assumption; empty where there is nothing to say.
    pub unverified: &'static str,
}

impl Card {
    /// The heading of its answers: `Crop circle`.
    pub fn title(&self) -> String {
        self.heading.map_or_else(|| capitalised(&self.name.replace('-', " ")), str::to_owned)
    }
}

/// The cards, as they stand in a file beside each mechanic.
pub(in crate::mechanics) mod cards {
    use super::Card;

    include!(concat!(env!("OUT_DIR"), "/cards.rs"));
}
