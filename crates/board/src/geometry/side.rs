//! Sides of tiles and their halves.

use std::fmt;

use carcassonne_text::words;

use super::Direction;

words! {
    /// A side of a tile as placed, with north up.
    ///
    /// A square shows N, E, S, W; a half two of these and its long side L; a double-size tile has two
    /// lengths on each long side, numbered from west to east or from north to south.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Side {
        /// North.
        N = "N",
        /// The western length of a horizontal double's north side.
        N1 = "N1",
        /// The eastern length of a horizontal double's north side.
        N2 = "N2",
        /// East.
        E = "E",
        /// The northern length of a vertical double's east side.
        E1 = "E1",
        /// The southern length of a vertical double's east side.
        E2 = "E2",
        /// South.
        S = "S",
        /// The western length of a horizontal double's south side.
        S1 = "S1",
        /// The eastern length of a horizontal double's south side.
        S2 = "S2",
        /// West.
        W = "W",
        /// The northern length of a vertical double's west side.
        W1 = "W1",
        /// The southern length of a vertical double's west side.
        W2 = "W2",
        /// The long side of a half.
        L = "L",
    }
}

impl Side {
    /// Returns the direction that the side faces; `None` for the long side of a half.
    pub fn direction(self) -> Option<Direction> {
        match self {
            Self::N | Self::N1 | Self::N2 => Some(Direction::North),
            Self::E | Self::E1 | Self::E2 => Some(Direction::East),
            Self::S | Self::S1 | Self::S2 => Some(Direction::South),
            Self::W | Self::W1 | Self::W2 => Some(Direction::West),
            Self::L => None,
        }
    }

    /// Returns the plain side (N, E, S or W) that faces a direction.
    pub fn from_direction(direction: Direction) -> Self {
        match direction {
            Direction::North => Self::N,
            Direction::East => Self::E,
            Direction::South => Self::S,
            Direction::West => Self::W,
        }
    }

    /// Returns the side after clockwise quarter turns of a tile of one space; any but N, E, S and W is unchanged.
    #[must_use]
    pub fn rotate(self, quarters: u8) -> Self {
        match self {
            Self::N | Self::E | Self::S | Self::W => {
                self.direction().map_or(self, |d| Self::from_direction(d.rotate(quarters)))
            }
            other => other,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A set of sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SideSet(u16);

impl SideSet {
    /// The set without any side.
    pub const EMPTY: SideSet = SideSet(0);

    /// Adds a side; returns `true` if it was new.
    pub fn insert(&mut self, side: Side) -> bool {
        let bit = 1 << side as u16;
        let is_new = self.0 & bit == 0;
        self.0 |= bit;
        is_new
    }

    /// Returns `true` if the side is in the set.
    pub fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u16) != 0
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of sides in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the sides, in the order of [`Side::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |s| self.contains(*s))
    }

    /// Returns the first side in the order of [`Side::ALL`]; `None` if the set is empty.
    pub fn first(self) -> Option<Side> {
        self.iter().next()
    }

    /// Returns the set with every side turned as by [`Side::rotate`].
    #[must_use]
    pub fn rotate(self, quarters: u8) -> Self {
        self.iter().map(|s| s.rotate(quarters)).collect()
    }
}

impl FromIterator<Side> for SideSet {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        let mut set = Self::EMPTY;
        for side in sides {
            set.insert(side);
        }
        set
    }
}

impl fmt::Display for SideSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|s| f.write_str(s.word()))
    }
}

/// Left or right, as seen from the tile's middle looking out over a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hand {
    /// The half of a side that comes first, going round the tile clockwise.
    Left,
    /// The half of a side that comes second, going round the tile clockwise.
    Right,
}

/// A half of a side: the unit by which a field reaches the edge of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfEdge {
    /// The side of which this is a half.
    pub side: Side,
    /// The half of that side.
    pub hand: Hand,
}

impl HalfEdge {
    /// Creates the left half of a side.
    pub fn left(side: Side) -> Self {
        Self { side, hand: Hand::Left }
    }

    /// Creates the right half of a side.
    pub fn right(side: Side) -> Self {
        Self { side, hand: Hand::Right }
    }
}

impl fmt::Display for HalfEdge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = match self.hand {
            Hand::Left => "L",
            Hand::Right => "R",
        };
        write!(f, "{}{hand}", self.side)
    }
}

/// A set of half-edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct HalfEdgeSet(u32);

impl HalfEdgeSet {
    /// The set without any half-edge.
    pub const EMPTY: HalfEdgeSet = HalfEdgeSet(0);

    fn bit(half: HalfEdge) -> u32 {
        1 << (half.side as u32 * 2 + half.hand as u32)
    }

    /// Adds a half-edge; returns `true` if it was new.
    pub fn insert(&mut self, half: HalfEdge) -> bool {
        let is_new = !self.contains(half);
        self.0 |= Self::bit(half);
        is_new
    }

    /// Returns `true` if the half-edge is in the set.
    pub fn contains(self, half: HalfEdge) -> bool {
        self.0 & Self::bit(half) != 0
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the half-edges, by side in the order of [`Side::ALL`], left before right.
    pub fn iter(self) -> impl Iterator<Item = HalfEdge> {
        Side::ALL.into_iter().flat_map(|s| [HalfEdge::left(s), HalfEdge::right(s)]).filter(move |h| self.contains(*h))
    }

    /// Returns the first half-edge in the order of [`HalfEdgeSet::iter`]; `None` if the set is empty.
    pub fn first(self) -> Option<HalfEdge> {
        self.iter().next()
    }

    /// Returns the set with the side of every half-edge turned as by [`Side::rotate`].
    #[must_use]
    pub fn rotate(self, quarters: u8) -> Self {
        self.iter().map(|h| HalfEdge { side: h.side.rotate(quarters), hand: h.hand }).collect()
    }
}

impl FromIterator<HalfEdge> for HalfEdgeSet {
    fn from_iter<I: IntoIterator<Item = HalfEdge>>(halves: I) -> Self {
        let mut set = Self::EMPTY;
        for half in halves {
            set.insert(half);
        }
        set
    }
}

impl fmt::Display for HalfEdgeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, half) in self.iter().enumerate() {
            write!(f, "{}{half}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
