//! A table's own rules: its decisions on questions of law, with the reasons.

use super::{QuestionId, ReadingIx};

/// A table's own rules.
#[derive(Debug, Clone)]
pub struct House {
    /// The name of the table, which is also the id of its rule set.
    pub name: String,
    /// The decisions of the table.
    pub rules: Vec<HouseRule>,
}

/// One decision of a table.
#[derive(Debug, Clone)]
pub struct HouseRule {
    /// The id that citations show: the table's name and the question, as in `Ours/gap.field`.
    pub id: String,
    /// The question that is decided.
    pub question: QuestionId,
    /// The reading that the table chose.
    pub reading: ReadingIx,
    /// The reason, in the table's words.
    pub because: String,
    /// The name of the file that has the rule.
    pub file: String,
    /// The line in the file: `line 4`.
    pub place: String,
}

impl HouseRule {
    /// Returns a decision on fields and gaps, for tests.
    pub fn example() -> Self {
        Self {
            id: "Ours/gap.field".to_owned(),
            question: QuestionId::GapField,
            reading: ReadingIx::FIRST,
            because: "agreed".to_owned(),
            file: "tables/ours.yaml".to_owned(),
            place: "line 4".to_owned(),
        }
    }
}
