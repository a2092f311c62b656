//! The mapping from a retold scenario back to the tiles, places and players of the original.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_oracle::inside::geometry::{HalfEdge, Shape, Space};
use carcassonne_oracle::inside::landscape::{Gaps, widest_field};
use carcassonne_oracle::inside::scenario::{Feature, FeatureKind, Meeple, Place, PlayerIx, TileIx};
use carcassonne_oracle::inside::tiles::Tile;
use carcassonne_oracle::inside::verdict::Case;

use super::telling::Retold;
use crate::boards::model::Motion;

/// The mapping from a retold scenario back to its original.
pub(super) struct Back<'t, 'o> {
    /// The retelling.
    pub(super) told: &'t Retold<'o>,
    /// The retelling as the program reads it.
    pub(super) case: &'t Case,
    /// The inverse of the board's motion.
    pub(super) motion: Motion,
    /// The original tile of each tile.
    pub(super) tiles: BTreeMap<TileIx, TileIx>,
    /// The original player of each player.
    pub(super) players: BTreeMap<PlayerIx, PlayerIx>,
}

impl<'t, 'o> Back<'t, 'o> {
    /// Builds the mapping from the places of the tiles and the names of the players.
    pub(super) fn new(told: &'t Retold<'o>, case: &'t Case) -> Self {
        let board = &case.scenario.board;
        let old: BTreeMap<(Space, Shape), TileIx> = told.tiles.keys().map(|tile| (told.lies(*tile), *tile)).collect();
        let same = |ix: TileIx| {
            let placed = board.placed(ix);
            (ix, *old.get(&(placed.at, placed.shape)).expect("a tile of the original"))
        };
        let player = |(n, name): (PlayerIx, &String)| {
            let old = told.players.iter().find(|(_, new)| *new == name);
            (n, *old.expect("a player of the original").0)
        };
        let players = &case.scenario.players;
        Self {
            told,
            case,
            motion: told.change.undone(),
            tiles: board.all().map(same).collect(),
            players: PlayerIx::all(players.len()).zip(players).map(player).collect(),
        }
    }

    /// Returns the place in the original.
    pub(super) fn place(&self, place: Place) -> Place {
        let board = &self.case.scenario.board;
        let old = self.tiles[&place.tile];
        let before = self.told.original.case.scenario.board.tile(old);
        let (Some(now), Some(before)) = (board.tile(place.tile), before) else {
            return Place { tile: old, ..place };
        };
        let wanted = reaches(now, place.feature, self.motion);
        let still = Motion::turn(0);
        let same = |all: usize, feature: fn(u8) -> Feature| {
            let mut all = (0..u8::try_from(all).unwrap_or_default()).map(feature);
            all.find(|f| reaches(before, *f, still) == wanted).expect("the same feature")
        };
        let feature = match place.feature {
            Feature::City(_) => same(before.cities.len(), Feature::City),
            Feature::Road(_) => same(before.roads.len(), Feature::Road),
            Feature::Field(_) => same(before.fields.len(), Feature::Field),
            other @ (Feature::Monastery | Feature::Castle | Feature::Garden) => other,
        };
        Place { tile: old, feature }
    }

    /// Returns the original feature of a place, with all gaps kept apart.
    pub(super) fn area(&self, place: Place) -> String {
        let case = &self.told.original.case;
        let place = self.place(place);
        let first = case
            .land
            .area(&case.scenario.board, place)
            .map_or(place, |area| case.land.members(area).iter().copied().min().unwrap_or(place));
        case.scenario.board.place_text(first)
    }

    /// Returns the largest feature that may include a place: a sentence names a feature by any place that it has under
    /// the current reading.
    pub(super) fn widest(&self, place: Place) -> String {
        let case = &self.told.original.case;
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
        let joined = land.group(&scenario.board, area, Gaps::Joined);
        format!("{} {joined:?}", place.feature.kind().word())
    }

    /// Writes a meeple with its player, figure and place in the original.
    pub(super) fn meeple(&self, meeple: &Meeple) -> String {
        let (player, place) = (self.players[&meeple.player], self.place(meeple.place));
        format!("{player:?} {} {place:?}", meeple.figure.word())
    }
}

/// Returns the sides or half-edges of a feature of a tile, after a motion.
fn reaches(tile: &Tile, feature: Feature, motion: Motion) -> BTreeSet<String> {
    match feature {
        Feature::City(n) => {
            let city = &tile.cities[usize::from(n)];
            city.sides.iter().chain(city.gates.iter()).map(|s| motion.side(s).to_string()).collect()
        }
        Feature::Road(n) => tile.roads[usize::from(n)].sides.iter().map(|s| motion.side(s).to_string()).collect(),
        Feature::Field(n) => {
            tile.fields[usize::from(n)].halves.iter().map(|h: HalfEdge| motion.half(h).to_string()).collect()
        }
        Feature::Monastery | Feature::Castle | Feature::Garden => BTreeSet::new(),
    }
}
