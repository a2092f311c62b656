//! The inventory of a table: the features that may be answered, and the places of all pieces.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::landscape::{AreaIx, Landscape, Pairs, RunsOut, first_place, side_order};
use crate::mechanics::base::presupposed::Presupposed;
use crate::scenario::{Board, Building, FeatureKind, MeepleIx, Place, Scenario, TileIx};
use crate::tiles::{MonasteryKind, Symbol, Tile};

/// The index of a feature or question in [`Table::subjects`](crate::mechanics::Table::subjects).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubjectIx(pub(super) u32);

impl SubjectIx {
    /// Returns every index, in order.
    pub(in crate::mechanics) fn all() -> impl Iterator<Item = Self> {
        (0..).map(Self)
    }
}

/// A feature that may be answered: everything connected to a place, with the parts at a gap kept separate.
#[derive(Debug, Clone)]
pub struct ScoredFeature {
    /// The first place in map order, which is the feature's id.
    pub place: Place,
    /// The kind of feature.
    pub kind: FeatureKind,
    /// The area of the feature; `None` for monasteries, castles and gardens.
    pub area: Option<AreaIx>,
}

/// The features and pieces that were found when a table was built.
#[derive(Debug)]
pub(super) struct Inventory {
    pub(super) subjects: Vec<ScoredFeature>,
    pub(super) by_area: Pairs<AreaIx, SubjectIx>,
    pub(super) by_place: Pairs<Place, SubjectIx>,
    pub(super) on_area: Pairs<AreaIx, MeepleIx>,
    pub(super) at_place: Pairs<Place, MeepleIx>,
    pub(super) on_tile: Pairs<TileIx, MeepleIx>,
    /// The occupied features, in map order.
    pub(super) occupied: Vec<SubjectIx>,
    /// The unknown tiles beside each area, computed on first use.
    pub(super) hashes: OnceCell<Pairs<AreaIx, TileIx>>,
    pub(super) buildings: BTreeMap<TileIx, Vec<Option<Building>>>,
    pub(super) castles: BTreeSet<AreaIx>,
    /// The features that the scenario names as subjects, in claims or in expectations, or that a turn's rounds score.
    pub(super) spoken_of: BTreeSet<SubjectIx>,
    /// The fields that nothing names and whose points depend on an unknown tile.
    pub(super) left_out: BTreeSet<SubjectIx>,
    /// The first unoccupied feature beyond the number that is answered; `None` if there are not so many.
    pub(super) too_many_from: Option<SubjectIx>,
    pub(super) doubles: bool,
    pub(super) printed: Printed,
    /// The expansions that the board presupposes, and those that each question does.
    pub(super) presupposed: Presupposed,
}

/// The special features printed on tiles of the board: one that is absent need not be searched for round each feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with one another")]
pub(in crate::mechanics) struct Printed {
    /// Set if a city is besieged.
    pub(in crate::mechanics) siege: bool,
    /// Set for the City of Carcassonne.
    pub(in crate::mechanics) carcassonne: bool,
    /// Set for a German castle.
    pub(in crate::mechanics) castle: bool,
    pub(in crate::mechanics) shrine: bool,
    pub(in crate::mechanics) vineyard: bool,
    pub(in crate::mechanics) hill: bool,
    /// Set for a herd of pigs.
    pub(in crate::mechanics) herd: bool,
    pub(in crate::mechanics) well: bool,
}

impl Printed {
    fn on(board: &Board) -> Self {
        let any = |is_there: fn(&Tile) -> bool| board.prints().any(is_there);
        Self {
            siege: any(|tile| tile.cities.iter().any(|city| city.besieged)),
            carcassonne: any(|tile| tile.cities.iter().any(|city| city.carcassonne)),
            castle: any(|tile| tile.castle),
            shrine: any(|tile| tile.monastery == Some(MonasteryKind::Shrine)),
            vineyard: any(|tile| tile.symbols.contains(&Symbol::Vineyard)),
            hill: any(|tile| tile.symbols.contains(&Symbol::Hill)),
            herd: any(|tile| tile.symbols.contains(&Symbol::PigHerd)),
            well: any(|tile| tile.roads.iter().any(|road| road.wells > 0)),
        }
    }
}

/// The most unoccupied and unnamed features that are answered on a board. A file with meeples limits by itself how much
/// it asks; without, a few letters of a map ask for thousands.
pub(super) const MOST_UNASKED: usize = 10_000;

