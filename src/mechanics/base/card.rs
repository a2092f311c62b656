//! A mechanic's card: what people read of it.

use crate::text::capitalised;

/// What is said of a mechanic, wherever something is said of it.
#[derive(Debug)]
pub struct Card {
    /// Its name, as it is typed: `crop-circle`.
    pub name: &'static str,
    /// What stands at the head of its answers, before what was asked, where that is not just the
    /// name: `Abbot's monastery`.
    pub heading: Option<&'static str>,
    /// What it looks at and how it works, in a paragraph.
    pub about: &'static str,
    /// What halves, gaps and double-size tiles change; empty where nothing.
    pub halves: &'static str,
    /// Where the rule comes from, beside the rulings that it asks for.
    pub source: &'static str,
    /// What was not verified, or is our own precision; empty where nothing.
    pub unverified: &'static str,
}

impl Card {
    /// What stands at the head of its answers: `Crop circle`.
    pub fn title(&self) -> String {
        self.heading.map_or_else(|| capitalised(&self.name.replace('-', " ")), str::to_owned)
    }
}
