//! The points that the tile of a German castle adds to a road or city.

use crate::wording::{castle_tile, say};
use std::collections::BTreeSet;

use crate::mechanics::base::card::cards;
use crate::mechanics::base::finding::Finding;
use crate::mechanics::base::sum::{Item, Thing};
use crate::mechanics::base::table::{ScoredFeature, Table};
use crate::mechanics::{Contributor, Mechanic, Role};
use crate::rulebook::{Inquiry, NotApplicable};
use crate::scenario::{FeatureKind, TileIx};

#[derive(Debug)]
struct CastleTile;

/// The tile of a German castle on which a completed road or city also has a part: a thing that gives points.
pub(super) const CASTLE_TILE_BONUS: Thing =
    Thing { key: "castle-tile", message: castle_tile::ThingCastleTile::MESSAGE };

pub(in crate::mechanics) static CASTLE_TILE: Mechanic =
    Mechanic { card: cards::CASTLE_TILE, questions: &[], roles: &[Role::Adds(&CastleTile)] };

impl Contributor for CastleTile {
    fn contribute(
        &self,
        table: &Table<'_>,
        feature: &ScoredFeature,
        finding: &mut Finding,
        _: &mut Inquiry<'_, '_>,
    ) -> Result<(), NotApplicable> {
        let kind = match feature.kind {
            FeatureKind::Road | FeatureKind::City => feature.kind,
            FeatureKind::Field | FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden => return Ok(()),
        };
        if !table.has_double_in(&finding.areas) || !finding.score.allows_additions() {
            return Ok(());
        }
        let board = table.board();
        let castles: BTreeSet<TileIx> = finding
            .areas
            .iter()
            .flat_map(|area| table.land.members(*area))
            .map(|place| place.tile)
            .filter(|tile| board.tile(*tile).is_some_and(|tile| tile.castle))
            .collect();
        let count = u32::try_from(castles.len()).unwrap_or(u32::MAX);
        if count == 0 {
            return Ok(());
        }
        let tiles = CASTLE_TILE_BONUS.count_phrase(count);
        if finding.complete != Some(true) {
            let nothing = say!(castle_tile::BringsNothing { kind: kind, tiles: tiles, count: count });
            finding.steps.push(nothing);
            return Ok(());
        }
        finding.steps.push(say!(castle_tile::Brings { kind: kind, tiles: tiles, count: count }));
        finding.score.add_for_owners(Item { thing: CASTLE_TILE_BONUS, count, points_each: 3 });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::mechanics::test_support::feature_results;

    /// A road from a over the castle k to b.
    const ROAD: &str = "board: |\n  a  k  <  b\ntiles:\n  a: { road: E }\n  k: { castle: true, road: WE }\n  b: { road: W }\nmeeples: { red: a.road }\n";

    #[test]
    fn a_completed_road_on_its_tile_is_worth_three_more() {
        assert_eq!(feature_results(ROAD, "a.road", "2015"), ["complete, worth 6: red 6"]);
        assert_eq!(feature_results(ROAD, "a.road", "2021"), ["complete, worth 7: red 7"]);
        assert_eq!(feature_results(ROAD, "a.road", "2014"), ["n/a"]);
        let inn = ROAD.replace("a: { road: E }", "a: { road: E, inn: true }");
        assert_eq!(feature_results(&inn, "a.road", "2015"), ["complete, worth 9: red 9"]);
    }

    #[test]
    fn so_is_a_city_and_what_is_unfinished_is_not() {
        let city = ROAD.replace("road", "city");
        assert_eq!(feature_results(&city, "a.city", "2015"), ["complete, worth 9: red 9"]);
        let open = ROAD.replace("b: { road: W }", "b: { road: WE }");
        assert_eq!(feature_results(&open, "a.road", "2015"), ["open, worth 3: red 3"]);
    }

    #[test]
    fn a_double_without_a_castle_and_a_field_get_nothing() {
        let plain = ROAD.replace("castle: true, ", "");
        assert_eq!(feature_results(&plain, "a.road", "2015"), ["complete, worth 3: red 3"]);
        let field = ROAD.replace("red: a.road", "red: b.field");
        assert_eq!(feature_results(&field, "a.field", "2015"), ["worth 0: "]);
    }

    #[test]
    fn two_castles_bring_three_each() {
        let two = ROAD
            .replace("a  k  <  b", "a  k  <  c  j  <  b")
            .replace("  b: {", "  c: { road: WE }\n  j: { castle: true, road: WE }\n  b: {");
        assert_eq!(feature_results(&two, "a.road", "2015"), ["complete, worth 11: red 11"]);
    }
}
