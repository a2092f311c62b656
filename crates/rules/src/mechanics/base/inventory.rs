//! The inventory of a table: the features that may be answered, and the places of all meeples, buildings and castles.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::{collect_set, group_by_key};
use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_board::tiles::{MonasteryKind, Symbol, Tile};
use carcassonne_position::{Board, Building, FeatureKind, MeepleIx, Place, Scenario, TileIx};

use super::prerequisites::Prerequisites;
use crate::landscape::{AreaIx, Landscape, Pairs, UnknownAreas, first_place, rank_on_tile};

/// The index of a feature or question in [`Table::subjects`](crate::mechanics::Table::subjects).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubjectIx(pub(super) u32);

impl SubjectIx {
    /// Returns the indices 0, 1, 2 and so on, without end, to be zipped with a list of subjects.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).map(Self)
    }
}

/// A feature that may be answered: everything connected to a place, without the parts beyond an enclosed gap.
#[derive(Debug, Clone)]
pub struct ScoredFeature {
    /// The feature's first place in map order, by which the feature is identified.
    pub place: Place,
    /// The kind of feature: road, city, field, monastery and so on.
    pub kind: FeatureKind,
    /// The area that forms the feature; `None` for monasteries, castles and gardens.
    pub area: Option<AreaIx>,
}

/// The features and meeples, buildings and castles on the board, as found when a table was built.
#[derive(Debug)]
pub(super) struct Inventory {
    pub(super) features: Vec<ScoredFeature>,
    pub(super) features_by_area: Pairs<AreaIx, SubjectIx>,
    pub(super) features_by_place: Pairs<Place, SubjectIx>,
    pub(super) meeples_by_area: Pairs<AreaIx, MeepleIx>,
    pub(super) meeples_by_place: Pairs<Place, MeepleIx>,
    pub(super) meeples_by_tile: Pairs<TileIx, MeepleIx>,
    /// The features on which a meeple is, in map order.
    pub(super) occupied: Vec<SubjectIx>,
    /// The unknown tiles beside each area, computed on first use.
    pub(super) unknown_tiles: OnceCell<Pairs<AreaIx, TileIx>>,
    pub(super) buildings: BTreeMap<TileIx, Vec<Option<Building>>>,
    pub(super) castles: BTreeSet<AreaIx>,
    /// The features that the scenario names as subjects, in claims or in expectations, or that a turn's rounds score.
    pub(super) mentioned: BTreeSet<SubjectIx>,
    /// The fields left unanswered: nothing names them, and an unknown tile may change their points. Empty if the
    /// scenario asks a question, or if all features would be left out.
    pub(super) unanswered_fields: BTreeSet<SubjectIx>,
    /// The first unoccupied, unnamed feature beyond the [`MAX_UNMENTIONED`] that are answered; `None` if none is left.
    pub(super) first_surplus: Option<SubjectIx>,
    pub(super) has_doubles: bool,
    pub(super) printed_features: PrintedFeatures,
    /// The releases of the expansions that the board presupposes, and of those that each question presupposes.
    pub(super) prerequisites: Prerequisites,
}

/// The kinds of special prints found on any tile of the board; a kind that is absent need not be looked for any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with one another")]
pub struct PrintedFeatures {
    /// Set if a tile shows a besieged city.
    pub siege: bool,
    /// Set if a tile shows part of the City of Carcassonne.
    pub carcassonne: bool,
    /// Set if a tile shows a German castle.
    pub castle: bool,
    pub shrine: bool,
    pub vineyard: bool,
    pub hill: bool,
    /// Set if a tile shows a herd of pigs.
    pub herd: bool,
    pub well: bool,
}

impl PrintedFeatures {
    fn on_board(board: &Board) -> Self {
        let any_tile = |is_there: fn(&Tile) -> bool| board.prints().any(is_there);
        Self {
            siege: any_tile(|tile| tile.cities.iter().any(|city| city.besieged)),
            carcassonne: any_tile(|tile| tile.cities.iter().any(|city| city.carcassonne)),
            castle: any_tile(|tile| tile.castle),
            shrine: any_tile(|tile| tile.monastery == Some(MonasteryKind::Shrine)),
            vineyard: any_tile(|tile| tile.symbols.contains(&Symbol::Vineyard)),
            hill: any_tile(|tile| tile.symbols.contains(&Symbol::Hill)),
            herd: any_tile(|tile| tile.symbols.contains(&Symbol::PigHerd)),
            well: any_tile(|tile| tile.roads.iter().any(|road| road.wells > 0)),
        }
    }
}

/// The maximum number of unoccupied and unnamed features that are answered on a board. Occupied and named features need
/// no limit, since each is written out in the file, but a few letters of a map can make thousands of others.
pub(super) const MAX_UNMENTIONED: usize = 10_000;

