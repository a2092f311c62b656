//! What lies on a tile's own and the surrounding spaces, for everything that is like a monastery.

use crate::geometry::{Shape, Space};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::step::Step;
use crate::mechanics::base::sum::Thing;
use crate::mechanics::base::table::Table;
use crate::rulebook::{
    COUNT_DOUBLE_ROUND, GAP_MONASTERY, NotApplicable, Occupied, SameUnits, Unit,
};
use crate::scenario::{Board, TileIx};

/// What was found on some spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::mechanics) struct Surroundings {
    /// How many spaces were looked at.
    pub(in crate::mechanics) looked_at: u32,
    /// The different tiles on them.
    pub(in crate::mechanics) tiles: u32,
    /// The spaces that hold at least a half.
    pub(in crate::mechanics) occupied: u32,
    /// Whether a double-size tile is among the tiles.
    pub(in crate::mechanics) doubles: bool,
    /// Whether a half or a double-size tile is among the tiles.
    pub(in crate::mechanics) shapes: bool,
    /// Whether a space holds one half and a gap.
    pub(in crate::mechanics) gap: bool,
    /// The spaces, in map order.
    pub(in crate::mechanics) spaces: Vec<Space>,
    /// The different tiles on them, in map order.
    pub(in crate::mechanics) on: Vec<TileIx>,
}

impl Surroundings {
    /// Whether every space is occupied.
    pub(in crate::mechanics) fn complete(&self) -> bool {
        self.occupied == self.looked_at
    }

    /// How many tiles or spaces there are, in the unit that the law sets. `round` says that the
    /// tile's own space is not among them. `unit` asks the law for the unit; that is done only
    /// where tiles and spaces differ.
    pub(in crate::mechanics) fn count(
        &self,
        round: bool,
        hearing: &mut Hearing<'_>,
        unit: impl FnOnce(&mut Hearing<'_>) -> Result<Unit, NotApplicable>,
    ) -> Result<(Thing, u32), NotApplicable> {
        if self.doubles {
            let SameUnits::SameUnits = hearing.ask(COUNT_DOUBLE_ROUND)?;
        }
        if self.gap {
            let Occupied::Occupied = hearing.ask(GAP_MONASTERY)?;
            hearing.push(Step::HalfOccupies);
        }
        hearing.push(Step::Occupied { occupied: self.occupied, of: self.looked_at, round });
        if self.tiles == self.occupied {
            let thing = if self.shapes { Thing::EITHER } else { Thing::TILE };
            return Ok((thing, self.tiles));
        }
        let (thing, count) = match unit(hearing)? {
            Unit::PerTile => (Thing::TILE, self.tiles),
            Unit::PerSpace => (Thing::SPACE, self.occupied),
        };
        hearing.push(Step::LieThere(self.tiles, self.occupied, thing));
        Ok((thing, count))
    }
}

/// The spaces round a tile, in map order, with its own if `own` is set.
pub(in crate::mechanics) fn spaces(board: &Board, tile: TileIx, own: bool) -> Vec<Space> {
    let placed = board.placed(tile);
    let mine: Vec<Space> = placed.shape.spaces(placed.at).collect();
    let mut spaces: Vec<Space> =
        mine.iter().flat_map(|s| s.around()).chain(mine.iter().copied()).collect();
    spaces.sort_unstable();
    spaces.dedup();
    if !own {
        spaces.retain(|s| !mine.contains(s));
    }
    spaces
}

/// The tiles on the spaces round a tile, each once, in map order; also those on its own if `own` is
/// set.
pub(in crate::mechanics) fn tiles_round(board: &Board, tile: TileIx, own: bool) -> Vec<TileIx> {
    tiles_on(board, &spaces(board, tile, own))
}

fn tiles_on(board: &Board, spaces: &[Space]) -> Vec<TileIx> {
    let mut tiles: Vec<TileIx> = spaces.iter().flat_map(|s| board.at(*s)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Looks at the spaces round a tile, and at its own if `own` is set.
pub(in crate::mechanics) fn look(table: &Table<'_>, tile: TileIx, own: bool) -> Surroundings {
    let board = table.board();
    over(board, spaces(board, tile, own))
}

/// Looks at some spaces, each of them given once.
pub(in crate::mechanics) fn over(board: &Board, spaces: Vec<Space>) -> Surroundings {
    let tiles = tiles_on(board, &spaces);
    let occupied = spaces.iter().filter(|s| board.at(**s).next().is_some()).count();
    let gap = spaces.iter().any(|s| {
        let there: Vec<TileIx> = board.at(*s).collect();
        matches!(there.as_slice(), [one] if matches!(board.placed(*one).shape, Shape::Half(_)))
    });
    let narrow = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Surroundings {
        looked_at: narrow(spaces.len()),
        tiles: narrow(tiles.len()),
        occupied: narrow(occupied),
        doubles: tiles.iter().any(|t| matches!(board.placed(*t).shape, Shape::Double(_))),
        shapes: tiles.iter().any(|t| board.placed(*t).shape != Shape::Square),
        gap,
        spaces,
        on: tiles,
    }
}
