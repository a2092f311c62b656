//! The scoring of roads, with the bridges on them.

use carcassonne_law::{INN_UNFINISHED, Inquiry, LawResult, QuestionId, Unfinished};
use carcassonne_position::FeatureKind;
use carcassonne_position::wording::{road, say};

use super::wells::WELL;
use crate::landscape::{AreaIx, has_inn, wells};
use crate::mechanics::base::extent::Bridges;
use crate::mechanics::base::suppositions;
use crate::mechanics::{
    CountedUnit, FeatureScorer, Finding, Hearing, Item, Mechanic, Role, Score, ScoredFeature, Site, Suppositions,
    Table, Thing, cards, counted_units, extent, majority, worth,
};

#[derive(Debug)]
struct Road;

/// A tile over which a bridge carries a road.
pub(super) const BRIDGED_TILE: Thing = Thing { key: "bridge", message: road::ThingBridge::MESSAGE };

pub(super) static ROAD: Mechanic = Mechanic {
    card: cards::ROAD,
    questions: &[
        QuestionId::GapCityRoad,
        QuestionId::GapAbbeySide,
        QuestionId::CountLeipzig,
        QuestionId::CountDouble,
        QuestionId::TileDouble,
        QuestionId::CountOnce,
        QuestionId::CountRoadCity,
        QuestionId::CountBridge,
        QuestionId::CountLoop,
        QuestionId::InnUnfinished,
    ],
    roles: &[Role::Scores(&Road)],
};

impl FeatureScorer for Road {
    fn can_score(&self, _: &Table<'_>, feature: &ScoredFeature) -> bool {
        feature.kind == FeatureKind::Road
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let Some(area) = feature.area else { return Ok(Finding::default()) };
        let mut hearing = Hearing::new(law);
        let (areas, is_complete) = extent::areas_and_completion(table, area, &mut hearing)?;
        let has_inn = has_inn(table.board(), table.land, &areas);
        let extent = extent::measure_extent(table, &areas);
        let mut counted = Vec::new();
        if !extent.tiles.is_empty() {
            counted = extent::count_units(&extent, &mut hearing)?;
        }
        let Bridges { squares, pairs, count: bridges } = extent::count_bridges(table, &areas, &extent, &mut hearing)?;
        if bridges > 0 {
            counted.push((BRIDGED_TILE, bridges));
            hearing.push(say!(road::Bridges {
                spans: squares.saturating_add(pairs),
                squares,
                pairs,
                pieces: BRIDGED_TILE.count_phrase(bridges)
            }));
        }
        let mut points_each = points_per_tile(has_inn, is_complete);
        if has_inn && !is_complete {
            points_each = match hearing.ask(INN_UNFINISHED)? {
                Unfinished::Zero => points_each,
                Unfinished::Plain => 1,
            };
        }
        if has_inn {
            hearing.push(say!(steps::Inn { each: points_each }));
        }
        let items: Vec<Item> = counted.into_iter().map(|(thing, count)| Item { thing, count, points_each }).collect();
        let site = Site::Areas(&areas);
        let owners = majority::owners(table, site, worth(&items), &mut hearing)?;
        let (complete, score) = (Some(is_complete), Score::for_owners(items, owners));
        Ok(Finding { complete, score, areas, steps: hearing.steps, ..Finding::default() })
    }

    fn counted_units(&self, table: &Table<'_>, _: &ScoredFeature, finding: &Finding) -> Vec<CountedUnit> {
        counted_units::road_or_city_units(table, finding)
    }

    fn points_by_supposition(
        &self,
        table: &Table<'_>,
        _: &ScoredFeature,
        finding: &Finding,
        items: &[Item],
    ) -> Suppositions {
        let (board, land) = (table.board(), table.land);
        let bridge_count = items.iter().find(|item| item.thing == BRIDGED_TILE).map_or(0, |item| item.count);
        let counts_of = |areas: &[AreaIx], complete| {
            let wells = if table.printed_features().well { wells(board, land, areas) } else { 0 };
            (bridge_count.saturating_add(wells), points_per_tile(has_inn(board, land, areas), complete))
        };
        suppositions::area_suppositions(table, finding, items, &[BRIDGED_TILE, WELL], &counts_of)
    }
}

/// Returns the points for each tile or space.
fn points_per_tile(has_inn: bool, is_complete: bool) -> u32 {
    match (has_inn, is_complete) {
        (false, _) => 1,
        (true, true) => 2,
        (true, false) => 0,
    }
}
