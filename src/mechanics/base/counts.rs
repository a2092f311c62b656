//! The things that a sum counts, listed so that they can be marked on a board.
//!
//! They are found again from the board, and listed only if there are as many of them as the sum counts.

use super::extent::extent;
use super::finding::Finding;
use super::sum::{Item, Thing};
use super::table::Table;
use super::tally::Things;
use crate::geometry::Space;
use crate::scenario::{Board, Place, TileIx};

/// One of the things that a sum counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountedUnit {
    /// A placed tile.
    Tile(TileIx),
    /// A space, with any content.
    Space(Space),
    /// A city that farmers are paid for.
    City {
        /// The places of the city.
        places: Vec<Place>,
        /// The points for the city.
        each: u32,
    },
}

/// Returns those of some tiles, or of the spaces that they are in, that a sum counts as these things; empty if the
/// numbers differ.
pub(in crate::mechanics) fn of(
    board: &Board,
    (tiles, spaces): (&[TileIx], &[Space]),
    items: &[Item],
    things: &Things,
) -> Vec<CountedUnit> {
    let sum = |things: &[Thing]| -> usize {
        let own = items.iter().filter(|item| things.contains(&item.thing));
        own.map(|item| usize::try_from(item.count).unwrap_or(usize::MAX)).fold(0, usize::saturating_add)
    };
    let wanted = (sum(&[things.tile, things.either]), sum(&[things.space]));
    let on_double = |space: &Space| board.at(*space).any(|tile| board.is_double(tile));
    let (doubles, rest): (Vec<TileIx>, Vec<TileIx>) = tiles.iter().partition(|tile| board.is_double(**tile));
    let (of_doubles, of_rest): (Vec<Space>, Vec<Space>) = spaces.iter().partition(|space| on_double(space));
    let by_tile = |tiles: Vec<TileIx>| tiles.into_iter().map(CountedUnit::Tile).collect::<Vec<_>>();
    let by_space = |spaces: Vec<Space>| spaces.into_iter().map(CountedUnit::Space).collect::<Vec<_>>();
    // The double-size tiles come last, since they may be counted in another unit.
    let (rest, doubles) = if wanted == (tiles.len(), 0) {
        (by_tile(rest), by_tile(doubles))
    } else if wanted == (0, spaces.len()) {
        (by_space(of_rest), by_space(of_doubles))
    } else if wanted == (rest.len(), of_doubles.len()) {
        (by_tile(rest), by_space(of_doubles))
    } else if wanted == (doubles.len(), of_rest.len()) {
        (by_space(of_rest), by_tile(doubles))
    } else {
        return Vec::new();
    };
    [rest, doubles].concat()
}

/// Returns the tiles or spaces of a road or city that its sum counts.
pub(in crate::mechanics) fn of_areas(table: &Table<'_>, finding: &Finding) -> Vec<CountedUnit> {
    let covered = extent(table, &finding.areas);
    of(table.board(), (&covered.tiles, &covered.spaces), finding.score.items(), &Things::PLAIN)
}

/// Returns the tiles or spaces round a tile, including its own, that a sum counts.
pub(in crate::mechanics) fn of_surroundings(table: &Table<'_>, tile: TileIx, finding: &Finding) -> Vec<CountedUnit> {
    let board = table.board();
    let round = table.round(tile, true);
    let occupied: Vec<Space> = round.spaces.iter().copied().filter(|space| board.at(*space).next().is_some()).collect();
    of(board, (&round.on, &occupied), finding.score.items(), &Things::PLAIN)
}
