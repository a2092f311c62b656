//! Shapes: the spaces that a tile covers and the sides that it shows.

use std::fmt;

use carcassonne_text::words;

use super::{Direction, Side, SideSet, Space};

words! {
    /// A corner of a space; for a half, the one in which it has its right angle.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Corner {
        /// North-west.
        Nw = "nw",
        /// North-east.
        Ne = "ne",
        /// South-west.
        Sw = "sw",
        /// South-east.
        Se = "se",
    }
}

impl Corner {
    /// Returns the opposite corner: for the right angle of a half, that of the other half of the space.
    #[must_use]
    pub fn opposite(self) -> Self {
        self.rotate().rotate()
    }

    /// Returns the two short sides that meet in the corner.
    pub fn short_sides(self) -> [Side; 2] {
        match self {
            Self::Nw => [Side::N, Side::W],
            Self::Ne => [Side::N, Side::E],
            Self::Sw => [Side::S, Side::W],
            Self::Se => [Side::E, Side::S],
        }
    }

    /// Returns the corner after a clockwise turn by a quarter.
    #[must_use]
    pub fn rotate(self) -> Self {
        match self {
            Self::Nw => Self::Ne,
            Self::Ne => Self::Se,
            Self::Se => Self::Sw,
            Self::Sw => Self::Nw,
        }
    }

    /// Returns the corner in words: `north-west`.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::Nw => "north-west",
            Self::Ne => "north-east",
            Self::Sw => "south-west",
            Self::Se => "south-east",
        }
    }

    /// Returns the number of clockwise quarter turns of a half from its reference position (right angle in the
    /// south-west).
    pub fn quarters(self) -> u8 {
        match self {
            Self::Sw => 0,
            Self::Nw => 1,
            Self::Ne => 2,
            Self::Se => 3,
        }
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

words! {
    /// An axis of the grid: the direction in which a double-size tile extends, or in which a bridge spans its space.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Axis {
        /// Horizontal: the second space of a double is to the east.
        EastWest = "ew",
        /// Vertical: the second space of a double is to the south.
        NorthSouth = "ns",
    }
}

impl Axis {
    /// Returns the two directions along the axis.
    pub fn directions(self) -> [Direction; 2] {
        match self {
            Self::EastWest => [Direction::West, Direction::East],
            Self::NorthSouth => [Direction::North, Direction::South],
        }
    }
}

/// The part of the grid that a tile covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// One whole space.
    Square,
    /// Half a space, with the right angle in a corner of the space.
    Half(Corner),
    /// Two spaces.
    Double(Axis),
}

/// The neighbour that a side of a placed tile faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Facing {
    /// A side of another space: that space, and the direction of that side as seen from it.
    Across(Space, Direction),
    /// The other half of the same space, with its corner.
    OtherHalf(Space, Corner),
}

impl Shape {
    /// Every shape that a tile can have.
    pub const ALL: [Self; 7] = [
        Self::Square,
        Self::Half(Corner::Nw),
        Self::Half(Corner::Ne),
        Self::Half(Corner::Sw),
        Self::Half(Corner::Se),
        Self::Double(Axis::EastWest),
        Self::Double(Axis::NorthSouth),
    ];

