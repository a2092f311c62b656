//! What is printed on the tiles of a feature.

use super::{AreaIx, Landscape};
use crate::scenario::{Board, Feature, Place};

/// What a city shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CityPrint {
    /// Its coats of arms.
    pub coats: u32,
    /// Whether a cathedral stands in it.
    pub cathedral: bool,
    /// Whether it is besieged.
    pub besieged: bool,
}

/// What the tiles of a city show; `areas` is everything that belongs to it.
pub fn city_print(board: &Board, land: &Landscape, areas: &[AreaIx]) -> CityPrint {
    let mut shown = CityPrint::default();
    for place in areas.iter().flat_map(|a| land.members(*a)) {
        let (Feature::City(n), Some(tile)) = (place.feature, board.tile(place.tile)) else {
            continue;
        };
        if let Some(city) = tile.cities.get(usize::from(n)) {
            shown.coats = shown.coats.saturating_add(city.coats);
            shown.cathedral |= city.cathedral;
            shown.besieged |= city.besieged;
        }
    }
    shown
}

/// Whether a city is the City of Carcassonne; `areas` is everything that belongs to it.
pub fn is_carcassonne(board: &Board, land: &Landscape, areas: &[AreaIx]) -> bool {
    areas.iter().flat_map(|a| land.members(*a)).any(|place| {
        let Feature::City(n) = place.feature else {
            return false;
        };
        let city = board.tile(place.tile).and_then(|tile| tile.cities.get(usize::from(n)));
        city.is_some_and(|city| city.carcassonne)
    })
}

/// Whether an inn stands beside a road; `areas` is everything that belongs to it.
pub fn has_inn(board: &Board, land: &Landscape, areas: &[AreaIx]) -> bool {
    areas.iter().flat_map(|a| land.members(*a)).any(|place| {
        let Feature::Road(n) = place.feature else {
            return false;
        };
        let road = board.tile(place.tile).and_then(|tile| tile.roads.get(usize::from(n)));
        road.is_some_and(|road| road.inn)
    })
}

/// How many wells stand beside a road; `areas` is everything that belongs to it.
pub fn wells(board: &Board, land: &Landscape, areas: &[AreaIx]) -> u32 {
    let beside = |place: &Place| {
        let Feature::Road(n) = place.feature else { return 0 };
        let road = board.tile(place.tile).and_then(|tile| tile.roads.get(usize::from(n)));
        road.map_or(0, |road| road.wells)
    };
    areas.iter().flat_map(|a| land.members(*a)).fold(0, |sum, place| sum.saturating_add(beside(place)))
}
