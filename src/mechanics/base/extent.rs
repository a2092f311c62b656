//! How much a road or city counts: by tiles or by spaces, as the law says.
//!
//! By tiles, each placed tile counts once (a half 1, a double 1), however many of its segments
//! belong to the feature. By spaces, each space counts once (two halves of one space 1, a double 1
//! for each of its spaces in which the feature lies).

use crate::geometry::{Shape, Space};
use crate::landscape::{AreaIx, Gaps, spaces_of};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::step::Step;
use crate::mechanics::base::sum::Thing;
use crate::mechanics::base::table::Table;
use crate::rulebook::{
    COUNT_DOUBLE, COUNT_ONCE, COUNT_ROAD_CITY, CountOnce, GAP_CITY_ROAD, NotApplicable, SameUnits,
    Unit,
};
use crate::scenario::{Place, TileIx};

/// The areas of a road or city, and whether it is complete. What a gap does is asked only where an
/// enclosed one lies beside the feature.
pub(in crate::mechanics) fn joined(
    table: &Table<'_>,
    area: AreaIx,
    hearing: &mut Hearing<'_>,
) -> Result<(Vec<AreaIx>, bool), NotApplicable> {
    let (land, board) = (table.land, table.board());
    let gaps = if land.at_gap(area) { hearing.ask(GAP_CITY_ROAD)?.into() } else { Gaps::Apart };
    let areas = land.group(board, area, gaps);
    let open = land.open_sides(board, area, gaps);
    if land.at_gap(area) {
        hearing.push(match gaps {
            Gaps::Apart => Step::GapCounts,
            Gaps::Joined => Step::GapIgnored(areas.len()),
        });
    }
    hearing.push(Step::OpenSides(open));
    Ok((areas, open == 0))
}

/// How many tiles and spaces a road or city covers, not counting its bridges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) struct Extent {
    pub(in crate::mechanics) tiles: u32,
    pub(in crate::mechanics) spaces: u32,
    /// Whether a double-size tile is among them.
    pub(in crate::mechanics) doubles: bool,
    /// Whether a half is among them.
    pub(in crate::mechanics) halves: bool,
    /// Whether a tile shows several segments of it.
    pub(in crate::mechanics) twice: bool,
}

/// Measures the areas of one road or city.
pub(in crate::mechanics) fn extent(table: &Table<'_>, areas: &[AreaIx]) -> Extent {
    let board = table.board();
    let mut tiles: Vec<TileIx> = Vec::new();
    let mut spaces: Vec<Space> = Vec::new();
    let printed = |place: &&Place| !board.is_bridge(**place);
    for place in areas.iter().flat_map(|a| table.land.members(*a)).filter(printed) {
        tiles.push(place.tile);
        spaces.extend(spaces_of(board, *place));
    }
    tiles.sort_unstable();
    let segments = tiles.len();
    tiles.dedup();
    spaces.sort_unstable();
    spaces.dedup();
    let shape = |ix: &TileIx| board.placed(*ix).shape;
    Extent {
        tiles: u32::try_from(tiles.len()).unwrap_or(u32::MAX),
        spaces: u32::try_from(spaces.len()).unwrap_or(u32::MAX),
        doubles: tiles.iter().any(|t| matches!(shape(t), Shape::Double(_))),
        halves: tiles.iter().any(|t| matches!(shape(t), Shape::Half(_))),
        twice: tiles.len() < segments,
    }
}

/// The bridges of a road: how many span a square, and how many a pair of halves.
pub(in crate::mechanics) fn bridges(table: &Table<'_>, areas: &[AreaIx]) -> (u32, u32) {
    let board = table.board();
    let mut tiles: Vec<TileIx> = areas
        .iter()
        .flat_map(|a| table.land.members(*a))
        .filter(|place| board.is_bridge(**place))
        .map(|place| place.tile)
        .collect();
    tiles.sort_unstable();
    let halves = tiles.iter().filter(|t| matches!(board.placed(**t).shape, Shape::Half(_))).count();
    // A bridge over a pair has an end on each half.
    let narrow = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    (narrow(tiles.len() - halves), narrow(halves / 2))
}

/// Counts a road or city in the unit that the law sets. The law is asked only where tiles and
/// spaces differ.
pub(in crate::mechanics) fn count(
    extent: Extent,
    hearing: &mut Hearing<'_>,
) -> Result<(Thing, u32), NotApplicable> {
    if extent.doubles {
        let SameUnits::SameUnits = hearing.ask(COUNT_DOUBLE)?;
    }
    if extent.twice {
        let CountOnce::Once = hearing.ask(COUNT_ONCE)?;
    }
    let Extent { tiles, spaces, halves, doubles, .. } = extent;
    let covers = |by| Step::Covers { tiles, spaces, shapes: halves || doubles, by };
    if tiles == spaces {
        hearing.push(covers(None));
        let thing = if halves || doubles { Thing::EITHER } else { Thing::TILE };
        return Ok((thing, tiles));
    }
    let (thing, count) = match hearing.ask(COUNT_ROAD_CITY)? {
        Unit::PerTile => (Thing::TILE, tiles),
        Unit::PerSpace => (Thing::SPACE, spaces),
    };
    hearing.push(covers(Some(thing)));
    Ok((thing, count))
}
