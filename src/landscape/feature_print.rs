//! The printed properties of a feature.

use super::{AreaIx, Landscape};
use crate::scenario::{Board, Feature, Place};

/// The printed properties of a city.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CityPrint {
    /// The number of coats of arms.
    pub coats: u32,
    /// Set if the city has a cathedral.
    pub cathedral: bool,
    /// Set if the city is besieged.
    pub besieged: bool,
}

/// Returns the printed properties of the city that consists of `areas`.
pub fn city_print(board: &Board, land: &Landscape, areas: &[AreaIx]) -> CityPrint {
    let mut print = CityPrint::default();
    for place in areas.iter().flat_map(|a| land.members(*a)) {
        let (Feature::City(n), Some(tile)) = (place.feature, board.tile(place.tile)) else {
            continue;
        };
        if let Some(city) = tile.cities.get(usize::from(n)) {
            print.coats = print.coats.saturating_add(city.coats);
            print.cathedral |= city.cathedral;
            print.besieged |= city.besieged;
        }
    }
    print
}

/// Returns `true` if the city that consists of `areas` is the City of Carcassonne.
pub fn is_carcassonne(board: &Board, land: &Landscape, areas: &[AreaIx]) -> bool {
    areas.iter().flat_map(|a| land.members(*a)).any(|place| {
        let Feature::City(n) = place.feature else {
            return false;
        };
        let city = board.tile(place.tile).and_then(|tile| tile.cities.get(usize::from(n)));
        city.is_some_and(|city| city.carcassonne)
    })
}

/// Returns `true` if an inn is beside the road that consists of `areas`.
pub fn has_inn(board: &Board, land: &Landscape, areas: &[AreaIx]) -> bool {
    areas.iter().flat_map(|a| land.members(*a)).any(|place| {
        let Feature::Road(n) = place.feature else {
            return false;
        };
        let road = board.tile(place.tile).and_then(|tile| tile.roads.get(usize::from(n)));
        road.is_some_and(|road| road.inn)
    })
}

/// Returns the number of wells beside the road that consists of `areas`.
pub fn wells(board: &Board, land: &Landscape, areas: &[AreaIx]) -> u32 {
    let wells_at = |place: &Place| {
        let Feature::Road(n) = place.feature else { return 0 };
        let road = board.tile(place.tile).and_then(|tile| tile.roads.get(usize::from(n)));
        road.map_or(0, |road| road.wells)
    };
    areas.iter().flat_map(|a| land.members(*a)).fold(0, |sum, place| sum.saturating_add(wells_at(place)))
}
