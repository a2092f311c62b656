//! The grid of spaces.

use std::fmt;

/// A space of the grid, filled by one square tile, two half tiles, or one of the two squares of a double-size tile.
///
/// Ordered row by row from the north, and within a row from the west: the order of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// The row, counted from north to south; it comes first in the order.
    pub row: i32,
    /// The column, counted from west to east.
    pub column: i32,
}

impl Space {
    /// Creates the space in a column and row.
    pub fn new(column: i32, row: i32) -> Self {
        Self { row, column }
    }

    /// Returns the space in the notation for readers, by column and row: `[2, 0]`. `Display` writes the shorter form
    /// that the address of a tile has (`2:0` in `a:2:0`).
    pub fn to_notation(self) -> String {
        format!("[{}, {}]", self.column, self.row)
    }

    /// Returns the adjacent space in a direction.
    #[must_use]
    pub fn step(self, direction: Direction) -> Self {
        match direction {
            Direction::North => Self::new(self.column, self.row - 1),
            Direction::East => Self::new(self.column + 1, self.row),
            Direction::South => Self::new(self.column, self.row + 1),
            Direction::West => Self::new(self.column - 1, self.row),
        }
    }

    /// Returns the eight spaces around this one, in map order.
    pub fn neighbors(self) -> impl Iterator<Item = Space> {
        (-1..=1).flat_map(move |row| {
            (-1..=1)
                .filter(move |&column| (column, row) != (0, 0))
                .map(move |column| Space::new(self.column + column, self.row + row))
        })
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.column, self.row)
    }
}

/// A direction of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Up the map.
    North,
    /// Right on the map.
    East,
    /// Down the map.
    South,
    /// Left on the map.
    West,
}

impl Direction {
    /// All four directions, clockwise from north.
    pub const ALL: [Direction; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Returns the opposite direction.
    #[must_use]
    pub fn opposite(self) -> Self {
        self.rotate(2)
    }

    /// Returns the direction after `quarters` clockwise quarter turns.
    #[must_use]
    pub fn rotate(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + usize::from(quarters)) % 4]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_spaces_lie_around_one() {
        let around: Vec<_> = Space::new(0, 0).neighbors().collect();
        assert_eq!(around.len(), 8);
        assert!(around.is_sorted());
    }

    #[test]
    fn a_step_and_a_step_back_is_no_step() {
        for d in Direction::ALL {
            assert_eq!(Space::new(3, 4).step(d).step(d.opposite()), Space::new(3, 4));
        }
    }
}
