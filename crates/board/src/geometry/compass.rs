//! The eight compass directions, straight and diagonal, in which for example a flier flies.

use carcassonne_text::words;

use super::{Corner, Direction, Space};

words! {
    /// A direction, straight or diagonal.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Compass {
        /// Up the map.
        North = "n",
        /// Up and to the right.
        NorthEast = "ne",
        /// Right on the map.
        East = "e",
        /// Down and to the right.
        SouthEast = "se",
        /// Down the map.
        South = "s",
        /// Down and to the left.
        SouthWest = "sw",
        /// Left on the map.
        West = "w",
        /// Up and to the left.
        NorthWest = "nw",
    }
}

impl Compass {
    /// Returns the direction of the grid; `None` for a diagonal.
    pub fn straight(self) -> Option<Direction> {
        match self {
            Self::North => Some(Direction::North),
            Self::East => Some(Direction::East),
            Self::South => Some(Direction::South),
            Self::West => Some(Direction::West),
            Self::NorthEast | Self::SouthEast | Self::SouthWest | Self::NorthWest => None,
        }
    }

    /// Returns the corner of a space over which this diagonal leaves the space; `None` for a straight direction.
    pub fn corner(self) -> Option<Corner> {
        match self {
            Self::NorthEast => Some(Corner::Ne),
            Self::SouthEast => Some(Corner::Se),
            Self::SouthWest => Some(Corner::Sw),
            Self::NorthWest => Some(Corner::Nw),
            Self::North | Self::East | Self::South | Self::West => None,
        }
    }

    /// Returns the next space in this direction.
    pub fn step(self, from: Space) -> Space {
        let (columns, rows) = match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        };
        Space::new(from.column.saturating_add(columns), from.row.saturating_add(rows))
    }
}

impl From<Direction> for Compass {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::North => Self::North,
            Direction::East => Self::East,
            Direction::South => Self::South,
            Direction::West => Self::West,
        }
    }
}

impl From<Corner> for Compass {
    fn from(corner: Corner) -> Self {
        match corner {
            Corner::Nw => Self::NorthWest,
            Corner::Ne => Self::NorthEast,
            Corner::Sw => Self::SouthWest,
            Corner::Se => Self::SouthEast,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagonal_step_is_two_straight_ones() {
        let from = Space::new(3, 4);
        assert_eq!(Compass::SouthEast.step(from), Compass::South.step(Compass::East.step(from)));
        assert_eq!(Compass::from(Direction::West).step(from), from.step(Direction::West));
    }
}
