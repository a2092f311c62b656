//! The content of the spaces round a tile, and of its own spaces, for features and questions that look at them.

use carcassonne_base::sorting::{sort_unique, sorted_unique};
use carcassonne_board::geometry::{Shape, Space};
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_law::{
    AsMonastery, COUNT_DOUBLE_ABBEY, COUNT_DOUBLE_ROUND, GAP_ABBEY, GAP_CASTLE, GAP_GARDEN, GAP_MONASTERY, GAP_SHRINE,
    LawResult, LoneHalf, Occupied, Question, Unit,
};
use carcassonne_position::wording::{Sentence, say};
use carcassonne_position::{Board, Feature, Place, TileIx};

use crate::mechanics::{Hearing, Tally, Thing, Things, Units, to_u32};

/// Some spaces that are looked at, such as those round a tile, and the tiles and gaps on them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Surroundings {
    /// The number of spaces that were looked at.
    pub space_count: u32,
    /// The number of different tiles on the spaces.
    pub tile_count: u32,
    /// The number of spaces that contain a tile, even a single half.
    pub occupied: u32,
    /// The number of double-size tiles among the tiles.
    pub doubles: u32,
    /// The number of the spaces that double-size tiles fill.
    pub double_spaces: u32,
    /// Set if a half or a double-size tile is among the tiles.
    pub has_odd_shapes: bool,
    /// Set if a space contains one half and a gap.
    pub has_gap: bool,
    /// The number of full spaces: those that contain a tile and no gap.
    pub full: u32,
    /// The spaces, in map order.
    pub spaces: Vec<Space>,
    /// The different tiles on the spaces, in map order.
    pub tile_indices: Vec<TileIx>,
}

impl Surroundings {
    /// Returns `true` if each space has a tile, even a single half.
    pub fn is_fully_occupied(&self) -> bool {
        self.occupied == self.space_count
    }

    /// Returns `true` if the feature that waits for the spaces is complete. The law is asked if a space contains a
    /// single half; for anything but a monastery, only if no space is empty.
    fn check_complete(&self, kind: CompletedBySurroundings, hearing: &mut Hearing<'_>) -> LawResult<bool> {
        let excludes_own = kind == CompletedBySurroundings::Castle;
        let has_half = self.has_gap && (kind == CompletedBySurroundings::Monastery || self.is_fully_occupied());
        if has_half && !kind.ask_half_fills(hearing)? {
            hearing.push(if excludes_own {
                say!(steps::FullRound { count: self.full, all: self.space_count })
            } else {
                say!(steps::Full { count: self.full, all: self.space_count })
            });
            return Ok(false);
        }
        if has_half {
            hearing.push(say!(steps::HalfOccupies));
        }
        hearing.push(occupied_step(self.occupied, self.space_count, excludes_own));
        Ok(self.is_fully_occupied())
    }

    /// Counts the tiles or spaces, in the units that the law gives, and checks whether the feature that waits for the
    /// spaces is complete. `unit` asks the law for the unit of halves; it is called only if their tiles and spaces
    /// differ in number.
    pub fn count(
        &self,
        kind: CompletedBySurroundings,
        hearing: &mut Hearing<'_>,
        unit: impl FnOnce(&mut Hearing<'_>) -> LawResult<Unit>,
    ) -> LawResult<SpaceCount> {
        let tally = Tally {
            tiles: self.tile_count,
            spaces: self.occupied,
            doubles: self.doubles,
            double_spaces: self.double_spaces,
        };
        let double_unit = tally.ask_double_unit(kind.doubles_question(), hearing)?;
        let complete = self.check_complete(kind, hearing)?;
        let units = tally.ask_units(double_unit, hearing, unit)?;
        match units {
            Units::Either => {}
            Units::All(by) | Units::Mixed { rest: by, .. } => {
                hearing.push(unit_step(self.tile_count, self.occupied, by));
                tally.push_doubles_step(units, hearing);
            }
        }
        let either = if self.has_odd_shapes { Thing::EITHER } else { Thing::TILE };
        let things = tally.counted_things(units, &Things { either, ..Things::PLAIN });
        Ok(SpaceCount { things, complete })
    }
}

/// The count of tiles or spaces round a feature, and the state of the feature, which waits for these spaces.
#[derive(Debug, Clone)]
pub struct SpaceCount {
    /// The kinds of things counted, such as tiles, with the number of each.
    pub things: Vec<(Thing, u32)>,
    /// Set if the feature that waits for the spaces is complete.
    pub complete: bool,
}

/// A kind of feature that waits for the spaces round it to be filled. For each kind, it is a separate question of law
/// whether a single half fills a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompletedBySurroundings {
    /// A plain, German, Dutch or Japanese monastery, or a church of Darmstadt.
    Monastery,
    Abbey,
    Shrine,
    Garden,
    /// A German castle.
    Castle,
}

impl CompletedBySurroundings {
    /// Returns the kind of the feature at a place; `None` for roads, cities and fields, which wait for no spaces.
    pub fn at_place(board: &Board, place: Place) -> Option<Self> {
        match place.feature {
            Feature::City(_) | Feature::Road(_) | Feature::Field(_) => None,
            Feature::Garden => Some(Self::Garden),
            Feature::Castle => Some(Self::Castle),
            Feature::Monastery => match board.tile(place.tile)?.monastery? {
                MonasteryKind::Abbey => Some(Self::Abbey),
                MonasteryKind::Shrine => Some(Self::Shrine),
                _ => Some(Self::Monastery),
            },
        }
    }

