//! Monasteries.
//!
//! A monastery looks at its own and the eight spaces round it. It is complete when each holds at
//! least a half, and is worth 1 for every tile there (its own partner half included) or every
//! occupied space, complete or not. (Base game; `hh`, Cloisters; `1e`, Kloosters; `2e`, Klooster;
//! `hsw`, Kloster.) A monk on a German, Dutch or Belgian monastery or a Japanese building scores so
//! too; where an abbot is laid there, [`abbot`] judges.

use super::finding::Finding;
use super::{Mechanic, Subject, Table, abbot, surroundings};
use crate::rulebook::{COUNT_MONASTERY, Inquiry, NotApplicable, QuestionId};
use crate::tiles::MonasteryKind;

/// Monasteries.
#[derive(Debug)]
pub(super) struct Monastery;

impl Mechanic for Monastery {
    fn name(&self) -> &'static str {
        "monastery"
    }

    fn about(&self) -> &'static str {
        "A monastery looks at its own space and the eight round it. It is complete when each of the nine holds at least \
         a half. It brings 1 point for each tile or each occupied space there, its own included, complete or not."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[QuestionId::GapMonastery, QuestionId::CountDoubleRound, QuestionId::CountMonastery]
    }

    fn judges(&self, table: &Table<'_>, subject: &Subject) -> bool {
        let kind = table.monastery(subject);
        kind.is_some_and(|k| k == MonasteryKind::Plain || k.takes_abbots())
            && !abbot::is_laid(table, subject)
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        surroundings::judge(table, subject, law, |law| law.ask(COUNT_MONASTERY))
    }
}

#[cfg(test)]
mod tests {
    use super::super::try_out::{found, judged};

    fn beside(cell: &str) -> String {
        format!(
            "board: |\n  #  #  #\n  #  m  {cell}\n  #  #  #\ntiles:\n  m: {{ monastery: true }}\nmeeples:\n  red: m.monastery\n"
        )
    }

    #[test]
    fn a_pair_counts_once_or_twice() {
        assert_eq!(found(&beside("#/#"), "m.monastery", "2020"), ["complete, worth 9: red 9"]);
        assert_eq!(found(&beside("#/#"), "m.monastery", "2015"), ["complete, worth 10: red 10"]);
    }

    #[test]
    fn a_half_occupies_its_space() {
        assert_eq!(found(&beside("#/."), "m.monastery", "2014"), ["complete, worth 9: red 9"]);
        assert_eq!(judged(&beside("#/."), "m.monastery", "2014").1, ["gap.monastery"]);
    }

    #[test]
    fn an_empty_space_leaves_it_open() {
        assert_eq!(found(&beside("."), "m.monastery", "2014"), ["open, worth 8: red 8"]);
    }

    #[test]
    fn a_monastery_on_a_half_counts_its_partner() {
        let text =
            "board: |\n  m/#\ntiles:\n  m: { monastery: true }\nmeeples:\n  red: m.monastery\n";
        assert_eq!(found(text, "m.monastery", "2015"), ["open, worth 2: red 2"]);
        assert_eq!(found(text, "m.monastery", "2021"), ["open, worth 1: red 1"]);
    }
}
