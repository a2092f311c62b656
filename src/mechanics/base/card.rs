//! The card of a mechanic: its description for readers.

use crate::text::capitalize;

/// The description of a mechanic for readers.
#[derive(Debug)]
pub struct Card {
    /// The name as a user types it: `crop-circle`.
    pub name: &'static str,
    /// The heading of the mechanic's answers, which precedes the question: `Abbot's monastery`; `None` if the heading
    /// is made from the name.
    pub heading: Option<&'static str>,
    /// The subject of the mechanic and how it is scored or played, in a paragraph.
    pub about: &'static str,
    /// The effects of halves, gaps and double-size tiles; empty if there are none to describe.
    pub halves: &'static str,
    /// The document that gives the rule, as an answer names it: `WikiCarpedia, "The Tower"`.
    pub basis: &'static str,
    /// The sources of the rule in full. (Rulings on questions of law cite their own.)
    pub source: &'static str,
    /// The parts of the rule that are not verified or are assumptions of this program; empty if there are none.
    pub unverified: &'static str,
}

impl Card {
    /// Returns the heading of the mechanic's answers: `Crop circle`.
    pub fn title(&self) -> String {
        self.heading.map_or_else(|| capitalize(&self.name.replace('-', " ")), str::to_owned)
    }
}

/// The cards, built from a file beside each mechanic.
pub(in crate::mechanics) mod cards {
    use super::Card;

    include!(concat!(env!("OUT_DIR"), "/cards.rs"));
}
