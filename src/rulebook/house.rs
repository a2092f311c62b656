//! A table's own rules: what it decided on which question, and why.

use super::{QuestionId, ReadingIx};

/// A table's own rules.
#[derive(Debug, Clone)]
pub struct House {
    /// The name of the table, which is also the id of its rule set.
    pub name: String,
    /// What it decided.
    pub rules: Vec<HouseRule>,
}

/// One decision of a table.
#[derive(Debug, Clone)]
pub struct HouseRule {
    /// The table's name and the question, as citations call it.
    pub id: String,
    /// The question.
    pub question: QuestionId,
    /// The reading, by its place.
    pub reading: ReadingIx,
    /// Why, in the table's words.
    pub because: String,
    /// The file.
    pub file: String,
    /// The line in the file.
    pub place: String,
}