    /// Returns the question of law on the unit in which double-size tiles round the feature count.
    fn doubles_question(self) -> Question<Unit> {
        match self {
            Self::Monastery | Self::Castle => COUNT_DOUBLE_ROUND,
            Self::Abbey | Self::Shrine | Self::Garden => COUNT_DOUBLE_ABBEY,
        }
    }

    /// Asks the law whether a space with one half and a gap is filled for the feature.
    pub fn ask_half_fills(self, hearing: &mut Hearing<'_>) -> LawResult<bool> {
        let mut ask_lone_half =
            |question: Question<LoneHalf>| hearing.ask(question).map(|reading| reading == LoneHalf::AsMonastery);
        match self {
            Self::Garden => ask_lone_half(GAP_GARDEN),
            Self::Castle => ask_lone_half(GAP_CASTLE),
            Self::Monastery => hearing.ask(GAP_MONASTERY).map(|Occupied::Occupied| true),
            Self::Abbey => hearing.ask(GAP_ABBEY).map(|AsMonastery::AsMonastery| true),
            Self::Shrine => hearing.ask(GAP_SHRINE).map(|AsMonastery::AsMonastery| true),
        }
    }

    /// Returns `true` if the law has always been that a space with one half is filled for the feature.
    pub fn has_half_always_filled(self) -> bool {
        !matches!(self, Self::Garden | Self::Castle)
    }
}

/// Returns the spaces round a tile, in map order, and its own if `include_own` is set.
pub(crate) fn spaces_around(board: &Board, tile: TileIx, include_own: bool) -> Vec<Space> {
    let placed = board.placed(tile);
    let own_spaces = || placed.shape.spaces(placed.at);
    let all = own_spaces().flat_map(|space| space.neighbors().chain([space]));
    sorted_unique(all.filter(|space| include_own || !own_spaces().any(|own| own == *space)))
}

/// Returns the tiles on the spaces round a tile, without duplicates, in map order; with those on its own spaces if
/// `include_own` is set.
pub(crate) fn tiles_around(board: &Board, tile: TileIx, include_own: bool) -> Vec<TileIx> {
    sorted_unique(spaces_around(board, tile, include_own).into_iter().flat_map(|space| board.at(space)))
}

/// Returns the content of `spaces`, which must contain no duplicates.
pub(crate) fn inspect_spaces(board: &Board, spaces: Vec<Space>) -> Surroundings {
    let mut tiles: Vec<TileIx> = Vec::with_capacity(spaces.len());
    let (mut occupied, mut gaps, mut double_spaces) = (0, 0, 0);
    let shape = |tile: &TileIx| board.placed(*tile).shape;
    for space in &spaces {
        let start = tiles.len();
        tiles.extend(board.at(*space));
        match &tiles[start..] {
            [] => {}
            [tile] if matches!(shape(tile), Shape::Half(_)) => {
                (occupied, gaps) = (occupied + 1, gaps + 1);
            }
            [tile] if matches!(shape(tile), Shape::Double(_)) => {
                (occupied, double_spaces) = (occupied + 1, double_spaces + 1);
            }
            _ => occupied += 1,
        }
    }
    sort_unique(&mut tiles);
    Surroundings {
        space_count: to_u32(spaces.len()),
        tile_count: to_u32(tiles.len()),
        occupied,
        doubles: to_u32(tiles.iter().filter(|t| matches!(shape(t), Shape::Double(_))).count()),
        double_spaces,
        has_odd_shapes: tiles.iter().any(|t| shape(t) != Shape::Square),
        has_gap: gaps > 0,
        full: occupied - gaps,
        spaces,
        tile_indices: tiles,
    }
}

/// Returns the step on how many of `all` spaces round a tile, and of its own unless `excludes_own`, are occupied.
pub(crate) fn occupied_step(occupied: u32, all: u32, excludes_own: bool) -> Sentence {
    let finished = occupied == all;
    if excludes_own {
        say!(steps::OccupiedRound { count: occupied, all, finished })
    } else {
        say!(steps::Occupied { count: occupied, all, finished })
    }
}

/// Returns the step on how many tiles there are, on how many spaces, and which of the two the rules count.
pub(crate) fn unit_step(tiles: u32, spaces: u32, unit: Unit) -> Sentence {
    let thing = match unit {
        Unit::PerTile => Thing::TILE,
        Unit::PerSpace => Thing::SPACE,
    };
    say!(steps::LieThere {
        count: tiles,
        tiles: Thing::TILE.count_phrase(tiles),
        spaces: Thing::SPACE.count_phrase(spaces),
        by: thing.key
    })
}

#[cfg(test)]
mod tests {
    use super::CompletedBySurroundings;

    #[test]
    fn for_monasteries_a_half_has_always_filled_its_space() {
        use CompletedBySurroundings::{Abbey, Castle, Garden, Monastery, Shrine};
        assert!([Monastery, Abbey, Shrine].iter().all(|kind| kind.has_half_always_filled()));
        assert!(![Garden, Castle].iter().any(|kind| kind.has_half_always_filled()));
    }
}
