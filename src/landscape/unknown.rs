//! What runs into a tile that does not matter (`#`), so that nobody can know how it continues.

use std::collections::BTreeMap;

use super::{AreaIx, Gaps, Landscape, touched_cities, widest_field};
use crate::scenario::{FeatureKind, Scenario};

/// Which areas run into a tile that does not matter. Each is looked at once, with everything that
/// gaps join to it.
#[derive(Debug)]
pub struct RunsOut<'a> {
    scenario: &'a Scenario,
    land: &'a Landscape,
    known: BTreeMap<AreaIx, bool>,
}

impl<'a> RunsOut<'a> {
    /// Nothing looked at yet.
    pub fn new(scenario: &'a Scenario, land: &'a Landscape) -> Self {
        Self { scenario, land, known: BTreeMap::new() }
    }

    /// Everything that may be one with an area: what an enclosed gap joins to it and, for a field,
    /// what a barn joins.
    pub fn group(&self, area: AreaIx) -> Vec<AreaIx> {
        match self.land.kind(area) {
            FeatureKind::Field => widest_field(self.scenario, self.land, area),
            FeatureKind::City
            | FeatureKind::Road
            | FeatureKind::Monastery
            | FeatureKind::Castle
            | FeatureKind::Garden => self.land.group(&self.scenario.board, area, Gaps::Joined),
        }
    }

    /// Whether an area, or what may be one with it, runs into a tile that does not matter. For a
    /// field, also whether a city that it touches does, where nobody can then know whether that
    /// city is complete.
    pub fn at(&mut self, area: AreaIx) -> bool {
        let (board, land) = (&self.scenario.board, self.land);
        if !land.hash {
            return false;
        }
        let whole = land.whole(board, area, Gaps::Joined);
        if let Some(known) = self.known.get(&whole) {
            return *known;
        }
        let group = self.group(area);
        let mut runs_out = group.iter().any(|a| land.runs_into_hash(*a));
        if !runs_out && land.kind(area) == FeatureKind::Field {
            let cities = touched_cities(board, land, &group);
            runs_out = cities.into_iter().any(|city| self.may_be_complete(city));
        }
        self.known.insert(whole, runs_out);
        runs_out
    }

    /// Whether the extent of an area is unknown, whatever it is worth.
    pub fn extent_of(&self, area: AreaIx) -> bool {
        self.land.hash && self.group(area).iter().any(|a| self.land.runs_into_hash(*a))
    }

    /// Whether nobody can know if a city is complete: it runs into a tile that does not matter, and is not
    /// open anywhere else. Where it is, nothing beyond makes it complete.
    pub fn may_be_complete(&mut self, city: AreaIx) -> bool {
        let (board, land) = (&self.scenario.board, self.land);
        let open = |gaps| land.open_sides(board, city, gaps) > land.toward_abbey(board, city, gaps);
        let apart = land.runs_into_hash(city) && !open(Gaps::Apart);
        let joined = self.at(city) && !open(Gaps::Joined);
        apart || joined
    }
}
