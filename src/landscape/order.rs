//! The order in which a map is read and places are named: tile by tile from the north-west, and on
//! a tile side by side, clockwise from the north.

use crate::geometry::Side;
use crate::scenario::{Board, Feature, Place};

/// Where a place comes among those of its tile: by its first side or half-edge.
pub fn side_order(board: &Board, place: Place) -> u8 {
    let Some(tile) = board.tile(place.tile) else {
        return 0;
    };
    let side = |s: Option<Side>| s.map_or(0, |s| s as u8 * 2);
    match place.feature {
        Feature::City(n) => side(tile.cities.get(usize::from(n)).and_then(|c| c.sides.first())),
        Feature::Road(n) => side(tile.roads.get(usize::from(n)).and_then(|r| r.sides.first())),
        Feature::Field(n) => tile
            .fields
            .get(usize::from(n))
            .and_then(|f| f.halves.first())
            .map_or(0, |h| h.side as u8 * 2 + h.hand as u8),
        Feature::Monastery | Feature::Castle | Feature::Garden => 0,
    }
}

/// The first of some places: on the first tile, the segment whose side comes first.
pub fn first_place(board: &Board, places: &[Place]) -> Option<Place> {
    places.iter().copied().min_by_key(|p| (p.tile, side_order(board, *p)))
}
