//! The reach of the rows of abbots. Abbots are in one another's rows, so the part of a row beyond a monastery is
//! counted once for all of them.

#[cfg(test)]
use std::cell::Cell;
use std::cell::RefCell;
use std::collections::HashMap;

use carcassonne_board::geometry::{Compass, Direction, Shape, Space};
use carcassonne_law::RowAtGap;
use carcassonne_position::{Board, TileIx};

use super::line::{self, LineSpace};

/// The numbers of spaces and tiles on a line that goes out from a space, without that space.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LineReach {
    /// The number of spaces.
    pub spaces: u32,
    /// The number of tiles, each counted once.
    pub tiles: u32,
    /// The number of double-size tiles among the tiles.
    pub doubles: u32,
    /// The number of the spaces that double-size tiles fill.
    pub double_spaces: u32,
    /// Set if a half or a double-size tile is among the tiles.
    pub has_odd_shapes: bool,
}

impl LineReach {
    /// Returns the sum of this part of a line and the part beyond it.
    fn append(self, beyond: Self) -> Self {
        Self {
            spaces: self.spaces + beyond.spaces,
            tiles: self.tiles + beyond.tiles,
            doubles: self.doubles + beyond.doubles,
            double_spaces: self.double_spaces + beyond.double_spaces,
            has_odd_shapes: self.has_odd_shapes || beyond.has_odd_shapes,
        }
    }

    /// Adds the tiles in a space to the counts; `last_tile` is the tile that the line met last.
    fn add_space(&mut self, board: &Board, crossed: &LineSpace, last_tile: &mut Option<TileIx>) {
        self.spaces += 1;
        for tile in crossed.all_tiles() {
            let is_double = board.is_double(tile);
            self.double_spaces += u32::from(is_double);
            if *last_tile != Some(tile) {
                self.tiles += 1;
                self.doubles += u32::from(is_double);
                self.has_odd_shapes |= board.placed(tile).shape != Shape::Square;
            }
            *last_tile = Some(tile);
        }
    }
}

/// The counts of lines that are known so far, for each space asked for and for each monastery on the way.
#[derive(Debug, Default)]
pub struct RowCache {
    known: RefCell<HashMap<(Space, Direction, bool), LineReach>>,
    /// The number of spaces that were looked at to count the lines.
    #[cfg(test)]
    looks: Cell<usize>,
}

impl RowCache {
    /// Returns the count of the line that goes out from a space, without that space; `at_gap` says if a gap ends it.
    pub fn reach(&self, board: &Board, from: Space, toward: Direction, at_gap: RowAtGap) -> LineReach {
        let mut known = self.known.borrow_mut();
        let interrupts = at_gap == RowAtGap::Interrupts;
        // The part of the line from its start, and from each monastery on the way, to the next monastery.
        let mut stretches: Vec<(Space, LineReach)> = Vec::new();
        let (mut start, mut current, mut last_tile) = (from, LineReach::default(), None);
        let mut beyond = known.get(&(from, toward, interrupts)).copied();
        if beyond.is_none() {
            for (crossed, is_last) in row_spaces(board, from, toward.into(), at_gap) {
                #[cfg(test)]
                self.looks.set(self.looks.get() + 1);
                current.add_space(board, &crossed, &mut last_tile);
                if !is_last && crossed.all_tiles().any(|t| board.tile(t).is_some_and(|t| t.monastery.is_some())) {
                    stretches.push((start, current));
                    (start, current, last_tile) = (crossed.space, LineReach::default(), None);
                    beyond = known.get(&(start, toward, interrupts)).copied();
                    if beyond.is_some() {
                        break;
                    }
                }
            }
        }
        let mut reach = beyond.unwrap_or(current);
        if beyond.is_none() {
            known.insert((start, toward, interrupts), current);
        }
        for (start, stretch) in stretches.into_iter().rev() {
            reach = stretch.append(reach);
            known.insert((start, toward, interrupts), reach);
        }
        reach
    }

    /// Returns the number of spaces that were looked at to count the lines.
    #[cfg(test)]
    fn looks(&self) -> usize {
        self.looks.get()
    }
}

/// Returns the spaces of the line that goes out from a space, without that space, up to the first empty space or gap
/// that ends the line; each with its content, and with `true` if a gap behind it ends the line.
pub(crate) fn row_spaces(
    board: &Board,
    from: Space,
    toward: Compass,
    at_gap: RowAtGap,
) -> impl Iterator<Item = (LineSpace, bool)> {
    let interrupts = at_gap == RowAtGap::Interrupts;
    let mut ended = interrupts && line::cross_space(board, from, toward).gap_at_exit;
    line::spaces_ahead(board, from, toward).map_while(move |crossed| {
        if ended || crossed.is_empty() || (interrupts && crossed.gap_at_entry) {
            return None;
        }
        ended = interrupts && crossed.gap_at_exit;
        Some((crossed, ended))
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;

    use super::*;

    /// Returns the number of spaces looked at for all monasteries of a row, and the reach of the first one to the east.
    fn count_looks(block: &str, times: usize) -> (usize, u32) {
        let row = vec![block; times].join(" ");
        let text = format!("board: |\n  {row}\ntiles:\n  m: {{ monastery: german }}\n  k h: {{}}\n");
        let scenario = read(&text).expect("a legal board");
        let (board, rows) = (&scenario.board, RowCache::default());
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
            let (looks, reach) = count_looks("m k h/. k", times);
            assert_eq!(reach as usize, 4 * times - 1);
            // One look in each direction, and one more where a gap may end the row.
            assert!(looks <= 4 * 4 * times, "{looks} looks for {times} abbots");
        }
    }
}
