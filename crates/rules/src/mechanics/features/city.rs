//! The scoring of cities.

use carcassonne_law::{
    AllGates, CATHEDRAL_UNFINISHED, CITY_ALL_GATES, CITY_SMALL, CITY_SMALL_BESIEGED, CITY_SMALL_UNIT, Inquiry,
    LawResult, QuestionId, SmallBesieged, SmallCity, SmallUnit, UnfinishedCathedral,
};
use carcassonne_position::wording::say;
use carcassonne_position::{Feature, FeatureKind, Place};

use crate::landscape::{AreaIx, CityPrint, city_print};
use crate::mechanics::base::suppositions;
use crate::mechanics::{
    Answer, CityReply, CountedUnit, FeatureScorer, Finding, Hearing, Item, Mechanic, Role, Score, ScoredFeature, Site,
    Suppositions, Table, Thing, TypedReply, cards, counted_units, extent, majority, worth,
};

#[derive(Debug)]
struct City;

pub(super) static CITY: Mechanic = Mechanic {
    card: cards::CITY,
    questions: &[
        QuestionId::GapCityRoad,
        QuestionId::GapAbbeySide,
        QuestionId::CountDouble,
        QuestionId::TileDouble,
        QuestionId::CountOnce,
        QuestionId::CountRoadCity,
        QuestionId::CitySmall,
        QuestionId::CathedralUnfinished,
        QuestionId::CitySmallUnit,
        QuestionId::CitySmallBesieged,
        QuestionId::CityAllGates,
    ],
    roles: &[Role::Scores(&City)],
};

impl FeatureScorer for City {
    fn can_score(&self, _: &Table<'_>, feature: &ScoredFeature) -> bool {
        feature.kind == FeatureKind::City
    }

    fn judge(&self, table: &Table<'_>, feature: &ScoredFeature, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let Some(area) = feature.area else { return Ok(Finding::default()) };
        let mut hearing = Hearing::new(law);
        let (areas, is_complete) = extent::areas_and_completion(table, area, &mut hearing)?;
        if table.has_castle(&areas) {
            hearing.ask_doubles_exist(table.has_double_in(&areas))?;
            hearing.push(say!(city::Castle));
            let reply = CityReply { castle: vec![say!(city::ByItsFief)] }.into_reply();
            let complete = Some(is_complete);
            return Ok(Finding { complete, areas, reply, steps: hearing.steps, ..Finding::default() });
        }
        let CityPrint { coats, cathedral, besieged } = city_print(table.board(), table.land, &areas);
        let mut counted = extent::count_units(&extent::measure_extent(table, &areas), &mut hearing)?;
        let mut points_each = points_per_tile(is_complete, cathedral, besieged);
        if is_complete && !cathedral && is_small(table, &areas, &mut hearing)? {
            if !besieged {
                hearing.push(say!(city::Small));
                points_each = 1;
            } else if hearing.ask(CITY_SMALL_BESIEGED)? == SmallBesieged::Nothing {
                points_each = 0;
            }
        }
        if cathedral && !is_complete {
            points_each = match hearing.ask(CATHEDRAL_UNFINISHED)? {
                UnfinishedCathedral::Zero => points_each,
                UnfinishedCathedral::Plain => points_per_tile(is_complete, false, besieged),
            };
        }
        if cathedral {
            hearing.push(say!(steps::Cathedral { each: points_each }));
        }
        if besieged {
            hearing.push(say!(city::Besieged { each: points_each }));
        }
        counted.push((Thing::COAT, coats));
        if is_complete && is_all_gates(table, &areas) && hearing.ask(CITY_ALL_GATES)? == AllGates::Four {
            hearing.push(say!(city::AllGates));
            points_each = 4;
            counted.retain(|(thing, _)| *thing != Thing::COAT);
        }
        let items: Vec<Item> = counted
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(thing, count)| Item { thing, count, points_each })
            .collect();
        let site = Site::Areas(&areas);
        let owners = majority::owners(table, site, worth(&items), &mut hearing)?;
        let (complete, score) = (Some(is_complete), Score::for_owners(items, owners));
        Ok(Finding { complete, score, areas, steps: hearing.steps, ..Finding::default() })
    }

    fn answer(&self, _: &Table<'_>, _: &ScoredFeature, finding: &Finding) -> Option<Answer> {
        CityReply::read(&finding.reply)?;
        let is_finished = finding.complete == Some(true);
        Some(Answer::new(say!(city::TodayCastle { finished: is_finished }), say!(city::RowCastle)))
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
        let counts_of = |areas: &[AreaIx], complete| {
            let print = city_print(table.board(), table.land, areas);
            (print.coats, points_per_tile(complete, print.cathedral, print.besieged))
        };
        suppositions::area_suppositions(table, finding, items, &[Thing::COAT], &counts_of)
    }
}

/// Returns `true` if the law gives a completed city fewer points for having just two tiles or spaces.
fn is_small(table: &Table<'_>, areas: &[AreaIx], hearing: &mut Hearing<'_>) -> LawResult<bool> {
    let extent = extent::measure_extent(table, areas);
    let (has_two_tiles, has_two_spaces) = (extent.tiles.len() == 2, extent.spaces.len() == 2);
    if !(has_two_tiles || has_two_spaces) || hearing.ask(CITY_SMALL)? == SmallCity::Four {
        return Ok(false);
    }
    if has_two_tiles && has_two_spaces {
        return Ok(true);
    }
    Ok(match hearing.ask(CITY_SMALL_UNIT)? {
        SmallUnit::Tiles => has_two_tiles,
        SmallUnit::Spaces => has_two_spaces,
    })
}

/// Returns `true` if a city is on one tile and every side that it reaches is a gate (*The City Gates*).
fn is_all_gates(table: &Table<'_>, areas: &[AreaIx]) -> bool {
    let [area] = areas else { return false };
    let board = table.board();
    let only_gates = |place: &Place| {
        let city = match place.feature {
            Feature::City(n) => board.tile(place.tile).and_then(|tile| tile.cities.get(usize::from(n))),
            _ => None,
        };
        city.is_some_and(|city| city.sides.is_empty())
    };
    table.land.members(*area).iter().all(only_gates)
}

/// Returns the points for each tile or space and each coat of arms.
fn points_per_tile(is_complete: bool, has_cathedral: bool, is_besieged: bool) -> u32 {
    let points: u32 = match (is_complete, has_cathedral) {
        (true, false) => 2,
        (true, true) => 3,
        (false, false) => 1,
        (false, true) => 0,
    };
    // A siege takes 1 point from each, but never below 0.
    if is_besieged { points.saturating_sub(1) } else { points }
}
