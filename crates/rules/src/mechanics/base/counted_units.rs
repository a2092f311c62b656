//! The tiles, spaces and cities that the sum of a feature counts, listed so that they can be marked on a board.
//!
//! Tiles and spaces are searched for on the board, and listed only if their number is the one that the sum gives.

use carcassonne_board::geometry::Space;
use carcassonne_position::{Board, Place, TileIx};

use super::extent::measure_extent;
use crate::mechanics::{Finding, Item, Table, Thing, Things};

/// A tile, space or city that the sum of a feature counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountedUnit {
    /// A placed tile that counts.
    Tile(TileIx),
    /// A space that counts, with all tiles in it.
    Space(Space),
    /// A city for which farmers get points.
    City {
        /// The places (a tile and a segment on it) that form the city.
        places: Vec<Place>,
        /// The points that farmers get for the city.
        points: u32,
    },
}

/// Returns the tiles and spaces that `items` count as `things`, out of `tiles` and `spaces`, which are the same part of
/// the board: all in one unit, or double-size tiles in the other. Empty if neither choice gives the counted numbers.
pub(crate) fn match_counted_units(
    board: &Board,
    (tiles, spaces): (&[TileIx], &[Space]),
    items: &[Item],
    things: &Things,
) -> Vec<CountedUnit> {
    let count_of = |things: &[Thing]| -> usize {
        let matching = items.iter().filter(|item| things.contains(&item.thing));
        matching.map(|item| usize::try_from(item.count).unwrap_or(usize::MAX)).fold(0, usize::saturating_add)
    };
    let needed = (count_of(&[things.tile, things.either]), count_of(&[things.space]));
    let is_on_double = |space: &Space| board.at(*space).any(|tile| board.is_double(tile));
    let (doubles, rest): (Vec<TileIx>, Vec<TileIx>) = tiles.iter().partition(|tile| board.is_double(**tile));
    let (double_spaces, rest_spaces): (Vec<Space>, Vec<Space>) = spaces.iter().partition(|space| is_on_double(space));
    let tile_units = |tiles: Vec<TileIx>| tiles.into_iter().map(CountedUnit::Tile).collect::<Vec<_>>();
    let space_units = |spaces: Vec<Space>| spaces.into_iter().map(CountedUnit::Space).collect::<Vec<_>>();
    // The double-size tiles come last, since they may be counted in another unit.
    let (rest, doubles) = if needed == (tiles.len(), 0) {
        (tile_units(rest), tile_units(doubles))
    } else if needed == (0, spaces.len()) {
        (space_units(rest_spaces), space_units(double_spaces))
    } else if needed == (rest.len(), double_spaces.len()) {
        (tile_units(rest), space_units(double_spaces))
    } else if needed == (doubles.len(), rest_spaces.len()) {
        (space_units(rest_spaces), tile_units(doubles))
    } else {
        return Vec::new();
    };
    [rest, doubles].concat()
}

/// Returns the tiles or spaces of the road or city of `finding` that its sum counts; empty if the numbers differ.
pub(crate) fn road_or_city_units(table: &Table<'_>, finding: &Finding) -> Vec<CountedUnit> {
    let covered = measure_extent(table, &finding.areas);
    match_counted_units(table.board(), (&covered.tiles, &covered.spaces), finding.score.items(), &Things::PLAIN)
}

/// Returns the tiles or spaces at and round `tile` that the sum of `finding` counts; empty if the numbers differ.
pub(crate) fn surrounding_units(table: &Table<'_>, tile: TileIx, finding: &Finding) -> Vec<CountedUnit> {
    let board = table.board();
    let surroundings = table.surroundings(tile, true);
    let occupied: Vec<Space> =
        surroundings.spaces.iter().copied().filter(|space| board.at(*space).next().is_some()).collect();
    match_counted_units(board, (&surroundings.tile_indices, &occupied), finding.score.items(), &Things::PLAIN)
}
