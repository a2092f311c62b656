//! Abbeys (*Abbey & Mayor*).
//!
//! An abbey scores as a monastery does: 1 for its own and each surrounding tile or space. Whether
//! the decisions on monasteries hold for it was never said outright (`1e` and `2e`, *Abbey & Mayor*,
//! part 1).

use super::finding::Finding;
use super::{Mechanic, Subject, Table, surroundings};
use crate::rulebook::{
    COUNT_ABBEY, COUNT_MONASTERY, Inquiry, LikeMonastery, NotApplicable, Question, QuestionId, Unit,
};
use crate::tiles::MonasteryKind;

/// Abbeys.
#[derive(Debug)]
pub(super) struct Abbey;

impl Mechanic for Abbey {
    fn name(&self) -> &'static str {
        "abbey"
    }

    fn about(&self) -> &'static str {
        "An abbey (Abbey & Mayor) scores as a monastery does: 1 point for each tile or occupied space of its own and the \
         eight spaces round it. Whether the decisions on monasteries hold for it was never said outright."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[
            QuestionId::GapMonastery,
            QuestionId::CountDoubleRound,
            QuestionId::CountAbbey,
            QuestionId::CountMonastery,
        ]
    }

    fn judges(&self, table: &Table<'_>, subject: &Subject) -> bool {
        table.monastery(subject) == Some(MonasteryKind::Abbey)
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        surroundings::judge(table, subject, law, |law| unit(law, COUNT_ABBEY))
    }
}

/// The unit of something that may be counted as a monastery is.
pub(super) fn unit(
    law: &mut Inquiry<'_, '_>,
    question: Question<LikeMonastery>,
) -> Result<Unit, NotApplicable> {
    match law.ask(question)? {
        LikeMonastery::AsMonastery => law.ask(COUNT_MONASTERY),
        LikeMonastery::PerTile => Ok(Unit::PerTile),
        LikeMonastery::PerSpace => Ok(Unit::PerSpace),
    }
}

#[cfg(test)]
mod tests {
    use super::super::try_out::{found, judged};

    const TEXT: &str = "board: |\n  #  #  #\n  #  m  #/#\n  #  #  #\ntiles:\n  m: { monastery: abbey }\nmeeples:\n  red: m.monastery\n";

    #[test]
    fn it_counts_as_a_monastery_or_by_the_general_rule() {
        let nine = "complete, worth 9: red 9";
        let ten = "complete, worth 10: red 10";
        assert_eq!(found(TEXT, "m.monastery", "2014"), [nine, ten, nine]);
        assert_eq!(found(TEXT, "m.monastery", "2015"), [ten]);
        assert_eq!(found(TEXT, "m.monastery", "2020"), [nine, ten]);
        assert_eq!(found(TEXT, "m.monastery", "2021"), [nine]);
    }

    #[test]
    fn as_a_monastery_it_asks_what_a_monastery_asks() {
        assert_eq!(judged(TEXT, "m.monastery", "house-1e").1, ["count.abbey", "count.monastery"]);
    }
}
