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
    /// field, also whether a city that it touches does, since nobody can then know whether that
    /// city is complete.
    pub fn of(&mut self, area: AreaIx) -> bool {
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
            let mut cities = touched_cities(board, land, &group);
            for city in &mut cities {
                *city = land.whole(board, *city, Gaps::Joined);
            }
            cities.sort_unstable();
            cities.dedup();
            runs_out = cities.into_iter().any(|city| self.of(city));
        }
        self.known.insert(whole, runs_out);
        runs_out
    }
}
