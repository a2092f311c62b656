//! A tally of tiles and spaces, where two halves share a space and double-size tiles fill two: each of these is a
//! separate question of law, since a ruling on halves is none on doubles.

use carcassonne_law::{Doubles, LawResult, Question, TILE_DOUBLE, Unit};
use carcassonne_position::wording::say;

use crate::mechanics::{Hearing, Thing, to_u32};

/// The numbers of counted tiles and of their spaces, and how many of each belong to double-size tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tally {
    /// The number of tiles, each counted once.
    pub tiles: u32,
    /// The number of spaces, each counted once.
    pub spaces: u32,
    /// The number of double-size tiles among the tiles.
    pub doubles: u32,
    /// The number of the spaces that double-size tiles fill.
    pub double_spaces: u32,
}

/// The words for the things counted: tiles, spaces, or either if both numbers are equal.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Things {
    pub tile: Thing,
    pub space: Thing,
    /// The word for a tile or a space, if there are as many tiles as spaces.
    pub either: Thing,
}

impl Things {
    /// The words for plain tiles and spaces.
    pub(crate) const PLAIN: Self = Self { tile: Thing::TILE, space: Thing::SPACE, either: Thing::EITHER };

    fn for_unit(&self, unit: Unit) -> Thing {
        match unit {
            Unit::PerTile => self.tile,
            Unit::PerSpace => self.space,
        }
    }
}

/// The unit or units in which tiles and spaces are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Units {
    /// A tile or a space alike: there are as many tiles as spaces.
    Either,
    /// One unit for all tiles, double-size or not.
    All(Unit),
    /// Another unit for double-size tiles than for all others.
    Mixed {
        /// The unit of all tiles that are not double-size.
        rest: Unit,
        /// The unit of the double-size tiles.
        doubles: Unit,
    },
}

impl Tally {
    /// Creates a tally from the numbers of tiles and spaces, and of double-size tiles and the spaces that these fill.
    pub(crate) fn new((tiles, spaces): (usize, usize), (doubles, double_spaces): (usize, usize)) -> Self {
        Self {
            tiles: to_u32(tiles),
            spaces: to_u32(spaces),
            doubles: to_u32(doubles),
            double_spaces: to_u32(double_spaces),
        }
    }

    fn rest_counts(&self) -> (u32, u32) {
        (self.tiles.saturating_sub(self.doubles), self.spaces.saturating_sub(self.double_spaces))
    }

    /// Asks the law for the unit of double-size tiles. If the unit does not matter, asks only whether double-size tiles
    /// exist, if there are any, and returns `None`. Fails under rules from before double-size tiles existed.
    pub(crate) fn ask_double_unit(
        &self,
        question: Question<Unit>,
        hearing: &mut Hearing<'_>,
    ) -> LawResult<Option<Unit>> {
        if self.doubles == 0 {
            return Ok(None);
        }
        if self.doubles == self.double_spaces {
            let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
            return Ok(None);
        }
        hearing.ask(question).map(Some)
    }

    /// Returns the units of the count, given that of double-size tiles. `ask_rest_unit` asks the law for the unit of
    /// all other tiles; it is called only if these tiles and their spaces differ in number.
    pub(crate) fn ask_units(
        &self,
        doubles: Option<Unit>,
        hearing: &mut Hearing<'_>,
        ask_rest_unit: impl FnOnce(&mut Hearing<'_>) -> LawResult<Unit>,
    ) -> LawResult<Units> {
        let (tiles, spaces) = self.rest_counts();
        let rest = if tiles == spaces { None } else { Some(ask_rest_unit(hearing)?) };
        Ok(match (rest, doubles) {
            (None, None) => Units::Either,
            (Some(unit), None) | (None, Some(unit)) => Units::All(unit),
            (Some(rest), Some(doubles)) if rest == doubles => Units::All(rest),
            (Some(rest), Some(doubles)) => Units::Mixed { rest, doubles },
        })
    }

    /// Returns the kinds of things counted in `units`, in the words of `things`, with the number of each.
    pub(crate) fn counted_things(&self, units: Units, things: &Things) -> Vec<(Thing, u32)> {
        let count_in = |unit: Unit, (tiles, spaces): (u32, u32)| match unit {
            Unit::PerTile => (things.for_unit(unit), tiles),
            Unit::PerSpace => (things.for_unit(unit), spaces),
        };
        match units {
            Units::Either => vec![(things.either, self.tiles)],
            Units::All(unit) => vec![count_in(unit, (self.tiles, self.spaces))],
            Units::Mixed { rest, doubles } => {
                vec![count_in(rest, self.rest_counts()), count_in(doubles, (self.doubles, self.double_spaces))]
            }
        }
    }

    /// Records the step that double-size tiles are counted in another unit than the rest, if that is so.
    pub(crate) fn push_doubles_step(&self, units: Units, hearing: &mut Hearing<'_>) {
        if let Units::Mixed { doubles, .. } = units {
            hearing.push(say!(steps::DoublesApart {
                tiles: Thing::TILE.count_phrase(self.doubles),
                spaces: Thing::SPACE.count_phrase(self.double_spaces),
                by: Things::PLAIN.for_unit(doubles).key
            }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_and_doubles_may_be_counted_apart() {
        let tally = Tally::new((4, 4), (1, 2));
        let total = |units| -> u32 { tally.counted_things(units, &Things::PLAIN).iter().map(|(_, count)| count).sum() };
        assert_eq!(total(Units::All(Unit::PerTile)), 4);
        assert_eq!(total(Units::All(Unit::PerSpace)), 4);
        assert_eq!(total(Units::Mixed { rest: Unit::PerSpace, doubles: Unit::PerTile }), 3);
        assert_eq!(total(Units::Mixed { rest: Unit::PerTile, doubles: Unit::PerSpace }), 5);
    }
}
