//! The printed properties of a feature.

use carcassonne_board::tiles::{City, Road};
use carcassonne_position::{Board, Feature};

use super::{AreaIx, Landscape};

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
    for city in cities(board, land, areas) {
        print.coats = print.coats.saturating_add(city.coats);
        print.cathedral |= city.cathedral;
        print.besieged |= city.besieged;
    }
    print
}

/// Returns `true` if the city that consists of `areas` is the City of Carcassonne.
pub fn is_carcassonne(board: &Board, land: &Landscape, areas: &[AreaIx]) -> bool {
    cities(board, land, areas).any(|city| city.carcassonne)
}

/// Returns `true` if an inn is beside the road that consists of `areas`.
pub fn has_inn(board: &Board, land: &Landscape, areas: &[AreaIx]) -> bool {
    roads(board, land, areas).any(|road| road.inn)
}

/// Returns the number of wells beside the road that consists of `areas`.
pub fn wells(board: &Board, land: &Landscape, areas: &[AreaIx]) -> u32 {
    roads(board, land, areas).fold(0, |sum, road| sum.saturating_add(road.wells))
}

/// Returns the printed city segments of areas.
fn cities<'b>(board: &'b Board, land: &'b Landscape, areas: &'b [AreaIx]) -> impl Iterator<Item = &'b City> {
    let places = areas.iter().flat_map(|area| land.members(*area));
    places.filter_map(|place| match place.feature {
        Feature::City(n) => board.tile(place.tile)?.cities.get(usize::from(n)),
        _ => None,
    })
}

/// Returns the printed road segments of areas.
fn roads<'b>(board: &'b Board, land: &'b Landscape, areas: &'b [AreaIx]) -> impl Iterator<Item = &'b Road> {
    let places = areas.iter().flat_map(|area| land.members(*area));
    places.filter_map(|place| match place.feature {
        Feature::Road(n) => board.tile(place.tile)?.roads.get(usize::from(n)),
        _ => None,
    })
}
