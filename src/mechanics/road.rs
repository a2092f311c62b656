//! Roads.
//!
//! A road is complete when no side of it, long sides included, faces nothing. It brings 1 for each
//! tile or space, complete or not. With an inn (*Inns & Cathedrals*) 2 each when complete, and
//! nothing when not. (Base game; `2e`, "Roads and cities".)

use super::finding::{Finding, Item, worth};
use super::majority::Ground;
use super::step::Step;
use super::{Mechanic, Subject, Table, city, majority, units};
use crate::rulebook::{Inquiry, NotApplicable, QuestionId};
use crate::scenario::{Feature, FeatureKind};

/// Roads.
#[derive(Debug)]
pub(super) struct Road;

impl Mechanic for Road {
    fn name(&self) -> &'static str {
        "road"
    }

    fn about(&self) -> &'static str {
        "A road is complete when no side of it, the long sides of halves included, faces nothing. It brings 1 point for \
         each tile or space, complete or not. With an inn it brings 2 each when complete and nothing when not \
         (Inns & Cathedrals). A wagon, ringmaster or phantom counts as a meeple, a large meeple as two; a builder owns \
         nothing and brings no points."
    }

    fn questions(&self) -> &'static [QuestionId] {
        &[QuestionId::GapCityRoad, QuestionId::CountDouble, QuestionId::CountRoadCity]
    }

    fn judges(&self, _: &Table<'_>, subject: &Subject) -> bool {
        subject.kind == FeatureKind::Road
    }

    fn judge(
        &self,
        table: &Table<'_>,
        subject: &Subject,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let Some(area) = subject.area else {
            return Ok(Finding::default());
        };
        let mut steps = Vec::new();
        let (areas, complete) = city::ground(table, area, law, &mut steps)?;
        let inn = areas.iter().flat_map(|a| table.land.members(*a)).any(|place| {
            let Feature::Road(n) = place.feature else {
                return false;
            };
            table
                .board()
                .tile(place.tile)
                .and_then(|t| t.roads.get(usize::from(n)))
                .is_some_and(|r| r.inn)
        });
        let (thing, count) = units::count(units::extent(table, &areas), law, &mut steps)?;
        let each = match (inn, complete) {
            (false, _) => 1,
            (true, true) => 2,
            (true, false) => 0,
        };
        if inn {
            steps.push(Step::Inn(each));
        }
        let items = vec![Item { thing, count, each }];
        let points = majority::share(table, Ground::Areas(&areas), worth(&items), law, &mut steps)?;
        Ok(Finding { complete: Some(complete), items, points, areas, steps, ..Finding::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::try_out::found;

    const ROAD: &str = "board: |\n  a  p/q  b\ntiles:\n  a: { road: E }\n  p: { road: WL }\n  q: { road: LE }\n  b: { road: W }\nmeeples:\n  red: a.road\n";

    #[test]
    fn a_pair_counts_once_or_twice() {
        assert_eq!(found(ROAD, "a.road", "2021"), ["complete, worth 3: red 3"]);
        assert_eq!(found(ROAD, "a.road", "2015"), ["complete, worth 4: red 4"]);
    }

    #[test]
    fn an_inn_brings_two_each_or_nothing() {
        let inn = ROAD.replace("a: { road: E }", "a: { road: E, inn: true }");
        assert_eq!(found(&inn, "a.road", "2021"), ["complete, worth 6: red 6"]);
        let open = inn.replace("b: { road: W }", "b: { road: WE }");
        assert_eq!(found(&open, "a.road", "2021"), ["open, worth 0: "]);
    }

    #[test]
    fn one_road_alone_at_a_gap_stays_open() {
        let gap = "board: |\n  p/.  f\n  f\ntiles:\n  p: { road: LN }\n  f: {}\nmeeples:\n  red: p.road\n";
        assert_eq!(found(gap, "p.road", "2014"), ["open, worth 1: red 1", "open, worth 1: red 1"]);
    }
}
