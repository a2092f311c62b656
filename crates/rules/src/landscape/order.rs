//! The order in which a map is read and places are named: tile by tile from the north-west, and on
//! a tile side by side, clockwise from the north.

use carcassonne_board::geometry::Side;
use carcassonne_board::tiles::{City, Symbol, Tile};
use carcassonne_position::{Board, Feature, Place, TileIx};

/// Returns the rank of a place in the order of its tile, by its first side or half-edge; 255 for an inner field.
pub fn rank_on_tile(board: &Board, place: Place) -> u8 {
    let Some(tile) = board.tile(place.tile) else { return 0 };
    let side_rank = |s: Option<Side>| s.map_or(0, |s| s as u8 * 2);
    match place.feature {
        Feature::City(n) => side_rank(tile.cities.get(usize::from(n)).and_then(City::identifying_side)),
        Feature::Road(n) => side_rank(tile.roads.get(usize::from(n)).and_then(|r| r.sides.first())),
        Feature::Field(n) => tile
            .fields
            .get(usize::from(n))
            .map_or(0, |f| f.halves.first().map_or(u8::MAX, |h| h.side as u8 * 2 + h.hand as u8)),
        Feature::Monastery | Feature::Castle | Feature::Garden => 0,
    }
}

/// Returns the first of some places: on the first tile, the one whose side comes first; `None` if there are none.
pub fn first_place(board: &Board, places: &[Place]) -> Option<Place> {
    places.iter().copied().min_by_key(|p| (p.tile, rank_on_tile(board, *p)))
}

/// Returns the feature that [`Board::place_text`] writes as `place_text`; `None` if there is none.
pub fn find_place(board: &Board, place_text: &str) -> Option<Place> {
    let (address, _) = place_text.rsplit_once('.')?;
    let name = address.split(':').next()?;
    board
        .tiles_named(name)
        .iter()
        .flat_map(|tile| places(board, *tile))
        .find(|place| board.place_text(*place) == place_text)
}

/// Returns the segments of a tile: cities, then roads, then fields.
pub(super) fn segments(tile: &Tile) -> impl Iterator<Item = Feature> {
    let indices = |count: usize| (0..count).map(|n| u8::try_from(n).unwrap_or(u8::MAX));
    let cities = indices(tile.cities.len()).map(Feature::City);
    let roads = indices(tile.roads.len()).map(Feature::Road);
    cities.chain(roads).chain(indices(tile.fields.len()).map(Feature::Field))
}

/// Returns the places of all features of a tile; none for an unknown tile.
pub fn places(board: &Board, tile: TileIx) -> impl Iterator<Item = Place> + use<> {
    let mut features = Vec::new();
    if let Some(print) = board.tile(tile) {
        features.extend(segments(print));
        features.extend(print.monastery.map(|_| Feature::Monastery));
        features.extend(print.castle.then_some(Feature::Castle));
        features.extend(print.symbols.contains(&Symbol::Garden).then_some(Feature::Garden));
    }
    features.into_iter().map(move |feature| Place { tile, feature })
}