impl Inventory {
    /// Takes the inventory of a board; `nothing_is_asked` is set if the scenario asks no question.
    ///
    /// Features are every one with a meeple (a field only if what is beyond unknown tiles cannot change its points),
    /// every monastery and castle, every road, city and field at an enclosed gap (unless it runs into an unknown tile),
    /// and every place that a claim or expectation names. A garden is one only if a meeple is in it or something names
    /// it.
    pub(super) fn of_board(scenario: &Scenario, land: &Landscape, nothing_is_asked: bool) -> Self {
        let board = &scenario.board;
        let mut places: Vec<Place> = Vec::new();
        let mut doubles = false;
        for ix in board.all() {
            doubles |= board.is_double(ix);
            if let Some(tile) = board.tile(ix) {
                let monastery = tile.monastery.map(|_| crate::scenario::Feature::Monastery);
                let castle = tile.castle.then_some(crate::scenario::Feature::Castle);
                places.extend(monastery.into_iter().chain(castle).map(|feature| Place { tile: ix, feature }));
            }
        }
        let mut gardens: Vec<Place> = scenario
            .named_places()
            .map(|(place, _)| place)
            .filter(|place| place.feature.kind() == FeatureKind::Garden)
            .collect();
        gardens.sort_unstable();
        gardens.dedup();
        places.append(&mut gardens);
        let mut areas: Vec<AreaIx> = scenario.named_places().filter_map(|(place, _)| land.area(board, place)).collect();
        let mut runs_out = RunsOut::new(scenario, land);
        areas.extend(land.areas().filter(|a| land.at_gap(*a) && !runs_out.at(*a)));
        areas.sort_unstable();
        areas.dedup();
        let mut subjects: Vec<ScoredFeature> = places
            .into_iter()
            .map(|place| ScoredFeature { place, kind: place.feature.kind(), area: None })
            .chain(areas.into_iter().filter_map(|area| {
                // An area has at least one segment.
                let place = first_place(board, land.members(area))?;
                Some(ScoredFeature { place, kind: land.kind(area), area: Some(area) })
            }))
            .collect();
        subjects.sort_by_cached_key(|s| (s.place.tile, s.kind, side_order(board, s.place)));
        let areas = |(n, s): (SubjectIx, &ScoredFeature)| s.area.map(|area| (area, n));
        let by_area = Pairs::of(SubjectIx::all().zip(&subjects).filter_map(areas));
        let alone = SubjectIx::all().zip(&subjects).filter(|(_, s)| s.area.is_none());
        let by_place = Pairs::of(alone.map(|(n, s)| (s.place, n)));
        let meeples = || scenario.each_meeple().map(|(n, meeple)| (n, meeple.place));
        let stands = |(n, place)| land.area(board, place).map(|area| (area, n));
        let on_area = Pairs::of(meeples().filter_map(stands));
        let elsewhere = meeples().filter(|(_, place)| land.area(board, *place).is_none());
        let at_place = Pairs::of(elsewhere.map(|(n, place)| (place, n)));
        let on_tile = Pairs::of(meeples().map(|(n, place)| (place.tile, n)));
        let on_areas = on_area.keys().filter_map(|area| by_area.first(area));
        let at_places = at_place.keys().filter_map(|place| by_place.first(place));
        let mut occupied: Vec<SubjectIx> = on_areas.chain(at_places).collect();
        occupied.sort_unstable();
        occupied.dedup();
        let mut buildings: BTreeMap<TileIx, Vec<Option<Building>>> = BTreeMap::new();
        for (tile, kind) in scenario.buildings() {
            buildings.entry(tile).or_default().push(kind);
        }
        let castles = scenario.castles().filter_map(|(place, _)| land.area(board, place)).collect();
        let claimed = scenario.claims.iter().filter_map(|c| c.about.place());
        let expected = scenario.expect.iter().filter_map(|e| e.about.place());
        let named = scenario.features.iter().map(|(place, _)| *place);
        let spoken_of = named.chain(claimed).chain(expected).filter_map(|place| match land.area(board, place) {
            Some(area) => by_area.first(area),
            None => by_place.first(place),
        });
        let spoken_of: BTreeSet<SubjectIx> = spoken_of.collect();
        let unknown = |(ix, subject): &(SubjectIx, &ScoredFeature)| {
            let field = subject.area.filter(|_| subject.kind == FeatureKind::Field);
            !spoken_of.contains(ix) && field.is_some_and(|field| runs_out.at(field))
        };
        let mut left_out: BTreeSet<SubjectIx> = if nothing_is_asked && land.has_unknown() {
            SubjectIx::all().zip(&subjects).filter(unknown).map(|(ix, _)| ix).collect()
        } else {
            BTreeSet::new()
        };
        // If every feature is left out, the fields are what the scenario is about.
        if left_out.len() == subjects.len() {
            left_out.clear();
        }
        let found = Inventory {
            subjects,
            by_area,
            by_place,
            on_area,
            at_place,
            on_tile,
            occupied,
            hashes: OnceCell::new(),
            buildings,
            castles,
            spoken_of,
            left_out,
            too_many_from: None,
            doubles,
            printed: Printed::on(board),
            presupposed: Presupposed::by(scenario),
        };
        let too_many_from = found.unasked().nth(MOST_UNASKED);
        Inventory { too_many_from, ..found }
    }

    /// Returns the unoccupied features that nothing names, in map order.
    pub(super) fn unasked(&self) -> impl Iterator<Item = SubjectIx> {
        let all = SubjectIx::all().zip(&self.subjects);
        all.filter(|(ix, subject)| self.is_unasked(*ix, subject)).map(|(ix, _)| ix)
    }

    fn is_unasked(&self, ix: SubjectIx, subject: &ScoredFeature) -> bool {
        let stands = match subject.area {
            Some(area) => self.on_area.first(area),
            None => self.at_place.first(subject.place),
        };
        stands.is_none() && !self.spoken_of.contains(&ix)
    }

    pub(super) fn is_too_many(&self, ix: SubjectIx) -> bool {
        self.too_many_from.is_some_and(|first| first <= ix)
            && self.subjects.get(ix.0 as usize).is_some_and(|subject| self.is_unasked(ix, subject))
    }
}