impl Inventory {
    /// Finds the features and meeples on the board of `scenario`; `asks_nothing` is set if it asks no question.
    ///
    /// The features are every monastery and castle; every road, city, field or garden with a meeple or barn, or at a
    /// place to be answered or named in a claim or expectation; and every road, city and field at an enclosed gap that
    /// no unknown tile may change.
    pub(super) fn new(scenario: &Scenario, land: &Landscape, asks_nothing: bool) -> Self {
        let board = &scenario.board;
        let mut places: Vec<Place> = Vec::new();
        let mut has_doubles = false;
        for ix in board.all() {
            has_doubles |= board.is_double(ix);
            if let Some(tile) = board.tile(ix) {
                let monastery = tile.monastery.map(|_| carcassonne_position::Feature::Monastery);
                let castle = tile.castle.then_some(carcassonne_position::Feature::Castle);
                places.extend(monastery.into_iter().chain(castle).map(|feature| Place { tile: ix, feature }));
            }
        }
        let named_places = || scenario.named_places().map(|(place, _)| place);
        places.extend(sorted_unique(named_places().filter(|place| place.feature.kind() == FeatureKind::Garden)));
        let mut runs_out = UnknownAreas::new(scenario, land);
        let at_gaps = land.areas().filter(|a| land.at_gap(*a) && !runs_out.runs_into_unknown(*a));
        let areas = sorted_unique(named_places().filter_map(|place| land.area(board, place)).chain(at_gaps));
        let mut features: Vec<ScoredFeature> = places
            .into_iter()
            .map(|place| ScoredFeature { place, kind: place.feature.kind(), area: None })
            .chain(areas.into_iter().filter_map(|area| {
                // An area has at least one segment.
                let place = first_place(board, land.members(area))?;
                Some(ScoredFeature { place, kind: land.kind(area), area: Some(area) })
            }))
            .collect();
        sort_by_key(&mut features, |s| (s.place.tile, s.kind, rank_on_tile(board, s.place)));
        let area_entry = |(n, s): (SubjectIx, &ScoredFeature)| s.area.map(|area| (area, n));
        let features_by_area = Pairs::new(SubjectIx::all().zip(&features).filter_map(area_entry));
        let without_area = SubjectIx::all().zip(&features).filter(|(_, s)| s.area.is_none());
        let features_by_place = Pairs::new(without_area.map(|(n, s)| (s.place, n)));
        let meeple_places = || scenario.each_meeple().map(|(n, meeple)| (n, meeple.place));
        let to_area = |(n, place)| land.area(board, place).map(|area| (area, n));
        let meeples_by_area = Pairs::new(meeple_places().filter_map(to_area));
        let off_areas = meeple_places().filter(|(_, place)| land.area(board, *place).is_none());
        let meeples_by_place = Pairs::new(off_areas.map(|(n, place)| (place, n)));
        let meeples_by_tile = Pairs::new(meeple_places().map(|(n, place)| (place.tile, n)));
        let occupied_areas = meeples_by_area.keys().filter_map(|area| features_by_area.first_value(area));
        let occupied_places = meeples_by_place.keys().filter_map(|place| features_by_place.first_value(place));
        let occupied = sorted_unique(occupied_areas.chain(occupied_places));
        let castles = collect_set(scenario.castles().filter_map(|(place, _)| land.area(board, place)));
        let claimed = scenario.claims.iter().filter_map(|c| c.about.place());
        let expected = scenario.expect.iter().filter_map(|e| e.about.place());
        let named = scenario.features.iter().map(|(place, _)| *place);
        let mentioned = named.chain(claimed).chain(expected).filter_map(|place| match land.area(board, place) {
            Some(area) => features_by_area.first_value(area),
            None => features_by_place.first_value(place),
        });
        let mentioned: BTreeSet<SubjectIx> = collect_set(mentioned);
        let is_unknown = |(ix, feature): &(SubjectIx, &ScoredFeature)| {
            let field = feature.area.filter(|_| feature.kind == FeatureKind::Field);
            !mentioned.contains(ix) && field.is_some_and(|field| runs_out.runs_into_unknown(field))
        };
        let mut unanswered_fields: BTreeSet<SubjectIx> = if asks_nothing && land.has_unknown_areas() {
            collect_set(SubjectIx::all().zip(&features).filter(is_unknown).map(|(ix, _)| ix))
        } else {
            BTreeSet::new()
        };
        // If every feature is left out, the fields are what the scenario is about.
        if unanswered_fields.len() == features.len() {
            unanswered_fields.clear();
        }
        let inventory = Inventory {
            features,
            features_by_area,
            features_by_place,
            meeples_by_area,
            meeples_by_place,
            meeples_by_tile,
            occupied,
            unknown_tiles: OnceCell::new(),
            buildings: group_by_key(scenario.buildings()),
            castles,
            mentioned,
            unanswered_fields,
            first_surplus: None,
            has_doubles,
            printed_features: PrintedFeatures::on_board(board),
            prerequisites: Prerequisites::from_scenario(scenario),
        };
        let first_surplus = inventory.unmentioned_features().nth(MAX_UNMENTIONED);
        Inventory { first_surplus, ..inventory }
    }

    /// Returns the unoccupied features that nothing names, in map order.
    pub(super) fn unmentioned_features(&self) -> impl Iterator<Item = SubjectIx> {
        let all = SubjectIx::all().zip(&self.features);
        all.filter(|(ix, feature)| self.is_empty_and_unmentioned(*ix, feature)).map(|(ix, _)| ix)
    }

    fn is_empty_and_unmentioned(&self, ix: SubjectIx, feature: &ScoredFeature) -> bool {
        let occupant = match feature.area {
            Some(area) => self.meeples_by_area.first_value(area),
            None => self.meeples_by_place.first_value(feature.place),
        };
        occupant.is_none() && !self.mentioned.contains(&ix)
    }

    pub(super) fn is_surplus(&self, ix: SubjectIx) -> bool {
        self.first_surplus.is_some_and(|first| first <= ix)
            && self.features.get(ix.0 as usize).is_some_and(|feature| self.is_empty_and_unmentioned(ix, feature))
    }
}
