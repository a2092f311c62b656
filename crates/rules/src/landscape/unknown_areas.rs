//! Areas that run into an unknown tile (`#`), so that it cannot be known how they continue.

use std::collections::BTreeMap;

use carcassonne_position::{FeatureKind, Scenario};

use super::{AreaIx, Gaps, Landscape, touched_cities, widest_field};

/// A record of the areas that run into an unknown tile. Each area is examined once, with all that gaps join to it.
#[derive(Debug)]
pub struct UnknownAreas<'a> {
    scenario: &'a Scenario,
    land: &'a Landscape,
    known: BTreeMap<AreaIx, bool>,
}

impl<'a> UnknownAreas<'a> {
    /// Creates an empty record.
    pub fn new(scenario: &'a Scenario, land: &'a Landscape) -> Self {
        Self { scenario, land, known: BTreeMap::new() }
    }

    /// Returns all areas that may be one with `area`, itself included, through enclosed gaps or, for a field, barns.
    pub fn areas_possibly_one_with(&self, area: AreaIx) -> Vec<AreaIx> {
        match self.land.kind(area) {
            FeatureKind::Field => widest_field(self.scenario, self.land, area),
            FeatureKind::City
            | FeatureKind::Road
            | FeatureKind::Monastery
            | FeatureKind::Castle
            | FeatureKind::Garden => self.land.areas_joined_with(&self.scenario.board, area, Gaps::Joined),
        }
    }

    /// Returns `true` if an area, or one that may be one with it, runs into an unknown tile. For a field, also if a
    /// city that it touches [may be complete](Self::may_be_complete) for that reason.
    pub fn runs_into_unknown(&mut self, area: AreaIx) -> bool {
        let (board, land) = (&self.scenario.board, self.land);
        if !land.has_unknown {
            return false;
        }
        let representative = land.representative(board, area, Gaps::Joined);
        if let Some(known) = self.known.get(&representative) {
            return *known;
        }
        let group = self.areas_possibly_one_with(area);
        let mut is_unknown = group.iter().any(|a| land.runs_into_hash(*a));
        if !is_unknown && land.kind(area) == FeatureKind::Field {
            let cities = touched_cities(board, land, &group);
            is_unknown = cities.into_iter().any(|city| self.may_be_complete(city));
        }
        self.known.insert(representative, is_unknown);
        is_unknown
    }

    /// Returns `true` if an area, or one that may be one with it, runs into an unknown tile (not just a touched city).
    pub fn is_extent_unknown(&self, area: AreaIx) -> bool {
        self.land.has_unknown && self.areas_possibly_one_with(area).iter().any(|a| self.land.runs_into_hash(*a))
    }

    /// Returns `true` if, under at least one reading of gaps, no one can know whether a city is complete: the city, or
    /// one that gaps join to it, runs into an unknown tile and has no other open side apart from those toward an abbey.
    pub fn may_be_complete(&mut self, city: AreaIx) -> bool {
        let (board, land) = (&self.scenario.board, self.land);
        let has_open_side = |gaps| land.open_sides(board, city, gaps) > land.open_sides_toward_abbey(board, city, gaps);
        let is_unknown_apart = land.runs_into_hash(city) && !has_open_side(Gaps::Separate);
        let is_unknown_joined = self.runs_into_unknown(city) && !has_open_side(Gaps::Joined);
        is_unknown_apart || is_unknown_joined
    }
}
