//! The mapping from a retold scenario back to the tiles, places and players of the original.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_board::geometry::Motion;
use carcassonne_board::geometry::{HalfEdge, Shape, Space};
use carcassonne_board::tiles::Tile;
use carcassonne_position::{Feature, FeatureKind, Meeple, Place, PlayerIx, TileIx};
use carcassonne_rules::landscape::{Gaps, widest_field};
use carcassonne_rules::verdict::Case;

use super::telling::Retelling;

/// The mapping from a retold scenario back to its original.
pub(super) struct ReverseMapping<'t, 'o> {
    pub(super) retelling: &'t Retelling<'o>,
    /// The retelling as the program reads it.
    pub(super) case: &'t Case,
    /// The inverse of the board's motion.
    pub(super) motion: Motion,
    /// The original tile of each tile of the retelling.
    pub(super) tiles: BTreeMap<TileIx, TileIx>,
    /// The original player of each player of the retelling.
    pub(super) players: BTreeMap<PlayerIx, PlayerIx>,
}

impl<'t, 'o> ReverseMapping<'t, 'o> {
    /// Builds the mapping from the places of the tiles and the names of the players.
    pub(super) fn new(retelling: &'t Retelling<'o>, case: &'t Case) -> Self {
        let board = &case.scenario.board;
        let old_tiles: BTreeMap<(Space, Shape), TileIx> =
            retelling.tiles.iter().map(|(tile, place)| (*place, *tile)).collect();
        let map_tile = |ix: TileIx| {
            let placed = board.placed(ix);
            (ix, *old_tiles.get(&(placed.at, placed.shape)).expect("a tile of the original"))
        };
        let map_player = |(n, name): (PlayerIx, &String)| {
            let old = retelling.players.iter().find(|(_, new)| *new == name);
            (n, *old.expect("a player of the original").0)
        };
        let players = &case.scenario.players;
        Self {
            retelling,
            case,
            motion: retelling.change.motion.inverse(),
            tiles: board.all().map(map_tile).collect(),
            players: PlayerIx::all(players.len()).zip(players).map(map_player).collect(),
        }
    }

    /// Returns the place in the original for a place in the retelling.
    pub(super) fn place(&self, place: Place) -> Place {
        let board = &self.case.scenario.board;
        let old_tile = self.tiles[&place.tile];
        let before = self.retelling.original.case.scenario.board.tile(old_tile);
        let (Some(now), Some(before)) = (board.tile(place.tile), before) else {
            return Place { tile: old_tile, ..place };
        };
        let sides = feature_sides(now, place.feature, self.motion);
        let no_motion = Motion::turn(0);
        let find_feature = |count: usize, feature: fn(u8) -> Feature| {
            let mut features = (0..u8::try_from(count).unwrap_or_default()).map(feature);
            features.find(|f| feature_sides(before, *f, no_motion) == sides).expect("the same feature")
        };
        let feature = match place.feature {
            Feature::City(_) => find_feature(before.cities.len(), Feature::City),
            Feature::Road(_) => find_feature(before.roads.len(), Feature::Road),
            Feature::Field(_) => find_feature(before.fields.len(), Feature::Field),
            other @ (Feature::Monastery | Feature::Castle | Feature::Garden) => other,
        };
        Place { tile: old_tile, feature }
    }

    /// Returns the first place of the original feature of a place, as text, with all gaps kept apart.
    pub(super) fn area_text(&self, place: Place) -> String {
        let case = &self.retelling.original.case;
        let place = self.place(place);
        let first = case
            .land
            .area(&case.scenario.board, place)
            .map_or(place, |area| case.land.members(area).iter().copied().min().unwrap_or(place));
        case.scenario.board.place_text(first)
    }

    /// Returns the largest feature that may include a place: a sentence names a feature by any place that it has under
    /// the current reading.
    pub(super) fn widest_feature(&self, place: Place) -> String {
        let case = &self.retelling.original.case;
        let (scenario, land) = (&case.scenario, &case.land);
        let place = self.place(place);
        let Some(area) = land.area(&scenario.board, place) else {
            return scenario.board.place_text(place);
        };
        if place.feature.kind() == FeatureKind::Field {
            // A barn in a question may join fields, too.
            let joined = widest_field(scenario, land, area);
            return if scenario.asks.iter().any(|a| a.word == "place") {
                "field".to_owned()
            } else {
                format!("field {joined:?}")
            };
        }
        let joined = land.areas_joined_with(&scenario.board, area, Gaps::Joined);
        format!("{} {joined:?}", place.feature.kind().word())
    }

    /// Returns a meeple as text, with its player, figure and place in the original.
    pub(super) fn meeple_text(&self, meeple: &Meeple) -> String {
        let (player, place) = (self.players[&meeple.player], self.place(meeple.place));
        format!("{player:?} {} {place:?}", meeple.figure.word())
    }
}

/// Returns the sides or half-edges of a feature of a tile, after a motion.
fn feature_sides(tile: &Tile, feature: Feature, motion: Motion) -> BTreeSet<String> {
    match feature {
        Feature::City(n) => {
            let city = &tile.cities[usize::from(n)];
            city.sides.iter().chain(city.gates.iter()).map(|s| motion.side(s).to_string()).collect()
        }
        Feature::Road(n) => tile.roads[usize::from(n)].sides.iter().map(|s| motion.side(s).to_string()).collect(),
        Feature::Field(n) => {
            tile.fields[usize::from(n)].halves.iter().map(|h: HalfEdge| motion.half_edge(h).to_string()).collect()
        }
        Feature::Monastery | Feature::Castle | Feature::Garden => BTreeSet::new(),
    }
}
