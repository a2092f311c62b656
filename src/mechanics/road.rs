//! Roads.
//!
//! A road is complete when no side of it, long sides included, faces nothing. It brings 1 for each
//! tile or space, complete or not. With an inn (*Inns & Cathedrals*) 2 each when complete, and
//! nothing when not. (Base game; `2e`, "Roads and cities".)

use super::finding::{Finding, Item, worth};
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
         (Inns & Cathedrals)."
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
            return Ok(Finding::nothing());
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
            steps.push(format!("An inn stands beside it: {each} points for each."));
        }
        let items = vec![Item { thing, count, each }];
        let points =
            majority::share(table.scenario, &table.meeples_on(&areas), worth(&items), &mut steps);
        Ok(Finding { complete: Some(complete), items, points, areas, steps })
    }
}
