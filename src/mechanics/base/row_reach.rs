//! The reach of the rows of abbots. Abbots are in one another's rows, so the part of a row beyond a monastery is
//! counted once for all of them.

#[cfg(test)]
use std::cell::Cell;
use std::cell::RefCell;
use std::collections::HashMap;

use super::line::{self, Met};
use crate::geometry::{Compass, Direction, Shape, Space};
use crate::rulebook::RowAtGap;
use crate::scenario::{Board, TileIx};

/// The count of a line that goes out from a space, without that space.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::mechanics) struct LineReach {
    /// The number of spaces.
    pub(in crate::mechanics) spaces: u32,
    /// The number of tiles, each counted once.
    pub(in crate::mechanics) tiles: u32,
    /// The number of double-size tiles among the tiles.
    pub(in crate::mechanics) doubles: u32,
    /// The number of the spaces that these fill.
    pub(in crate::mechanics) of_doubles: u32,
    /// Set if a half or a double-size tile is among the tiles.
    pub(in crate::mechanics) shapes: bool,
}

impl LineReach {
    /// Returns the sum of this part of a line and the part beyond it.
    fn and(self, beyond: Self) -> Self {
        Self {
            spaces: self.spaces + beyond.spaces,
            tiles: self.tiles + beyond.tiles,
            doubles: self.doubles + beyond.doubles,
            of_doubles: self.of_doubles + beyond.of_doubles,
            shapes: self.shapes || beyond.shapes,
        }
    }

    /// Adds the content of a space; `before` is the tile that the line met last.
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

/// The counts of lines from each monastery that a row reached.
#[derive(Debug, Default)]
pub(in crate::mechanics) struct Rows {
    known: RefCell<HashMap<(Space, Direction, bool), LineReach>>,
    /// The number of spaces that were looked at.
    #[cfg(test)]
    looks: Cell<usize>,
}

impl Rows {
    /// Returns the count of the line that goes out from a space.
    pub(in crate::mechanics) fn reach(
        &self,
        board: &Board,
        from: Space,
        toward: Direction,
        at_gap: RowAtGap,
    ) -> LineReach {
        let mut known = self.known.borrow_mut();
        let interrupts = at_gap == RowAtGap::Interrupts;
        // The part of the line from each monastery on the way to the next.
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

    /// Returns the number of spaces that were looked at.
    #[cfg(test)]
    fn looks(&self) -> usize {
        self.looks.get()
    }
}

/// Returns the content of the line that goes out from a space, without that space, as far as it counts; each with
/// whether a gap ends the line behind it.
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

    /// Returns the number of spaces looked at for all monasteries of a row, and the reach of the first one to the east.
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
            // One look in each direction, and one more where a gap may end the row.
            assert!(looks <= 4 * 4 * times, "{looks} looks for {times} abbots");
        }
    }
}
