//! What lies on a tile's own and the surrounding spaces, for everything that is like a monastery.

use crate::geometry::{Shape, Space};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::sum::Thing;
use crate::mechanics::base::tally::{Tally, Things, Units};
use crate::rulebook::{
    AsMonastery, COUNT_DOUBLE_ABBEY, COUNT_DOUBLE_ROUND, GAP_ABBEY, GAP_CASTLE, GAP_GARDEN, GAP_MONASTERY, GAP_SHRINE,
    LoneHalf, NotApplicable, Occupied, Question, Unit,
};
use crate::scenario::{Board, Feature, Place, TileIx};
use crate::tiles::MonasteryKind;
use crate::wording::{Sentence, say};

/// What was found on some spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::mechanics) struct Surroundings {
    /// How many spaces were looked at.
    pub(in crate::mechanics) looked_at: u32,
    /// The different tiles on them.
    pub(in crate::mechanics) tiles: u32,
    /// The spaces that hold at least a half.
    pub(in crate::mechanics) occupied: u32,
    /// The double-size tiles among the tiles.
    pub(in crate::mechanics) doubles: u32,
    /// Those of the spaces that they fill.
    pub(in crate::mechanics) of_doubles: u32,
    /// Whether a half or a double-size tile is among the tiles.
    pub(in crate::mechanics) shapes: bool,
    /// Whether a space holds one half and a gap.
    pub(in crate::mechanics) gap: bool,
    /// The spaces that are full: they hold something, and no gap.
    pub(in crate::mechanics) full: u32,
    /// The spaces, in map order.
    pub(in crate::mechanics) spaces: Vec<Space>,
    /// The different tiles on them, in map order.
    pub(in crate::mechanics) on: Vec<TileIx>,
}

impl Surroundings {
    /// Whether every space holds at least a half.
    pub(in crate::mechanics) fn complete(&self) -> bool {
        self.occupied == self.looked_at
    }

    /// Whether what waits for the spaces is complete. Where one of them holds a single half, the law
    /// is asked; for anything but a monastery, only if nothing else is missing.
    fn completes(&self, waits: Waits, hearing: &mut Hearing<'_>) -> Result<bool, NotApplicable> {
        let round = waits == Waits::Castle;
        let halves = self.gap && (waits == Waits::Monastery || self.complete());
        if halves && !waits.takes_a_half(hearing)? {
            hearing.push(if round {
                say!(steps::FullRound { count: self.full, all: self.looked_at })
            } else {
                say!(steps::Full { count: self.full, all: self.looked_at })
            });
            return Ok(false);
        }
        if halves {
            hearing.push(say!(steps::HalfOccupies));
        }
        hearing.push(occupied(self.occupied, self.looked_at, round));
        Ok(self.complete())
    }

    /// How many tiles or spaces there are, in the units that the law gives, and whether what waits
    /// for the spaces is complete. `unit` asks the law for the unit of halves; it is asked only where
    /// their tiles and spaces differ.
    pub(in crate::mechanics) fn count(
        &self,
        waits: Waits,
        hearing: &mut Hearing<'_>,
        unit: impl FnOnce(&mut Hearing<'_>) -> Result<Unit, NotApplicable>,
    ) -> Result<Counted, NotApplicable> {
        let tally =
            Tally { tiles: self.tiles, spaces: self.occupied, doubles: self.doubles, of_doubles: self.of_doubles };
        let of_doubles = tally.unit_of_doubles(waits.unit_of_doubles(), hearing)?;
        let complete = self.completes(waits, hearing)?;
        let units = tally.units(of_doubles, hearing, unit)?;
        match units {
            Units::Either => {}
            Units::All(by) | Units::Apart { rest: by, .. } => {
                hearing.push(lie_there(self.tiles, self.occupied, by));
                tally.tell_apart(units, hearing);
            }
        }
        let either = if self.shapes { Thing::EITHER } else { Thing::TILE };
        let counted = tally.counted(units, &Things { either, ..Things::PLAIN });
        Ok(Counted { counted, complete })
    }
}

/// What was counted on some spaces, and whether what waits for them is complete.
#[derive(Debug, Clone)]
pub(in crate::mechanics) struct Counted {
    /// What was counted, with how many there are of each.
    pub(in crate::mechanics) counted: Vec<(Thing, u32)>,
    /// Whether the spaces are filled as far as they have to be.
    pub(in crate::mechanics) complete: bool,
}

/// What waits for the spaces round it to be filled. Whether a single half fills one is a question of
/// its own for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) enum Waits {
    /// A monastery of any country, or a church of Darmstadt.
    Monastery,
    Abbey,
    Shrine,
    Garden,
    /// A German castle.
    Castle,
}

impl Waits {
    /// What stands at a place that waits; `None` for roads, cities and fields.
    pub(in crate::mechanics) fn at(board: &Board, place: Place) -> Option<Self> {
        match place.feature {
            Feature::City(_) | Feature::Road(_) | Feature::Field(_) => None,
            Feature::Garden => Some(Self::Garden),
            Feature::Castle => Some(Self::Castle),
            Feature::Monastery => match board.tile(place.tile)?.monastery? {
                MonasteryKind::Abbey => Some(Self::Abbey),
                MonasteryKind::Shrine => Some(Self::Shrine),
                MonasteryKind::Plain
                | MonasteryKind::German
                | MonasteryKind::Dutch
                | MonasteryKind::Japanese
                | MonasteryKind::Darmstadt => Some(Self::Monastery),
            },
        }
    }

