//! What a sum counts, one by one, so that it can be pointed out on a board.
//!
//! What can be counted is found again from the board; it is told only if there are as many of it as the sum says.

use super::carcassonne;
use super::extent::extent;
use super::farm::FOR_BARN;
use super::finding::Finding;
use super::sum::{Item, Thing};
use super::table::Table;
use crate::geometry::Space;
use crate::landscape::{AreaIx, Gaps, touched_cities};
use crate::scenario::{Board, Place, TileIx};

/// One of the things that a sum counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountedUnit {
    /// A placed tile.
    Tile(TileIx),
    /// A space, whatever lies there.
    Space(Space),
    /// A city that farmers are paid for.
    City {
        /// Its places.
        places: Vec<Place>,
        /// The points for it.
        each: u32,
    },
}

/// What is counted by the tile, and by the space.
const BY_TILE: [&str; 4] = ["tile", "tile-or-space", "row-tile", "row-tile-or-space"];
const BY_SPACE: [&str; 2] = ["space", "row-space"];

/// Those of some tiles, or of the spaces that they lie in, that a sum counts; nothing where they are not as many.
pub(in crate::mechanics) fn of(
    board: &Board,
    (tiles, spaces): (&[TileIx], &[Space]),
    items: &[Item],
) -> Vec<CountedUnit> {
    let sum = |keys: &[&str]| -> usize {
        let own = items.iter().filter(|item| keys.contains(&item.thing.key));
        own.map(|item| usize::try_from(item.count).unwrap_or(usize::MAX)).fold(0, usize::saturating_add)
    };
    let wanted = (sum(&BY_TILE), sum(&BY_SPACE));
    let of_double = |space: &Space| board.at(*space).any(|tile| board.is_double(tile));
    let double = |yes: bool| {
        let tiles = tiles.iter().filter(move |tile| board.is_double(**tile) == yes);
        tiles.map(|tile| CountedUnit::Tile(*tile)).collect::<Vec<_>>()
    };
    let space = |yes: bool| {
        let spaces = spaces.iter().filter(move |space| of_double(space) == yes);
        spaces.map(|space| CountedUnit::Space(*space)).collect::<Vec<_>>()
    };
    // The rest, then the double-size tiles, which may count otherwise.
    let ways = [
        (double(false), double(true)),
        (space(false), space(true)),
        (double(false), space(true)),
        (space(false), double(true)),
    ];
    let is_tile = |unit: &CountedUnit| matches!(unit, CountedUnit::Tile(_));
    let all = ways.into_iter().map(|(rest, doubles)| rest.into_iter().chain(doubles).collect::<Vec<_>>());
    let fits = |way: &Vec<CountedUnit>| {
        let tiles = way.iter().filter(|unit| is_tile(unit)).count();
        !way.is_empty() && (tiles, way.len() - tiles) == wanted
    };
    let mut all = all.filter(fits);
    all.next().unwrap_or_default()
}

/// The tiles or spaces of a road or city.
pub(in crate::mechanics) fn of_areas(table: &Table<'_>, finding: &Finding) -> Vec<CountedUnit> {
    let covered = extent(table, &finding.areas);
    of(table.board(), (&covered.tiles, &covered.spaces), finding.score.items())
}

/// The tiles or spaces round a tile, its own among them.
pub(in crate::mechanics) fn of_surroundings(table: &Table<'_>, tile: TileIx, finding: &Finding) -> Vec<CountedUnit> {
    let board = table.board();
    let round = table.round(tile, true);
    let occupied: Vec<Space> = round.spaces.iter().copied().filter(|space| board.at(*space).next().is_some()).collect();
    of(board, (&round.on, &occupied), finding.score.items())
}

/// The cities that a field is paid for.
pub(in crate::mechanics) fn of_field(table: &Table<'_>, finding: &Finding) -> Vec<CountedUnit> {
    /// More cities than anybody looks for one by one.
    const MOST: usize = 64;
    let (board, land) = (table.board(), table.land);
    let paid = |item: &&Item| [Thing::CITY, FOR_BARN].contains(&item.thing) || item.thing.key == "joined-city";
    let Some(item) = finding.score.items().iter().find(paid) else { return Vec::new() };
    let touched = touched_cities(board, land, &finding.areas);
    let complete = |gaps: Gaps, with_carcassonne: bool| {
        let mut cities: Vec<AreaIx> = touched.iter().map(|city| land.whole(board, *city, gaps)).collect();
        cities.sort_unstable();
        cities.dedup();
        cities.retain(|city| {
            if table.printed().carcassonne && carcassonne::is_it(table, &land.group(board, *city, gaps)) {
                with_carcassonne
            } else {
                land.open_sides(board, *city, gaps) == 0
            }
        });
        let all = cities.into_iter().take(MOST).map(|city| land.group(board, city, gaps));
        all.collect::<Vec<Vec<AreaIx>>>()
    };
    let ways = [Gaps::Apart, Gaps::Joined].into_iter().flat_map(|gaps| [true, false].map(|with| complete(gaps, with)));
    let found = ways.into_iter().find(|cities| u32::try_from(cities.len()) == Ok(item.count));
    let city = |areas: Vec<AreaIx>| CountedUnit::City {
        places: areas.iter().flat_map(|area| land.members(*area)).copied().collect(),
        each: item.each,
    };
    found.unwrap_or_default().into_iter().map(city).collect()
}
