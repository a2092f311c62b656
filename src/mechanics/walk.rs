//! A straight line over the board, space by space: what towers, fliers and abbots look along.
//!
//! Where two halves share a space, a line that crosses their long side meets them one after the
//! other; a diagonal line that runs along it meets both at once.

use crate::geometry::{Compass, Corner, Shape, Space};
use crate::scenario::{Board, TileIx};

/// What a line meets in one space.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Met {
    /// The space.
    pub(super) space: Space,
    /// The tiles in it, in the order in which they are met; those met at once together. Nothing where
    /// the space is empty.
    pub(super) tiles: Vec<Vec<TileIx>>,
    /// Whether the line comes in over a side of a triangular gap.
    pub(super) gap_first: bool,
    /// Whether the line goes out over a side of a triangular gap.
    pub(super) gap_last: bool,
}

impl Met {
    /// Every tile in the space.
    pub(super) fn all(&self) -> impl Iterator<Item = TileIx> + '_ {
        self.tiles.iter().flatten().copied()
    }

    /// Whether the space holds nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// Whether two halves share the space.
    pub(super) fn is_pair(&self) -> bool {
        self.all().count() > 1
    }

    /// Whether the line meets a triangular gap here.
    pub(super) fn gap(&self) -> bool {
        self.gap_first || self.gap_last
    }
}

/// What a line in a direction meets in a space.
pub(super) fn met(board: &Board, space: Space, toward: Compass) -> Met {
    let there: Vec<TileIx> = board.at(space).collect();
    let corner = |tile: &TileIx| match board.placed(*tile).shape {
        Shape::Half(corner) => Some(corner),
        Shape::Square | Shape::Double(_) => None,
    };
    let mut met = Met { space, tiles: Vec::new(), gap_first: false, gap_last: false };
    match there.as_slice() {
        [] => {}
        [only] => {
            met.tiles.push(vec![*only]);
            if let Some(half) = corner(only) {
                met.gap_first = meets(half, toward) == Meets::Last;
                met.gap_last = meets(half, toward) == Meets::First;
            }
        }
        [..] => {
            for when in [Meets::First, Meets::AtOnce, Meets::Last] {
                let now: Vec<TileIx> = there
                    .iter()
                    .copied()
                    .filter(|t| corner(t).is_some_and(|c| meets(c, toward) == when))
                    .collect();
                if !now.is_empty() {
                    met.tiles.push(now);
                }
            }
        }
    }
    met
}

/// The line from a space on, its own not among what it meets. It never ends: empty spaces go on.
pub(super) fn line(board: &Board, from: Space, toward: Compass) -> impl Iterator<Item = Met> {
    std::iter::successors(Some(toward.step(from)), move |space| Some(toward.step(*space)))
        .map(move |space| met(board, space, toward))
}

/// When a line meets a half of a space that it crosses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meets {
    First,
    AtOnce,
    Last,
}

fn meets(half: Corner, toward: Compass) -> Meets {
    match (toward.straight(), toward.corner()) {
        (Some(direction), _) => {
            // A half is met first where it lines the side over which the line comes in.
            let back = direction.opposite();
            let lines = half.short_sides().iter().any(|s| s.direction() == Some(back));
            if lines { Meets::First } else { Meets::Last }
        }
        (None, Some(out)) if half == out => Meets::Last,
        (None, Some(out)) if half == out.opposite() => Meets::First,
        (None, _) => Meets::AtOnce,
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::scenario::try_out::read;

    /// What the lines over the space [0, 0] meet there, by direction.
    fn over(cell: &str, toward: Compass) -> (Vec<String>, bool, bool) {
        let text = format!("board: |\n  {cell}\ntiles:\n  p q: {{}}\n");
        let text = if cell.contains('q') { text } else { text.replace("p q", "p") };
        let scenario = read(&text).expect("a board");
        let met = met(&scenario.board, Space::new(0, 0), toward);
        let name = |tiles: &Vec<TileIx>| -> String {
            tiles.iter().map(|t| scenario.board.name(*t)).collect()
        };
        (met.tiles.iter().map(name).collect(), met.gap_first, met.gap_last)
    }

    #[test]
    fn a_pair_across_the_line_is_met_one_after_the_other() {
        // p has its right angle in the south-west, q in the north-east.
        for (toward, order) in [
            (Compass::East, ["p", "q"]),
            (Compass::North, ["p", "q"]),
            (Compass::West, ["q", "p"]),
            (Compass::South, ["q", "p"]),
            (Compass::NorthEast, ["p", "q"]),
            (Compass::SouthWest, ["q", "p"]),
        ] {
            assert_eq!(over(r"p\q", toward).0, order, "{toward:?}");
        }
    }

    #[test]
    fn a_pair_along_the_line_is_met_at_once() {
        assert_eq!(over(r"p\q", Compass::SouthEast), (vec!["pq".to_owned()], false, false));
        assert_eq!(over("p/q", Compass::NorthEast), (vec!["pq".to_owned()], false, false));
    }

    #[test]
    fn a_gap_lies_before_or_behind_its_half_or_beside_the_line() {
        assert_eq!(over(r"p\.", Compass::East), (vec!["p".to_owned()], false, true));
        assert_eq!(over(r"p\.", Compass::West), (vec!["p".to_owned()], true, false));
        assert_eq!(over(r"p\.", Compass::SouthWest), (vec!["p".to_owned()], true, false));
        assert_eq!(over(r"p\.", Compass::NorthWest), (vec!["p".to_owned()], false, false));
    }
}