    /// Returns the sides that the shape shows, clockwise.
    pub fn sides(self) -> &'static [Side] {
        use Side::{E, E1, E2, L, N, N1, N2, S, S1, S2, W, W1, W2};
        match self {
            Self::Square => &[N, E, S, W],
            Self::Half(Corner::Sw) => &[L, S, W],
            Self::Half(Corner::Nw) => &[N, L, W],
            Self::Half(Corner::Ne) => &[N, E, L],
            Self::Half(Corner::Se) => &[E, S, L],
            Self::Double(Axis::EastWest) => &[N1, N2, E, S2, S1, W],
            Self::Double(Axis::NorthSouth) => &[N, E1, E2, S, W2, W1],
        }
    }

    /// Returns the sides that the shape shows, as a set.
    pub fn side_set(self) -> SideSet {
        self.sides().iter().copied().collect()
    }

    /// Returns the corners that the shape has, in map order: a half lacks the one opposite its right angle.
    pub fn corners(self) -> &'static [Corner] {
        use Corner::{Ne, Nw, Se, Sw};
        match self {
            Self::Square | Self::Double(_) => &Corner::ALL,
            Self::Half(Nw) => &[Nw, Ne, Sw],
            Self::Half(Ne) => &[Nw, Ne, Se],
            Self::Half(Sw) => &[Nw, Sw, Se],
            Self::Half(Se) => &[Ne, Sw, Se],
        }
    }

    /// Returns the spaces that the shape covers when its first space is `at`.
    pub fn spaces(self, at: Space) -> impl Iterator<Item = Space> {
        let second = match self {
            Self::Square | Self::Half(_) => None,
            Self::Double(Axis::EastWest) => Some(at.step(Direction::East)),
            Self::Double(Axis::NorthSouth) => Some(at.step(Direction::South)),
        };
        std::iter::once(at).chain(second)
    }

    /// Returns the space to which a side of the shape belongs when its first space is `at`.
    pub fn space_of(self, side: Side, at: Space) -> Space {
        use Side::{E, E2, N2, S, S2, W2};
        match self {
            Self::Double(Axis::EastWest) if matches!(side, N2 | E | S2) => at.step(Direction::East),
            Self::Double(Axis::NorthSouth) if matches!(side, E2 | S | W2) => at.step(Direction::South),
            Self::Square | Self::Half(_) | Self::Double(_) => at,
        }
    }

    /// Returns the neighbour that a side of the shape (first space `at`) faces; `None` for an `L` that the shape lacks.
    pub fn facing(self, side: Side, at: Space) -> Option<Facing> {
        match (side.direction(), self) {
            (Some(direction), _) => Some(Facing::Across(self.space_of(side, at).step(direction), direction.opposite())),
            (None, Self::Half(corner)) => Some(Facing::OtherHalf(at, corner.opposite())),
            (None, Self::Square | Self::Double(_)) => None,
        }
    }

    /// Returns the side of the shape (first space `at`) that is the side of `space` in `direction`, if any.
    pub fn side_of_space(self, at: Space, space: Space, direction: Direction) -> Option<Side> {
        if self == Self::Square {
            return (space == at).then(|| Side::from_direction(direction));
        }
        self.sides().iter().copied().find(|&s| s.direction() == Some(direction) && self.space_of(s, at) == space)
    }

    /// Returns the word for the kind of shape (square, half or double), for messages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Half(_) => "half",
            Self::Double(_) => "double-size tile",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Crossing;

    #[test]
    fn a_half_shows_its_two_short_sides_and_the_long_one() {
        for corner in Corner::ALL {
            let sides = Shape::Half(corner).side_set();
            assert_eq!(sides.len(), 3);
            assert!(sides.contains(Side::L));
            assert!(corner.short_sides().iter().all(|s| sides.contains(*s)));
        }
    }

    #[test]
    fn a_turned_reference_half_shows_the_sides_of_its_corner() {
        let reference = Shape::Half(Corner::Sw).side_set();
        for corner in Corner::ALL {
            assert_eq!(reference.rotate(corner.quarters()), Shape::Half(corner).side_set());
        }
    }

    #[test]
    fn every_side_lines_the_space_in_which_it_lies() {
        let at = Space::new(5, 5);
        for shape in Shape::ALL {
            for &side in shape.sides() {
                let Some(direction) = side.direction() else { continue };
                let space = shape.space_of(side, at);
                assert!(shape.spaces(at).any(|s| s == space));
                assert_eq!(shape.side_of_space(at, space, direction), Some(side));
            }
        }
    }

    #[test]
    fn sides_meet_in_the_corners_and_in_the_middle_of_a_long_side() {
        let at = Space::new(0, 0);
        let meeting_sides = |shape: Shape, column, row| {
            let sides = shape.sides_at(at, Crossing::new(column, row));
            sides.map(|(a, b)| format!("{a}{b}")).unwrap_or_default()
        };
        assert_eq!(
            [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)].map(|(c, r)| meeting_sides(Shape::Square, c, r)),
            ["WN", "NE", "SW", "ES", ""]
        );
        assert_eq!(
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(c, r)| meeting_sides(Shape::Half(Corner::Sw), c, r)),
            ["WL", "", "SW", "LS"]
        );
        assert_eq!(
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(c, r)| meeting_sides(Shape::Half(Corner::Ne), c, r)),
            ["LN", "NE", "", "EL"]
        );
        let lying = Shape::Double(Axis::EastWest);
        assert_eq!(
            [(0, 0), (1, 0), (2, 0), (1, 1), (2, 1)].map(|(c, r)| meeting_sides(lying, c, r)),
            ["WN1", "N1N2", "N2E", "S2S1", "ES2"]
        );
        let standing = Shape::Double(Axis::NorthSouth);
        assert_eq!([(0, 1), (1, 1), (0, 2)].map(|(c, r)| meeting_sides(standing, c, r)), ["W2W1", "E1E2", "SW2"]);
    }

    #[test]
    fn a_long_side_looks_at_the_other_half_and_no_other_shape_has_one() {
        let at = Space::new(0, 0);
        assert_eq!(Shape::Half(Corner::Nw).facing(Side::L, at), Some(Facing::OtherHalf(at, Corner::Se)));
        assert_eq!(Shape::Square.facing(Side::L, at), None);
    }
}
