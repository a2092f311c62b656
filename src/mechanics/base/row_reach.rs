//! How far the rows of abbots reach. Abbots stand in one another's rows, so what lies beyond a monastery is
//! counted once for all of them.

#[cfg(test)]
use std::cell::Cell;
use std::cell::RefCell;
use std::collections::HashMap;

use super::line::{self, Met};
use crate::geometry::{Compass, Direction, Shape, Space};
use crate::rulebook::RowAtGap;
use crate::scenario::{Board, TileIx};

/// What counts on a line that goes out from a space, without that space.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::mechanics) struct LineReach {
    /// The spaces.
    pub(in crate::mechanics) spaces: u32,
    /// The tiles, each once.
    pub(in crate::mechanics) tiles: u32,
    /// The double-size tiles among the tiles.
    pub(in crate::mechanics) doubles: u32,
    /// Those of the spaces that they fill.
    pub(in crate::mechanics) of_doubles: u32,
    /// Whether a half or a double-size tile is among the tiles.
    pub(in crate::mechanics) shapes: bool,
}

impl LineReach {
    /// This, and behind it what another has.
    fn and(self, beyond: Self) -> Self {
        Self {
            spaces: self.spaces + beyond.spaces,
            tiles: self.tiles + beyond.tiles,
            doubles: self.doubles + beyond.doubles,
            of_doubles: self.of_doubles + beyond.of_doubles,
            shapes: self.shapes || beyond.shapes,
        }
    }

    /// Takes in what is met in a space, after the tile that was met before it.
    fn take(&mut self, board: &Board, met: &Met, before: &mut Option<TileIx>) {
        self.spaces += 1;
        for tile in met.all() {
            let double = board.is_double(tile);
            self.of_doubles += u32::from(double);
            if *before != Some(tile) {
                self.tiles += 1;
                self.doubles += u32::from(double);
                self.shapes |= board.placed(tile).shape != Shape::Square;
            }
            *before = Some(tile);
        }
    }
}

/// What was counted from each monastery that a row came to.
#[derive(Debug, Default)]
pub(in crate::mechanics) struct Rows {
    known: RefCell<HashMap<(Space, Direction, bool), LineReach>>,
    /// How many spaces were looked at.
    #[cfg(test)]
    looks: Cell<usize>,
}

impl Rows {
    /// What counts on the line that goes out from a space.
    pub(in crate::mechanics) fn reach(
        &self,
        board: &Board,
        from: Space,
        toward: Direction,
        at_gap: RowAtGap,
    ) -> LineReach {
        let mut known = self.known.borrow_mut();
        let interrupts = at_gap == RowAtGap::Interrupts;
        // From each monastery on the way, what lies between it and the next.
        let mut stretches: Vec<(Space, LineReach)> = Vec::new();
        let (mut start, mut here, mut before) = (from, LineReach::default(), None);
        let mut beyond = known.get(&(from, toward, interrupts)).copied();
        if beyond.is_none() {
            for (met, last) in counted(board, from, toward.into(), at_gap) {
                #[cfg(test)]
                self.looks.set(self.looks.get() + 1);
                here.take(board, &met, &mut before);
                if !last && met.all().any(|t| board.tile(t).is_some_and(|t| t.monastery.is_some())) {
                    stretches.push((start, here));
                    (start, here, before) = (met.space, LineReach::default(), None);
                    beyond = known.get(&(start, toward, interrupts)).copied();
                    if beyond.is_some() {
                        break;
                    }
                }
            }
        }
        let mut reach = beyond.unwrap_or(here);
        if beyond.is_none() {
            known.insert((start, toward, interrupts), here);
        }
        for (start, stretch) in stretches.into_iter().rev() {
            reach = stretch.and(reach);
            known.insert((start, toward, interrupts), reach);
        }
        reach
    }

    /// How many spaces were looked at.
    #[cfg(test)]
    fn looks(&self) -> usize {
        self.looks.get()
    }
}

/// What counts on the line that goes out from a space, without that space; and of each whether a gap ends
/// the line behind it.
pub(in crate::mechanics) fn counted(
    board: &Board,
    from: Space,
    toward: Compass,
    at_gap: RowAtGap,
) -> impl Iterator<Item = (Met, bool)> {
    let interrupts = at_gap == RowAtGap::Interrupts;
    let mut ended = interrupts && line::met(board, from, toward).gap_last;
    line::line(board, from, toward).map_while(move |met| {
        if ended || met.is_empty() || (interrupts && met.gap_first) {
            return None;
        }
        ended = interrupts && met.gap_last;
        Some((met, ended))
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::try_out::read;

    /// How many spaces are looked at for all monasteries of a row, and how far the first reaches to the east.
    fn looked_at(block: &str, times: usize) -> (usize, u32) {
        let row = vec![block; times].join(" ");
        let text = format!("board: |\n  {row}\ntiles:\n  m: {{ monastery: german }}\n  k h: {{}}\n");
        let scenario = read(&text).expect("a legal board");
        let (board, rows) = (&scenario.board, Rows::default());
        for tile in board.all().filter(|t| board.tile(*t).is_some_and(|t| t.monastery.is_some())) {
            for toward in Direction::ALL {
                for at_gap in [RowAtGap::Skipped, RowAtGap::Interrupts] {
                    rows.reach(board, board.placed(tile).at, toward, at_gap);
                }
            }
        }
        let first = rows.reach(board, Space::new(0, 0), Direction::East, RowAtGap::Skipped);
        (rows.looks(), first.spaces)
    }

    #[test]
    fn a_row_is_looked_over_once_however_many_abbots_stand_in_it() {
        for times in [10, 1_000] {
            let (looks, reach) = looked_at("m k h/. k", times);
            assert_eq!(reach as usize, 4 * times - 1);
            // Once in each direction, and once more where a gap may end it.
            assert!(looks <= 4 * 4 * times, "{looks} looks for {times} abbots");
        }
    }
}
