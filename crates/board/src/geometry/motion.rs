//! Motions of the grid: a board as it lies when it is mirrored, turned and shifted.

use super::{Axis, Compass, Corner, Direction, HalfEdge, HalfEdgeSet, Hand, Shape, Side, SideSet, Space};

/// A motion of the grid: first a mirroring, then a turn, then a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Motion {
    /// Set if west and east are swapped first.
    pub mirrored: bool,
    /// The number of clockwise quarter turns after that.
    pub quarters: u8,
    /// The final shift, in columns and rows.
    pub by: (i32, i32),
}

impl Motion {
    /// Returns a turn, clockwise by quarters, without mirroring or shift.
    pub fn turn(quarters: u8) -> Self {
        Self { mirrored: false, quarters: quarters % 4, by: (0, 0) }
    }

    /// Returns a shift without mirroring or turn.
    pub fn shift(columns: i32, rows: i32) -> Self {
        Self { by: (columns, rows), ..Self::turn(0) }
    }

    /// Returns the motion that undoes this one.
    #[must_use]
    pub fn inverse(self) -> Self {
        // A mirroring followed by a turn is its own inverse.
        let quarters = if self.mirrored { self.quarters } else { (4 - self.quarters % 4) % 4 };
        let unshifted = Self { mirrored: self.mirrored, quarters, by: (0, 0) };
        let Space { column, row } = unshifted.space(Space::new(self.by.0, self.by.1));
        Self { by: (-column, -row), ..unshifted }
    }

    /// Returns the space to which a space is moved. Numbers beyond the grid stop at its edge.
    pub fn space(self, space: Space) -> Space {
        let column = if self.mirrored { space.column.saturating_neg() } else { space.column };
        let turned =
            (0..self.quarters).fold(Space::new(column, space.row), |s, _| Space::new(s.row.saturating_neg(), s.column));
        Space::new(turned.column.saturating_add(self.by.0), turned.row.saturating_add(self.by.1))
    }

    /// Returns the direction that a compass direction becomes.
    pub fn compass(self, toward: Compass) -> Compass {
        let step = Self { by: (0, 0), ..self }.space(toward.step(Space::new(0, 0)));
        let found = Compass::ALL.into_iter().find(|c| c.step(Space::new(0, 0)) == step);
        found.unwrap_or(toward)
    }

    /// Returns the direction that a direction of the grid becomes.
    pub fn direction(self, toward: Direction) -> Direction {
        self.compass(toward.into()).straight().unwrap_or(toward)
    }

    /// Returns the side that a side of a tile becomes; the long side stays. The first of the two unit lengths of a
    /// double-size tile's long side is the western or northern one.
    pub fn side(self, side: Side) -> Side {
        let Some(toward) = side.direction() else { return side };
        let moved = Side::from_direction(self.direction(toward));
        let Some(number) = side.word().chars().nth(1) else { return moved };
        let first_end = match toward {
            Direction::North | Direction::South => Direction::West,
            Direction::East | Direction::West => Direction::North,
        };
        let is_first = number == '1';
        let keeps_order = matches!(self.direction(first_end), Direction::West | Direction::North);
        let word = format!("{moved}{}", if is_first == keeps_order { 1 } else { 2 });
        Side::ALL.into_iter().find(|s| s.word() == word).unwrap_or(moved)
    }

    /// Returns the hand that a hand becomes: the other one in a mirror.
    pub fn hand(self, hand: Hand) -> Hand {
        match (self.mirrored, hand) {
            (false, hand) => hand,
            (true, Hand::Left) => Hand::Right,
            (true, Hand::Right) => Hand::Left,
        }
    }

    /// Returns the half-edge that a half-edge of a tile becomes.
    pub fn half_edge(self, half: HalfEdge) -> HalfEdge {
        HalfEdge { side: self.side(half.side), hand: self.hand(half.hand) }
    }

    /// Returns the sides that sides of a tile become.
    pub fn sides(self, sides: SideSet) -> SideSet {
        sides.iter().map(|side| self.side(side)).collect()
    }

    /// Returns the half-edges that half-edges of a tile become.
    pub fn half_edges(self, halves: HalfEdgeSet) -> HalfEdgeSet {
        halves.iter().map(|half| self.half_edge(half)).collect()
    }

    /// Returns the corner that a corner of a space becomes.
    pub fn corner(self, corner: Corner) -> Corner {
        let toward = Compass::ALL.into_iter().find(|c| c.corner() == Some(corner));
        toward.and_then(|c| self.compass(c).corner()).unwrap_or(corner)
    }

    /// Returns the axis that an axis of the grid becomes.
    pub fn axis(self, axis: Axis) -> Axis {
        let [one, _] = axis.directions();
        let moved = self.direction(one);
        let found = Axis::ALL.into_iter().find(|a| a.directions().contains(&moved));
        found.unwrap_or(axis)
    }

    /// Returns the shape that a tile has after the motion.
    pub fn shape(self, shape: Shape) -> Shape {
        match shape {
            Shape::Half(corner) => Shape::Half(self.corner(corner)),
            Shape::Double(axis) => Shape::Double(self.axis(axis)),
            Shape::Square => shape,
        }
    }

    /// Returns the first space, after the motion, of a shape whose first space is `at` before it.
    pub fn first_space(self, shape: Shape, at: Space) -> Space {
        let spaces = shape.spaces(at).map(|space| self.space(space));
        spaces.min().unwrap_or(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_motion_is_undone_by_its_inverse() {
        for (mirrored, quarters) in [false, true].into_iter().flat_map(|m| (0..4).map(move |q| (m, q))) {
            let motion = Motion { mirrored, quarters, by: (3, -5) };
            let back = motion.inverse();
            for at in [Space::new(0, 0), Space::new(-2, 7)] {
                assert_eq!(back.space(motion.space(at)), at, "{motion:?}");
            }
            for side in Side::ALL {
                assert_eq!(back.side(motion.side(side)), side, "{motion:?} {side}");
            }
            for corner in Corner::ALL {
                assert_eq!(back.corner(motion.corner(corner)), corner, "{motion:?}");
            }
        }
    }

    #[test]
    fn a_double_size_tile_that_is_turned_begins_at_its_other_end() {
        let turn = Motion::turn(1);
        let standing = Shape::Double(Axis::NorthSouth);
        assert_eq!(turn.shape(standing), Shape::Double(Axis::EastWest));
        assert_eq!(turn.first_space(standing, Space::new(0, 0)), Space::new(-1, 0));
        assert_eq!(
            [Side::N1, Side::N2, Side::E1, Side::W2].map(|side| turn.side(side)),
            [Side::E1, Side::E2, Side::S2, Side::N1]
        );
    }
}
