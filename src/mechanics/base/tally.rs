//! A tally of tiles and spaces, where two halves share a space and double-size tiles fill two: each of these is a
//! separate question of law, since a ruling on halves is none on doubles.

use super::hearing::Hearing;
use super::sum::Thing;
use crate::rulebook::{Doubles, NotApplicable, Question, TILE_DOUBLE, Unit};
use crate::wording::say;

/// The numbers of tiles and spaces, and how many of each belong to double-size tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) struct Tally {
    /// The number of tiles, each counted once.
    pub(in crate::mechanics) tiles: u32,
    /// The number of spaces, each counted once.
    pub(in crate::mechanics) spaces: u32,
    /// The number of double-size tiles among the tiles.
    pub(in crate::mechanics) doubles: u32,
    /// The number of the spaces that these fill.
    pub(in crate::mechanics) of_doubles: u32,
}

/// The words for the things counted: tiles, spaces, or either if both numbers are equal.
#[derive(Debug, Clone, Copy)]
pub(in crate::mechanics) struct Things {
    pub(in crate::mechanics) tile: Thing,
    pub(in crate::mechanics) space: Thing,
    /// A tile or a space.
    pub(in crate::mechanics) either: Thing,
}

impl Things {
    /// The words for plain tiles and spaces.
    pub(in crate::mechanics) const PLAIN: Self = Self { tile: Thing::TILE, space: Thing::SPACE, either: Thing::EITHER };

    fn by(&self, unit: Unit) -> Thing {
        match unit {
            Unit::PerTile => self.tile,
            Unit::PerSpace => self.space,
        }
    }
}

/// The units of a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) enum Units {
    /// A tile or a space: both numbers are equal.
    Either,
    /// One unit for everything.
    All(Unit),
    /// Another unit for double-size tiles than for the rest.
    Apart {
        /// The unit of the rest.
        rest: Unit,
        /// The unit of the double-size tiles.
        doubles: Unit,
    },
}

impl Tally {
    fn narrow(n: usize) -> u32 {
        u32::try_from(n).unwrap_or(u32::MAX)
    }

    /// Creates a tally from the numbers of tiles and spaces, and of double-size tiles and the spaces that these fill.
    pub(in crate::mechanics) fn of((tiles, spaces): (usize, usize), (doubles, of_doubles): (usize, usize)) -> Self {
        Self {
            tiles: Self::narrow(tiles),
            spaces: Self::narrow(spaces),
            doubles: Self::narrow(doubles),
            of_doubles: Self::narrow(of_doubles),
        }
    }

    fn of_rest(&self) -> (u32, u32) {
        (self.tiles.saturating_sub(self.doubles), self.spaces.saturating_sub(self.of_doubles))
    }

    /// Asks the law for the unit of double-size tiles, if it matters; if it does not, only whether these exist. `None`
    /// if the unit does not matter.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] for rules from before they existed.
    pub(in crate::mechanics) fn unit_of_doubles(
        &self,
        question: Question<Unit>,
        hearing: &mut Hearing<'_>,
    ) -> Result<Option<Unit>, NotApplicable> {
        if self.doubles == 0 {
            return Ok(None);
        }
        if self.doubles == self.of_doubles {
            let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
            return Ok(None);
        }
        hearing.ask(question).map(Some)
    }

    /// Returns the units of the count. `rest` asks the law for the unit of halves and squares; it is called only if
    /// their tiles and spaces differ in number.
    pub(in crate::mechanics) fn units(
        &self,
        doubles: Option<Unit>,
        hearing: &mut Hearing<'_>,
        rest: impl FnOnce(&mut Hearing<'_>) -> Result<Unit, NotApplicable>,
    ) -> Result<Units, NotApplicable> {
        let (tiles, spaces) = self.of_rest();
        let rest = if tiles == spaces { None } else { Some(rest(hearing)?) };
        Ok(match (rest, doubles) {
            (None, None) => Units::Either,
            (Some(unit), None) | (None, Some(unit)) => Units::All(unit),
            (Some(rest), Some(doubles)) if rest == doubles => Units::All(rest),
            (Some(rest), Some(doubles)) => Units::Apart { rest, doubles },
        })
    }

    /// Returns the things counted, with the number of each.
    pub(in crate::mechanics) fn counted(&self, units: Units, things: &Things) -> Vec<(Thing, u32)> {
        let of = |unit: Unit, (tiles, spaces): (u32, u32)| match unit {
            Unit::PerTile => (things.by(unit), tiles),
            Unit::PerSpace => (things.by(unit), spaces),
        };
        match units {
            Units::Either => vec![(things.either, self.tiles)],
            Units::All(unit) => vec![of(unit, (self.tiles, self.spaces))],
            Units::Apart { rest, doubles } => {
                vec![of(rest, self.of_rest()), of(doubles, (self.doubles, self.of_doubles))]
            }
        }
    }

    /// Records the step that double-size tiles are counted in another unit than the rest, if they are.
    pub(in crate::mechanics) fn tell_apart(&self, units: Units, hearing: &mut Hearing<'_>) {
        if let Units::Apart { doubles, .. } = units {
            hearing.push(say!(steps::DoublesApart {
                tiles: Thing::TILE.counted(self.doubles),
                spaces: Thing::SPACE.counted(self.of_doubles),
                by: Things::PLAIN.by(doubles).key
            }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_and_doubles_may_be_counted_apart() {
        let tally = Tally::of((4, 4), (1, 2));
        let in_all = |units| -> u32 { tally.counted(units, &Things::PLAIN).iter().map(|(_, count)| count).sum() };
        assert_eq!(in_all(Units::All(Unit::PerTile)), 4);
        assert_eq!(in_all(Units::All(Unit::PerSpace)), 4);
        assert_eq!(in_all(Units::Apart { rest: Unit::PerSpace, doubles: Unit::PerTile }), 3);
        assert_eq!(in_all(Units::Apart { rest: Unit::PerTile, doubles: Unit::PerSpace }), 5);
    }
}
