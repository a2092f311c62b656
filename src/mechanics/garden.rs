//! Gardens (*The Abbot*).
//!
//! Only an abbot stands in a garden. It scores as a monastery does: 1 for its own and each
//! surrounding tile or space, 9 for a complete one on squares. It is no monastery all the same: what
//! monasteries alone bring, it does not bring. (WikiCarpedia, *The Abbot*.) The pages on Halflings
//! leave it to the general answers; only the community table lists it, beside the monastery.

use super::finding::Finding;
use super::{Mechanic, Subject, Table, abbey, surroundings};
use crate::rulebook::{COUNT_GARDEN, Inquiry, NotApplicable, QuestionId};
use crate::scenario::FeatureKind;

/// Gardens.
#[derive(Debug)]
pub(super) struct Garden;

impl Mechanic for Garden {
    fn name(&self) -> &'static str {
        "garden"
    }

    fn about(&self) -> &'static str {
        "A garden (The Abbot) has room for abbots only and scores as a monastery does: 1 point for each tile or occupied \
         space of its own and the eight spaces round it. It is answered where somebody stands in it or names it. \
         Whether the decisions on monasteries hold for gardens was never said outright."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[
            QuestionId::GapMonastery,
            QuestionId::CountDoubleRound,
            QuestionId::CountGarden,
            QuestionId::CountMonastery,
        ]
    }

    fn judges(&self, _: &Table<'_>, subject: &Subject) -> bool {
        subject.kind == FeatureKind::Garden
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        surroundings::judge(table, subject, law, |law| abbey::unit(law, COUNT_GARDEN))
    }
}

#[cfg(test)]
mod tests {
    use super::super::try_out::{found, judged};

    const TEXT: &str = "board: |\n  #  #  #\n  #  g  #/#\n  #  #  #\ntiles:\n  g: { garden: true }\nmeeples:\n  red: abbot g.garden\n";

    #[test]
    fn it_counts_as_a_monastery_or_by_the_general_rule() {
        let nine = "complete, worth 9: red 9";
        let ten = "complete, worth 10: red 10";
        assert_eq!(found(TEXT, "g.garden", "2014"), [nine, ten, nine]);
        assert_eq!(found(TEXT, "g.garden", "2014-10"), [nine]);
        assert_eq!(found(TEXT, "g.garden", "2015"), [ten]);
        assert_eq!(found(TEXT, "g.garden", "2020"), [nine, ten]);
        assert_eq!(found(TEXT, "g.garden", "2021"), [nine]);
    }

    #[test]
    fn as_a_monastery_it_asks_what_a_monastery_asks() {
        assert_eq!(judged(TEXT, "g.garden", "community").1, ["count.garden", "count.monastery"]);
        assert_eq!(judged(TEXT, "g.garden", "house-1e").1, ["count.garden"]);
    }

    #[test]
    fn on_squares_it_needs_no_ruling() {
        let text = TEXT.replace("#/#", ".");
        let eight = vec!["open, worth 8: red 8".to_owned()];
        assert_eq!(judged(&text, "g.garden", "2014"), (eight, vec![]));
    }
}
