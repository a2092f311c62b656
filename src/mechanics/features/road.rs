//! The scoring of roads, with the bridges on them.

use super::wells::WELL;
use crate::landscape::{AreaIx, has_inn, wells};
use crate::mechanics::base::card::cards;
use crate::mechanics::base::counted_units::{self, CountedUnit};
use crate::mechanics::base::extent::{self, Bridges};
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::majority;
use crate::mechanics::base::site::Site;
use crate::mechanics::base::sum::{Item, Thing, worth};
use crate::mechanics::base::suppositions::{self, Suppositions};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{FeatureScorer, Mechanic, Role};
use crate::rulebook::{INN_UNFINISHED, Inquiry, NotApplicable, QuestionId, Unfinished};
use crate::scenario::FeatureKind;
use crate::wording::{road, say};

#[derive(Debug)]
struct Road;

/// A tile over which a bridge carries a road.
pub(super) const BRIDGED_TILE: Thing = Thing { key: "bridge", message: road::ThingBridge::MESSAGE };

pub(in crate::mechanics) static ROAD: Mechanic = Mechanic {
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
                squares: squares,
                pairs: pairs,
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

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::{feature_results, judge_position, steps};

    const ROAD: &str = "board: |\n  a  p/q  b\ntiles:\n  a: { road: E }\n  p: { road: WL }\n  q: { road: LE }\n  b: { road: W }\nmeeples:\n  red: a.road\n";

    #[test]
    fn a_pair_counts_once_or_twice() {
        assert_eq!(feature_results(ROAD, "a.road", "2021"), ["complete, worth 3: red 3"]);
        assert_eq!(feature_results(ROAD, "a.road", "2015"), ["complete, worth 4: red 4"]);
    }

    #[test]
    fn an_inn_brings_two_each_or_nothing() {
        let inn = ROAD.replace("a: { road: E }", "a: { road: E, inn: true }");
        assert_eq!(feature_results(&inn, "a.road", "2021"), ["complete, worth 6: red 6"]);
        let open = inn.replace("b: { road: W }", "b: { road: WE }");
        assert_eq!(feature_results(&open, "a.road", "2021"), ["open, worth 0: "]);
    }

    #[test]
    fn one_road_alone_at_a_gap_stays_open() {
        let gap = "board: |\n  p/.  f\n  f\ntiles:\n  p: { road: LN }\n  f: {}\nmeeples:\n  red: p.road\n";
        assert_eq!(feature_results(gap, "p.road", "2014"), ["open, worth 1: red 1", "open, worth 1: red 1"]);
    }

    const BRIDGE: &str = "board: |\n  a  p/q  b\ntiles:\n  a: { road: E }\n  p q: {}\n  b: { road: W }\ntokens: { bridge: p, direction: ew }\nmeeples: { red: q.road }\n";

    #[test]
    fn a_bridge_is_a_piece_of_road_once_or_twice_over_a_pair() {
        assert_eq!(judge_position(BRIDGE, "a.road", "2021").1, ["count.bridge"]);
        assert_eq!(feature_results(BRIDGE, "a.road", "2021"), ["complete, worth 3: red 3"]);
        assert_eq!(feature_results(BRIDGE, "a.road", "2015"), ["complete, worth 4: red 4"]);
        let square = BRIDGE.replace("p/q", "x").replace("p q", "x").replace("bridge: p", "bridge: x");
        let square = square.replace("q.road", "x.road");
        assert_eq!(judge_position(&square, "a.road", "2015"), (vec!["complete, worth 3: red 3".to_owned()], vec![]));
    }

    #[test]
    fn a_bridge_that_ends_at_nothing_is_open_there_and_parts_no_field() {
        let open = "board: |\n  x\ntiles:\n  x: {}\ntokens: { bridge: x, direction: ns }\nmeeples: { red: [x.road, x.field] }\n";
        assert_eq!(feature_results(open, "x.road", "2021"), ["open, worth 1: red 1"]);
        assert_eq!(feature_results(open, "x.field", "2021"), ["worth 0: "]);
    }

    #[test]
    fn a_road_that_loops_beneath_its_bridge_counts_both() {
        let text = "board: |\n  .  c    d\n  a  p\\q  b\n  .  e    .\ntiles:\n  a: { road: E }\n  b: { road: WN }\n  c: { road: ES }\n  d: { road: SW }\n  e: { road: N }\n  p: { road: LS }\n  q: { road: NL }\ntokens: { bridge: q, direction: ew }\nmeeples: { red: p.road@W, blue: q.road@N }\n";
        assert_eq!(feature_results(text, "c.road", "community"), ["complete, worth 9: red 9, blue 9"]);
        assert_eq!(feature_results(text, "c.road", "2015"), ["complete, worth 7: red 7, blue 7"]);
        assert_eq!(feature_results(text, "c.road", "2021"), ["complete, worth 6: red 6, blue 6"]);
        let asked = ["count.bridge", "count.loop", "count.road-city"];
        assert_eq!(judge_position(text, "c.road", "2021").1, asked);
    }

    #[test]
    fn a_road_that_passes_beneath_its_bridge_on_one_half_counts_the_other_for_it() {
        // The bridge is over p and q, and the road beneath it is on p only.
        let text = "board: |\n  .  c    d\n  a  p/q  b\ntiles:\n  a: { road: E }\n  b: { road: WN }\n  c: { road: ES }\n  d: { road: SW }\n  p: { road: N }\n  q: {}\ntokens: { bridge: q, direction: ew }\nmeeples: { red: c.road }\n";
        assert_eq!(feature_results(text, "c.road", "community"), ["complete, worth 7: red 7"]);
        assert_eq!(feature_results(text, "c.road", "2015"), ["complete, worth 6: red 6"]);
        assert_eq!(feature_results(text, "c.road", "2021"), ["complete, worth 5: red 5"]);
        let square = text.replace("p/q", "p").replace("\n  q: {}", "").replace("bridge: q", "bridge: p");
        for (rules, worth) in [("community", 6), ("2015", 5), ("2021", 5)] {
            let red = format!("complete, worth {worth}: red {worth}");
            assert_eq!(feature_results(&square, "c.road", rules), [red], "{rules}");
        }
    }

    #[test]
    fn an_abbey_across_a_gap_closes_a_road_or_does_not() {
        let text = "board: |\n  .  a    .\n  c  p\\.  x\ntiles:\n  a: { road: S }\n  p c: {}\n  x: { monastery: abbey }\nmeeples: { red: a.road }\n";
        let (open, closed) = ("open, worth 1: red 1", "complete, worth 1: red 1");
        for rules in ["2014", "2015", "house-1e"] {
            let mut found = feature_results(text, "a.road", rules);
            found.sort();
            found.dedup();
            assert_eq!(found, [closed, open], "{rules}");
        }
        for rules in ["2020", "2021", "now", "community"] {
            assert_eq!(feature_results(text, "a.road", rules), [open], "{rules}");
        }
        assert_eq!(judge_position(text, "a.road", "2020").1, ["gap.abbey-side", "gap.city-road"]);
        // With another open side, the abbey does not matter.
        let long = text.replace("road: S", "road: NS");
        assert_eq!(judge_position(&long, "a.road", "2020").1, ["gap.city-road"]);
    }

    #[test]
    fn a_road_that_only_a_bridge_to_be_built_would_continue_is_open() {
        let text = "board: |\n  a  x\ntiles:\n  a: { road: E }\n  x: {}\nmeeples: { red: a.road }\nask: { place: { bridge: { over: x, direction: ew } } }\n";
        assert_eq!(feature_results(text, "a.road", "2021"), ["open, worth 1: red 1"]);
    }

    #[test]
    fn its_steps_tell_the_pair_the_inn_and_who_stands_there() {
        let inn = ROAD.replace("a: { road: E }", "a: { road: E, inn: true }");
        assert_eq!(
            steps(&inn, "a.road", "2021"),
            [
                "It has no open sides, so it is completed.",
                "It covers 4 tiles on 3 spaces; these rules count spaces.",
                "There is an inn on the road: 2 points per tile or space.",
                "Only Red has a meeple there."
            ]
        );
    }
}
