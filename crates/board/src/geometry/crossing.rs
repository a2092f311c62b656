//! Crossings: the points of the grid where four spaces meet.

use std::fmt;

use super::{Axis, Corner, Direction, Shape, Side, Space};

/// A point of the grid where four spaces meet, by the column and row of the space to its
/// south-east: the north-west corner of the space `c:r` is the crossing `c:r`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Crossing {
    /// The column, counted from west to east.
    pub column: i32,
    /// The row, counted from north to south.
    pub row: i32,
}

impl Crossing {
    /// Creates the crossing at the north-west corner of the space in a column and row.
    pub fn new(column: i32, row: i32) -> Self {
        Self { column, row }
    }

    /// Returns the crossing at a corner of a space.
    pub fn at_space_corner(space: Space, corner: Corner) -> Self {
        let east = i32::from(matches!(corner, Corner::Ne | Corner::Se));
        let south = i32::from(matches!(corner, Corner::Sw | Corner::Se));
        Self::new(space.column + east, space.row + south)
    }

    /// Returns the crossing at a corner of a tile whose first space is `at`; `None` for the empty corner of a half. The
    /// corners of a double are those of the rectangle of its two spaces.
    pub fn at_corner(shape: Shape, at: Space, corner: Corner) -> Option<Self> {
        if !shape.corners().contains(&corner) {
            return None;
        }
        let corner_space = match (shape, corner) {
            (Shape::Double(Axis::EastWest), Corner::Ne | Corner::Se) => at.step(Direction::East),
            (Shape::Double(Axis::NorthSouth), Corner::Sw | Corner::Se) => at.step(Direction::South),
            (Shape::Square | Shape::Half(_) | Shape::Double(_), _) => at,
        };
        Some(Self::at_space_corner(corner_space, corner))
    }

    /// Returns the crossing in the middle of the long side of a double whose first space is `at`; `None` if the shape
    /// has no side of two lengths in `direction`.
    pub fn at_middle(shape: Shape, at: Space, direction: Direction) -> Option<Self> {
        let corner = match (shape, direction) {
            (Shape::Double(Axis::EastWest), Direction::North) => Corner::Ne,
            (Shape::Double(Axis::EastWest), Direction::South) | (Shape::Double(Axis::NorthSouth), Direction::East) => {
                Corner::Se
            }
            (Shape::Double(Axis::NorthSouth), Direction::West) => Corner::Sw,
            (Shape::Square | Shape::Half(_) | Shape::Double(_), _) => return None,
        };
        Some(Self::at_space_corner(at, corner))
    }

    /// Returns the four spaces that meet at the crossing, in map order, each with its corner that touches the crossing.
    pub fn spaces(self) -> [(Space, Corner); 4] {
        let Self { column, row } = self;
        [
            (Space::new(column - 1, row - 1), Corner::Se),
            (Space::new(column, row - 1), Corner::Sw),
            (Space::new(column - 1, row), Corner::Ne),
            (Space::new(column, row), Corner::Nw),
        ]
    }
}

impl Shape {
    /// Returns the two sides, clockwise, that meet where the shape (first space `at`) reaches a crossing: at a corner,
    /// or in the middle of a double's long side. `None` if the shape does not reach the crossing.
    pub fn sides_at(self, at: Space, crossing: Crossing) -> Option<(Side, Side)> {
        let sides = self.sides();
        let before = sides.last().into_iter().chain(sides);
        let mut meetings = before.zip(sides).zip(self.rim(at));
        meetings.find(|(_, meeting)| *meeting == crossing).map(|((side, next), _)| (*side, *next))
    }

    /// Returns the crossings at which the sides of the shape (first space `at`) begin, clockwise, in the order of
    /// [`Shape::sides`].
    pub fn rim(self, at: Space) -> impl Iterator<Item = Crossing> {
        let sides = self.sides();
        let before = sides.last().into_iter().chain(sides);
        before.zip(sides).map(move |(before, side)| {
            // Going clockwise, one side ends where the next begins; a long side has no direction.
            let (side, corner) = match (side.direction(), before.direction()) {
                (Some(direction), _) => (side, start_corner(direction)),
                (None, Some(direction)) => (before, start_corner(direction.rotate(1))),
                (None, None) => (side, Corner::Nw),
            };
            Crossing::at_space_corner(self.space_of(*side, at), corner)
        })
    }
}

/// Returns the corner of a space in which its side in a direction begins, clockwise.
fn start_corner(direction: Direction) -> Corner {
    match direction {
        Direction::North => Corner::Nw,
        Direction::East => Corner::Ne,
        Direction::South => Corner::Se,
        Direction::West => Corner::Sw,
    }
}

impl fmt::Display for Crossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.column, self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_spaces_touch_a_crossing_each_with_a_corner_of_its_own() {
        let crossing = Crossing::new(3, -2);
        let spaces = crossing.spaces();
        assert!(spaces.map(|(space, _)| space).is_sorted());
        for (space, corner) in spaces {
            assert_eq!(Crossing::at_space_corner(space, corner), crossing);
        }
        let mut corners = spaces.map(|(_, corner)| corner);
        corners.sort_unstable();
        assert_eq!(corners, Corner::ALL);
    }

    #[test]
    fn a_half_lacks_the_corner_across_from_its_right_angle() {
        let at = Space::new(1, 1);
        for right_angle in Corner::ALL {
            for corner in Corner::ALL {
                let found = Crossing::at_corner(Shape::Half(right_angle), at, corner);
                assert_eq!(found.is_none(), corner == right_angle.opposite());
            }
        }
    }

    #[test]
    fn the_corners_of_a_double_are_those_of_both_its_spaces() {
        let at = Space::new(1, 1);
        let corners =
            |axis| Corner::ALL.map(|c| Crossing::at_corner(Shape::Double(axis), at, c).map(|c| c.to_string()));
        let some = |words: [&str; 4]| words.map(|w| Some(w.to_owned()));
        assert_eq!(corners(Axis::EastWest), some(["1:1", "3:1", "1:2", "3:2"]));
        assert_eq!(corners(Axis::NorthSouth), some(["1:1", "2:1", "1:3", "2:3"]));
    }

    #[test]
    fn only_a_long_side_of_a_double_has_a_middle() {
        let at = Space::new(1, 1);
        let middles = |shape| Direction::ALL.map(|d| Crossing::at_middle(shape, at, d).map(|c| (c.column, c.row)));
        let lying = Shape::Double(Axis::EastWest);
        assert_eq!(middles(lying), [Some((2, 1)), None, Some((2, 2)), None]);
        let standing = Shape::Double(Axis::NorthSouth);
        assert_eq!(middles(standing), [None, Some((2, 2)), None, Some((1, 2))]);
        assert_eq!(middles(Shape::Square), [None; 4]);
        assert_eq!(middles(Shape::Half(Corner::Ne)), [None; 4]);
    }
}
