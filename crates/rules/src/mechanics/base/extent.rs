//! The size of a road or city in tiles or in spaces, as the law rules.
//!
//! By tiles, each placed tile counts once (a half 1, a double-size tile 1), however many of its segments
//! belong to the road or city. By spaces, each space counts once (two halves of one space 1, a double-size tile 1
//! for each of its spaces in which the road or city lies).

use std::rc::Rc;

use carcassonne_base::gathering::group_by_key;
use carcassonne_board::geometry::{Shape, Space};
use carcassonne_law::{
    COUNT_BRIDGE, COUNT_DOUBLE, COUNT_LEIPZIG, COUNT_LOOP, COUNT_ONCE, COUNT_ROAD_CITY, CountBridge, CountLoop,
    CountOnce, GAP_ABBEY_SIDE, GAP_CITY_ROAD, GapAbbeySide, LawResult, Unit,
};
use carcassonne_position::TileIx;
use carcassonne_position::wording::say;

use super::coverage::Extent;
use crate::landscape::{AreaIx, Gaps};
use crate::mechanics::{Hearing, Table, Thing, Things, Units, to_u32};

/// Returns the areas of the road or city that `area` is part of, and `true` if that road or city is complete. The law
/// on gaps is asked only if an enclosed gap is beside `area`.
pub(crate) fn areas_and_completion(
    table: &Table<'_>,
    area: AreaIx,
    hearing: &mut Hearing<'_>,
) -> LawResult<(Vec<AreaIx>, bool)> {
    let (areas, gaps) = join_areas(table, area, hearing)?;
    let open = open_sides(table, area, gaps, hearing)?;
    hearing.push(say!(steps::OpenSides { sides: open }));
    Ok((areas, open == 0))
}

/// Returns the areas of the road or city that `area` is part of, and the reading of the gaps. The law is asked only if
/// an enclosed gap is beside `area`.
pub(crate) fn join_areas(table: &Table<'_>, area: AreaIx, hearing: &mut Hearing<'_>) -> LawResult<(Vec<AreaIx>, Gaps)> {
    let (land, board) = (table.land, table.board());
    let gaps = if land.at_gap(area) { hearing.ask(GAP_CITY_ROAD)?.into() } else { Gaps::Separate };
    let areas = land.areas_joined_with(board, area, gaps);
    if land.at_gap(area) {
        hearing.push(match gaps {
            Gaps::Separate => say!(steps::GapCounts),
            Gaps::Joined => say!(steps::GapIgnored { pieces: areas.len() }),
        });
    }
    Ok((areas, gaps))
}

/// Returns the number of open sides of a road or city, under the reading `gaps`. If all of these are at gaps with an
/// abbey on another side, the law is asked whether abbeys close them.
pub(crate) fn open_sides(table: &Table<'_>, area: AreaIx, gaps: Gaps, hearing: &mut Hearing<'_>) -> LawResult<u32> {
    let (land, board) = (table.land, table.board());
    let open = land.open_sides(board, area, gaps);
    if open == 0 || land.open_sides_toward_abbey(board, area, gaps) < open {
        return Ok(open);
    }
    match hearing.ask(GAP_ABBEY_SIDE)? {
        GapAbbeySide::KeepsOpen => {
            hearing.push(say!(steps::AbbeyClosesNothing));
            Ok(open)
        }
        GapAbbeySide::Closed => {
            hearing.push(say!(steps::AbbeyCloses));
            Ok(0)
        }
    }
}

/// Returns the tiles and spaces that the road or city of the areas `areas` covers, from the cache if possible.
pub(crate) fn measure_extent(table: &Table<'_>, areas: &[AreaIx]) -> Rc<Extent> {
    table.cache.extents.get_or_compute(areas, || Extent::measure(table.board(), table.land, areas))
}

/// The numbers of bridges that a road has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bridges {
    /// The number of the road's bridges over a space without halves.
    pub squares: u32,
    /// The number of the road's bridges over a pair of halves.
    pub pairs: u32,
    /// The number of tiles or spaces that the bridges add to those that the road covers without bridges.
    pub count: u32,
}

