//! The scoring of cities.

use crate::landscape::{AreaIx, CityPrint, city_print};
use crate::mechanics::base::answer::Answer;
use crate::mechanics::base::card::cards;
use crate::mechanics::base::counted_units::{self, CountedUnit};
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::suppositions::{self, Suppositions};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::base::{extent, majority};
use crate::mechanics::{FeatureScorer, Mechanic, Role};
use crate::rulebook::{
    AllGates, CATHEDRAL_UNFINISHED, CITY_ALL_GATES, CITY_SMALL, CITY_SMALL_BESIEGED, CITY_SMALL_UNIT, Doubles, Inquiry,
    NotApplicable, QuestionId, SmallBesieged, SmallCity, SmallUnit, TILE_DOUBLE, UnfinishedCathedral,
};
use crate::scenario::{Feature, FeatureKind, Place};
use crate::wording::say;

#[derive(Debug)]
struct City;

/// The key of a city's reply that reports a castle on it.
const CASTLE_KEY: &str = "castle";

pub(in crate::mechanics) static CITY: Mechanic = Mechanic {
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

    fn judge(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        law: &mut Inquiry<'_, '_>,
    ) -> Result<Finding, NotApplicable> {
        let Some(area) = feature.area else {
            return Ok(Finding::default());
        };
        let mut hearing = Hearing::new(law);
        let (areas, is_complete) = extent::areas_and_completion(table, area, &mut hearing)?;
        if table.has_castle(&areas) {
            if table.has_double_in(&areas) {
                let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
            }
            hearing.push(say!(city::Castle));
            let reply = Reply::new().with(CASTLE_KEY, ReplyPart::clauses([say!(city::ByItsFief)]));
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
        finding.reply.get(CASTLE_KEY)?;
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
fn is_small(table: &Table<'_>, areas: &[AreaIx], hearing: &mut Hearing<'_>) -> Result<bool, NotApplicable> {
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

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position, steps};

    const PAIR: &str = "board: |\n  .  a\n  b  p\\q\ntiles:\n  a: { city: S, coats: 1 }\n  b: { city: E }\n  p: { city: WL }\n  q: { city: NL }\nmeeples:\n  red: a.city\n";
    const GAP: &str = "board: |\n  c  a    e\n  d  p\\.  b\ntiles:\n  a: { city: S }\n  b: { city: W }\n  p: { city: L }\n  c d e: {}\nmeeples:\n  red: a.city\n";

    #[test]
    fn a_pair_counts_once_or_twice() {
        assert_eq!(feature_results(PAIR, "a.city", "2021"), ["complete, worth 8: red 8"]);
        assert_eq!(feature_results(PAIR, "a.city", "2015"), ["complete, worth 10: red 10"]);
    }

    #[test]
    fn an_unfinished_city_brings_one_each() {
        let open = PAIR.replace("{ city: E }", "{ city: EW }");
        assert_eq!(feature_results(&open, "a.city", "2021"), ["open, worth 4: red 4"]);
        assert_eq!(feature_results(&open, "a.city", "2020"), ["open, worth 5: red 5"]);
    }

    #[test]
    fn a_cathedral_brings_three_each_or_nothing() {
        let cathedral = PAIR.replace("coats: 1", "coats: 1, cathedral: true");
        assert_eq!(feature_results(&cathedral, "a.city", "2021"), ["complete, worth 12: red 12"]);
        let open = cathedral.replace("{ city: E }", "{ city: EW }");
        assert_eq!(feature_results(&open, "a.city", "2021"), ["open, worth 0: "]);
    }

    #[test]
    fn an_enclosed_gap_is_a_gap_or_nothing() {
        assert_eq!(feature_results(GAP, "a.city", "2014"), ["open, worth 1: red 1", "complete, worth 6: red 6"]);
        assert_eq!(feature_results(GAP, "a.city", "2020"), ["open, worth 1: red 1"]);
    }

    #[test]
    fn under_a_castle_it_says_why_it_scores_nothing_and_takes_no_bonus() {
        let text = "board: |\n  a  b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: a.city }\ntokens: [{ castle: a.city }, { building: b }]\n";
        assert_eq!(feature_results(text, "a.city", "now"), ["complete, worth 0: "]);
    }

    #[test]
    fn it_ends_at_a_gate_and_a_road_or_field_beyond_goes_its_own_way() {
        let text = "board: |\n  r  g  h  c\ntiles:\n  r: { road: E }\n  g: { city: { gates: WE, sides: N } }\n  h: { city: { gates: W, sides: E } }\n  c: { city: W }\nmeeples: { red: [g.city, r.road], blue: h.city }\n";
        assert_eq!(feature_results(text, "h.city", "now"), ["complete, worth 4: blue 4"]);
        assert_eq!(feature_results(text, "g.city", "now"), ["open, worth 1: red 1"]);
        assert_eq!(feature_results(text, "r.road", "now"), ["complete, worth 1: red 1"]);
    }

    #[test]
    fn with_gates_all_round_it_is_worth_four() {
        let text = "board: |\n  g\ntiles:\n  g: { city: { gates: NESW } }\nmeeples: { red: g.city }\n";
        assert_eq!(feature_results(text, "g.city", "now"), ["complete, worth 4: red 4"]);
        assert_eq!(judge_position(text, "g.city", "now").1, ["city.all-gates"]);
    }

    #[test]
    fn two_cities_of_a_tile_that_share_a_side_are_joined_beyond_it_or_meet_their_like() {
        let text = "board: |\n  .  n  .\n  w  a  e\ntiles:\n  n: { city: S }\n  a: { city: [NW, NE] }\n  w: { city: E }\n  e: { city: W }\nmeeples: { red: w.city, blue: e.city }\n";
        assert_eq!(feature_results(text, "n.city", "now"), ["complete, worth 8: red 8, blue 8"]);
        let alike = "board: |\n  w  n  e\n  w  a  e\ntiles:\n  n: { city: [SW, SE] }\n  a: { city: [NW, NE] }\n  w: { city: E }\n  e: { city: W }\nmeeples: { red: w:0:1.city, blue: e:2:0.city }\n";
        assert_eq!(feature_results(alike, "w:0:0.city", "now"), ["complete, worth 8: red 8"]);
        assert_eq!(feature_results(alike, "n.city@E", "now"), ["complete, worth 8: blue 8"]);
    }

    #[test]
    fn the_law_is_asked_only_where_it_can_matter() {
        let squares = "board: |\n  a b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples:\n  red: a.city\n";
        assert_eq!(judge_position(squares, "a.city", "2014").1, ["city.small"]);
        assert_eq!(judge_position(PAIR, "a.city", "2014").1, ["count.road-city"]);
        assert_eq!(judge_position(GAP, "a.city", "2014").1, ["gap.city-road"]);
    }

    #[test]
    fn a_double_counts_for_its_halves_that_carry_the_city() {
        let double = "board: |\n  a  <  b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples:\n  red: b.city\n";
        assert_eq!(feature_results(double, "a.city", "2014"), ["n/a"]);
        assert_eq!(feature_results(double, "a.city", "2021"), ["complete, worth 4: red 4"]);
        let through = double.replace("a: { city: E }", "a: { city: WE }");
        assert_eq!(feature_results(&through, "a.city", "2021"), ["open, worth 3: red 3"]);
        assert_eq!(feature_results(&through, "a.city", "2020"), ["open, worth 2: red 2"]);
    }

    #[test]
    fn its_steps_tell_the_pair_and_who_stands_there_or_that_a_castle_is_valued_otherwise() {
        assert_eq!(
            steps(PAIR, "a.city", "2021"),
            [
                "It has no open sides, so it is completed.",
                "It covers 4 tiles on 3 spaces; these rules count spaces.",
                "Only Red has a meeple there."
            ]
        );
        let castle = "board: |\n  a  b\ntiles:\n  a: { city: E }\n  b: { city: W }\nmeeples: { red: a.city }\ntokens: { castle: a.city }\n";
        assert_eq!(
            steps(castle, "a.city", "2021"),
            [
                "It has no open sides, so it is completed.",
                "There is a castle on it: the city itself scores nothing. What happens in its fief is a separate question."
            ]
        );
    }

    #[test]
    fn its_steps_tell_where_tiles_and_spaces_come_to_the_same() {
        let covers = |text: &str| steps(text, "a.city", "2021").get(1).cloned().unwrap_or_default();
        let half = "board: |\n  a/.\ntiles:\n  a: { city: N }\nmeeples: { red: a.city }\n";
        assert_eq!(covers(half), "It covers 1 tile on 1 space, so either count is the same.");
        assert_eq!(covers(&half.replace("a/.", "a")), "It covers 1 tile.");
    }
}
