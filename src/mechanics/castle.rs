//! German castles (*Castles in Germany*).
//!
//! A German castle is a double-size tile. It is complete when each of the ten spaces round it holds
//! at least a half; it brings 2 for its own tile and 1 for every tile or occupied space round it.
//! (`1e` and `2e`, *Castles in Germany*.)

use super::finding::{Finding, Item, Thing, worth};
use super::majority::Ground;
use super::step::Step;
use super::{Mechanic, Subject, Table, majority, surroundings};
use crate::rulebook::{COUNT_CASTLE, COUNT_DOUBLE, Inquiry, NotApplicable, QuestionId, SameUnits};
use crate::scenario::FeatureKind;

/// German castles.
#[derive(Debug)]
pub(super) struct Castle;

impl Mechanic for Castle {
    fn name(&self) -> &'static str {
        "castle"
    }

    fn about(&self) -> &'static str {
        "A German castle (Castles in Germany) is a double-size tile. It is complete when each of the ten spaces round it \
         holds at least a half. It brings 2 points for its own tile and 1 for each tile or occupied space round it."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[QuestionId::CountCastle, QuestionId::CountDouble]
    }

    fn judges(&self, _: &Table<'_>, subject: &Subject) -> bool {
        subject.kind == FeatureKind::Castle
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        // Asked even where tiles and spaces agree: before there were castles there is no answer.
        let unit = law.ask(COUNT_CASTLE)?;
        let round = surroundings::look(table, subject.place.tile, false);
        if round.doubles {
            let SameUnits::SameUnits = law.ask(COUNT_DOUBLE)?;
        }
        let (thing, count) = round.counted(unit);
        let mut steps = vec![
            Step::OwnTile,
            Step::Occupied { occupied: round.occupied, of: round.looked_at, round: true },
            Step::LieThere(round.tiles, round.occupied, thing),
        ];
        let items: Vec<Item> =
            [Item { thing: Thing::OWN_TILE, count: 1, each: 2 }, Item { thing, count, each: 1 }]
                .into_iter()
                .filter(|i| i.count > 0)
                .collect();
        let on = Ground::Place(subject.place);
        let points = majority::share(table, on, worth(&items), law, &mut steps)?;
        Ok(Finding { complete: Some(round.complete()), items, points, steps, ..Finding::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::try_out::found;

    const TEXT: &str = "board: |\n  #/.  #  #  #/.\n  #/#  c  <  #\n  #/.  #  #  #\ntiles:\n  c: { castle: true }\nmeeples:\n  red: c.castle\n";

    #[test]
    fn the_worked_example_brings_13_or_12() {
        assert_eq!(found(TEXT, "c.castle", "2015"), ["complete, worth 13: red 13"]);
        assert_eq!(found(TEXT, "c.castle", "2020"), ["complete, worth 12: red 12"]);
        assert_eq!(found(TEXT, "c.castle", "2021"), ["complete, worth 12: red 12"]);
    }

    #[test]
    fn before_there_were_castles_there_is_no_answer() {
        assert_eq!(found(TEXT, "c.castle", "2014-10"), ["n/a"]);
    }
}