/// Counts the bridges of a road. The law is asked how much a bridge over a pair of halves counts and, if the road
/// passes beneath one of its own bridges, whether the place there counts again.
pub(crate) fn count_bridges(
    table: &Table<'_>,
    areas: &[AreaIx],
    covered: &Extent,
    hearing: &mut Hearing<'_>,
) -> LawResult<Bridges> {
    let board = table.board();
    // A bridge over a pair has an end on either half.
    let ends = areas.iter().flat_map(|a| table.land.members(*a)).filter(|place| board.is_bridge(**place));
    let spanned = group_by_key(ends.map(|place| (board.placed(place.tile).at, place.tile)));
    let is_half = |tile: &TileIx| matches!(board.placed(*tile).shape, Shape::Half(_));
    let is_pair = |tiles: &&Vec<TileIx>| tiles.iter().any(is_half);
    let pairs = spanned.values().filter(is_pair).count();
    let bridge_reading = if pairs > 0 { hearing.ask(COUNT_BRIDGE)? } else { CountBridge::One };
    let is_beneath = |space: &Space| covered.spaces.binary_search(space).is_ok();
    let has_loop = spanned.keys().any(is_beneath);
    let loop_reading = if has_loop { hearing.ask(COUNT_LOOP)? } else { CountLoop::Again };
    let mut count = 0;
    for (space, tiles) in &spanned {
        let is_counted = |tile: &&TileIx| covered.tiles.binary_search(tile).is_ok();
        count += match (bridge_reading, loop_reading) {
            (CountBridge::One, CountLoop::Again) => 1,
            (CountBridge::One, CountLoop::Once) => usize::from(!is_beneath(space)),
            (CountBridge::Two, CountLoop::Again) => tiles.len(),
            (CountBridge::Two, CountLoop::Once) => tiles.iter().filter(|t| !is_counted(t)).count(),
        };
    }
    if has_loop {
        hearing.push(say!(steps::BeneathOwnBridge { again: loop_reading == CountLoop::Again }));
    }
    Ok(Bridges { squares: to_u32(spanned.len() - pairs), pairs: to_u32(pairs), count: to_u32(count) })
}

/// Returns how many tiles or spaces a road or city counts (both if doubles have another unit). The law is asked for the
/// unit of double-size tiles, and of all other tiles, only if their tiles and spaces differ in number.
pub(crate) fn count_units(extent: &Extent, hearing: &mut Hearing<'_>) -> LawResult<Vec<(Thing, u32)>> {
    let mut tally = extent.tally;
    let double_unit = tally.ask_double_unit(COUNT_DOUBLE, hearing)?;
    let has_long_roads = extent.leipzig_extra > 0 && double_unit == Some(Unit::PerSpace);
    if has_long_roads && hearing.ask(COUNT_LEIPZIG)? == Unit::PerTile {
        hearing.push(say!(steps::LongRoads));
        tally.spaces -= extent.leipzig_extra;
        tally.double_spaces -= extent.leipzig_extra;
    }
    if extent.has_repeats {
        let CountOnce::Once = hearing.ask(COUNT_ONCE)?;
    }
    let units = tally.ask_units(double_unit, hearing, |law| law.ask(COUNT_ROAD_CITY))?;
    let (tiles_phrase, spaces_phrase) =
        (Thing::TILE.count_phrase(tally.tiles), Thing::SPACE.count_phrase(tally.spaces));
    let unit_thing = match units {
        Units::Either if extent.has_halves || tally.doubles > 0 => {
            hearing.push(say!(steps::CoversAlike { tiles: tiles_phrase, spaces: spaces_phrase }));
            return Ok(tally.counted_things(units, &Things::PLAIN));
        }
        Units::Either => {
            hearing.push(say!(steps::Covers { tiles: tiles_phrase }));
            return Ok(vec![(Thing::TILE, tally.tiles)]);
        }
        Units::All(unit) | Units::Mixed { rest: unit, .. } => match unit {
            Unit::PerTile => Thing::TILE,
            Unit::PerSpace => Thing::SPACE,
        },
    };
    hearing.push(say!(steps::CoversAndCounts { tiles: tiles_phrase, spaces: spaces_phrase, by: unit_thing.key }));
    tally.push_doubles_step(units, hearing);
    Ok(tally.counted_things(units, &Things::PLAIN))
}