    /// The question in which unit a double-size tile counts round it.
    fn unit_of_doubles(self) -> Question<Unit> {
        match self {
            Self::Monastery | Self::Castle => COUNT_DOUBLE_ROUND,
            Self::Abbey | Self::Shrine | Self::Garden => COUNT_DOUBLE_ABBEY,
        }
    }

    /// Whether a space with one half and a gap is filled for it, as the law says.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it did not exist yet.
    pub(in crate::mechanics) fn takes_a_half(self, hearing: &mut Hearing<'_>) -> Result<bool, NotApplicable> {
        let mut either = |question: Question<LoneHalf>| {
            hearing.ask(question).map(|reading| match reading {
                LoneHalf::AsMonastery => true,
                LoneHalf::WholeSpaces => false,
            })
        };
        match self {
            Self::Garden => either(GAP_GARDEN),
            Self::Castle => either(GAP_CASTLE),
            Self::Monastery => hearing.ask(GAP_MONASTERY).map(|Occupied::Occupied| true),
            Self::Abbey => hearing.ask(GAP_ABBEY).map(|AsMonastery::AsMonastery| true),
            Self::Shrine => hearing.ask(GAP_SHRINE).map(|AsMonastery::AsMonastery| true),
        }
    }

    /// Whether the law has always been that a space with one half is filled for it.
    pub(in crate::mechanics) fn always_takes_a_half(self) -> bool {
        match self {
            Self::Monastery | Self::Abbey | Self::Shrine => true,
            Self::Garden | Self::Castle => false,
        }
    }
}

/// The spaces round a tile, in map order, with its own if `own` is set.
pub(in crate::mechanics) fn spaces(board: &Board, tile: TileIx, own: bool) -> Vec<Space> {
    let placed = board.placed(tile);
    let mine = || placed.shape.spaces(placed.at);
    let mut spaces = Vec::with_capacity(18);
    for space in mine() {
        spaces.extend(space.around());
        spaces.push(space);
    }
    spaces.sort_unstable();
    spaces.dedup();
    if !own {
        spaces.retain(|space| !mine().any(|own| own == *space));
    }
    spaces
}

/// The tiles on the spaces round a tile, each once, in map order; also those on its own if `own` is
/// set.
pub(in crate::mechanics) fn tiles_round(board: &Board, tile: TileIx, own: bool) -> Vec<TileIx> {
    tiles_on(board, &spaces(board, tile, own))
}

fn tiles_on(board: &Board, spaces: &[Space]) -> Vec<TileIx> {
    let mut tiles = Vec::with_capacity(2 * spaces.len());
    tiles.extend(spaces.iter().flat_map(|space| board.at(*space)));
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// Looks at some spaces, each of them given once.
pub(in crate::mechanics) fn over(board: &Board, spaces: Vec<Space>) -> Surroundings {
    let mut tiles: Vec<TileIx> = Vec::with_capacity(spaces.len());
    let (mut occupied, mut gaps, mut of_doubles) = (0, 0, 0);
    let shape = |tile: &TileIx| board.placed(*tile).shape;
    for space in &spaces {
        let before = tiles.len();
        tiles.extend(board.at(*space));
        match &tiles[before..] {
            [] => {}
            [one] if matches!(shape(one), Shape::Half(_)) => {
                (occupied, gaps) = (occupied + 1, gaps + 1);
            }
            [one] if matches!(shape(one), Shape::Double(_)) => {
                (occupied, of_doubles) = (occupied + 1, of_doubles + 1);
            }
            _ => occupied += 1,
        }
    }
    tiles.sort_unstable();
    tiles.dedup();
    let narrow = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Surroundings {
        looked_at: narrow(spaces.len()),
        tiles: narrow(tiles.len()),
        occupied,
        doubles: narrow(tiles.iter().filter(|t| matches!(shape(t), Shape::Double(_))).count()),
        of_doubles,
        shapes: tiles.iter().any(|t| shape(t) != Shape::Square),
        gap: gaps > 0,
        full: occupied - gaps,
        spaces,
        on: tiles,
    }
}

/// How many of some spaces are occupied, and what follows: of a tile's own nine, or of those round it.
pub(in crate::mechanics) fn occupied(occupied: u32, all: u32, round: bool) -> Sentence {
    let finished = occupied == all;
    if round {
        say!(steps::OccupiedRound { count: occupied, all: all, finished: finished })
    } else {
        say!(steps::Occupied { count: occupied, all: all, finished: finished })
    }
}

/// How many tiles lie there, in how many spaces, and which of the two these rules count.
pub(in crate::mechanics) fn lie_there(tiles: u32, spaces: u32, by: Unit) -> Sentence {
    let by = match by {
        Unit::PerTile => Thing::TILE,
        Unit::PerSpace => Thing::SPACE,
    };
    say!(steps::LieThere {
        count: tiles,
        tiles: Thing::TILE.counted(tiles),
        spaces: Thing::SPACE.counted(spaces),
        by: by.key
    })
}

#[cfg(test)]
mod tests {
    use super::Waits;

    #[test]
    fn for_monasteries_a_half_has_always_filled_its_space() {
        assert!([Waits::Monastery, Waits::Abbey, Waits::Shrine].iter().all(|w| w.always_takes_a_half()));
        assert!(![Waits::Garden, Waits::Castle].iter().any(|w| w.always_takes_a_half()));
    }
}
