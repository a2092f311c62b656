//! Shrines (*Heretics & Shrines*, in *Count, King & Robber*).
//!
//! A shrine scores as a monastery does. Whether the decisions on monasteries hold for it was never
//! said outright (`1e`, "Ketters en Cultusplaatsen"; `2e`, "Graaf, Koning en Consorten"). The
//! challenge between a shrine and a monastery is a matter of which is completed first, which no
//! position shows; here the shrine is scored as if it stood unchallenged.

use super::finding::Finding;
use super::{Mechanic, Subject, Table, abbey, surroundings};
use crate::rulebook::{COUNT_SHRINE, Inquiry, NotApplicable, QuestionId};
use crate::tiles::MonasteryKind;

/// Shrines.
#[derive(Debug)]
pub(super) struct Shrine;

impl Mechanic for Shrine {
    fn name(&self) -> &'static str {
        "shrine"
    }

    fn about(&self) -> &'static str {
        "A shrine (Heretics & Shrines) scores as a monastery does: 1 point for each tile or occupied space of its own and \
         the eight spaces round it. A challenge by a monastery is not judged: a position does not show which was \
         completed first. Whether the decisions on monasteries hold for shrines was never said outright."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[
            QuestionId::GapMonastery,
            QuestionId::CountDoubleRound,
            QuestionId::CountShrine,
            QuestionId::CountMonastery,
        ]
    }

    fn judges(&self, table: &Table<'_>, subject: &Subject) -> bool {
        table.monastery(subject) == Some(MonasteryKind::Shrine)
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        surroundings::judge(table, subject, law, |law| abbey::unit(law, COUNT_SHRINE))
    }
}

#[cfg(test)]
mod tests {
    use super::super::try_out::{found, judged};

    const TEXT: &str = "board: |\n  #  #  #\n  #  m  #/#\n  #  #  #\ntiles:\n  m: { monastery: shrine }\nmeeples:\n  red: m.monastery\n";

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
        assert_eq!(judged(TEXT, "m.monastery", "community").1, ["count.monastery", "count.shrine"]);
    }
}
