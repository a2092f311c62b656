//! Tiles and spaces counted, where two halves share a space and double-size tiles fill two: each of these is a
//! question of its own, for what is ruled of halves is not ruled of doubles.

use super::hearing::Hearing;
use super::sum::Thing;
use crate::rulebook::{Doubles, NotApplicable, Question, TILE_DOUBLE, Unit};
use crate::wording::say;

/// How many tiles and spaces there are, and how many of them are of double-size tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) struct Tally {
    /// The tiles, each once.
    pub(in crate::mechanics) tiles: u32,
    /// The spaces, each once.
    pub(in crate::mechanics) spaces: u32,
    /// The double-size tiles among the tiles.
    pub(in crate::mechanics) doubles: u32,
    /// Those of the spaces that they fill.
    pub(in crate::mechanics) of_doubles: u32,
}

/// What is counted, in words: tiles, spaces, or either where both come to the same.
#[derive(Debug, Clone, Copy)]
pub(in crate::mechanics) struct Things {
    /// A tile.
    pub(in crate::mechanics) tile: Thing,
    /// A space.
    pub(in crate::mechanics) space: Thing,
    /// One of either.
    pub(in crate::mechanics) either: Thing,
}

impl Things {
    /// Tiles and spaces as such.
    pub(in crate::mechanics) const PLAIN: Self = Self { tile: Thing::TILE, space: Thing::SPACE, either: Thing::EITHER };

    fn by(&self, unit: Unit) -> Thing {
        match unit {
            Unit::PerTile => self.tile,
            Unit::PerSpace => self.space,
        }
    }
}

/// In which units is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::mechanics) enum Units {
    /// Either comes to the same.
    Either,
    /// All in one.
    All(Unit),
    /// Double-size tiles in another than the rest.
    Apart {
        /// The rest.
        rest: Unit,
        /// The double-size tiles.
        doubles: Unit,
    },
}

impl Tally {
    fn narrow(n: usize) -> u32 {
        u32::try_from(n).unwrap_or(u32::MAX)
    }

    /// A tally of so many tiles and spaces, double-size tiles and spaces of theirs.
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

    /// Asks the law in which unit double-size tiles are counted, where that matters; where it does not, only
    /// whether there are any. `None` if it does not matter.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] before there were any.
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

    /// In which units is counted. `rest` asks the law for that of halves and squares; it is asked only where their
    /// tiles and spaces differ.
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

    /// What is counted, with how many there are of each.
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

    /// Says of the double-size tiles that they are counted otherwise than the rest, where they are.
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
