//! Sides of tiles and their halves.

use std::fmt;

use super::Direction;
use crate::text::words;

words! {
    /// A side of a tile as it lies on the table, north up.
    ///
    /// A square shows N, E, S, W; a half two of these and its long side L; a double-size tile has two
    /// lengths on each long side, numbered from west to east or from north to south.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Side {
        /// North.
        N = "N",
        /// The western length of a lying double's north side.
        N1 = "N1",
        /// Its eastern length.
        N2 = "N2",
        /// East.
        E = "E",
        /// The northern length of a standing double's east side.
        E1 = "E1",
        /// Its southern length.
        E2 = "E2",
        /// South.
        S = "S",
        /// The western length of a lying double's south side.
        S1 = "S1",
        /// Its eastern length.
        S2 = "S2",
        /// West.
        W = "W",
        /// The northern length of a standing double's west side.
        W1 = "W1",
        /// Its southern length.
        W2 = "W2",
        /// The long side of a half.
        L = "L",
    }
}

impl Side {
    /// The direction that the side looks in; `None` for a long side.
    pub fn direction(self) -> Option<Direction> {
        match self {
            Self::N | Self::N1 | Self::N2 => Some(Direction::North),
            Self::E | Self::E1 | Self::E2 => Some(Direction::East),
            Self::S | Self::S1 | Self::S2 => Some(Direction::South),
            Self::W | Self::W1 | Self::W2 => Some(Direction::West),
            Self::L => None,
        }
    }

    /// The plain side that looks in a direction.
    pub fn toward(direction: Direction) -> Self {
        match direction {
            Direction::North => Self::N,
            Direction::East => Self::E,
            Direction::South => Self::S,
            Direction::West => Self::W,
        }
    }

    /// Turned clockwise by quarters. Only for tiles of one space: the lengths of a double stay.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        match self {
            Self::N | Self::E | Self::S | Self::W => {
                self.direction().map_or(self, |d| Self::toward(d.turned(quarters)))
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
    /// No side.
    pub const EMPTY: SideSet = SideSet(0);

    /// Adds a side; says whether it was new.
    pub fn insert(&mut self, side: Side) -> bool {
        let bit = 1 << side as u16;
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// Whether the side is in the set.
    pub fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u16) != 0
    }

    /// Whether no side is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many sides are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The sides, in the order of [`Side::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |s| self.contains(*s))
    }

    /// The first side in the order of [`Side::ALL`].
    pub fn first(self) -> Option<Side> {
        self.iter().next()
    }

    /// Every side turned clockwise by quarters.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        self.iter().map(|s| s.turned(quarters)).collect()
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
    /// The half that comes first, going round the tile clockwise.
    Left,
    /// The half that comes second.
    Right,
}

/// One half of a side: where a field reaches the edge of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfEdge {
    /// The side.
    pub side: Side,
    /// Which half of it.
    pub hand: Hand,
}

impl HalfEdge {
    /// The left half of a side.
    pub fn left(side: Side) -> Self {
        Self { side, hand: Hand::Left }
    }

    /// The right half of a side.
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
    /// No half-edge.
    pub const EMPTY: HalfEdgeSet = HalfEdgeSet(0);

    fn bit(half: HalfEdge) -> u32 {
        1 << (half.side as u32 * 2 + half.hand as u32)
    }

    /// Adds a half-edge; says whether it was new.
    pub fn insert(&mut self, half: HalfEdge) -> bool {
        let new = !self.contains(half);
        self.0 |= Self::bit(half);
        new
    }

    /// Whether the half-edge is in the set.
    pub fn contains(self, half: HalfEdge) -> bool {
        self.0 & Self::bit(half) != 0
    }

    /// Whether no half-edge is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The half-edges, by side in the order of [`Side::ALL`], left before right.
    pub fn iter(self) -> impl Iterator<Item = HalfEdge> {
        Side::ALL.into_iter().flat_map(|s| [HalfEdge::left(s), HalfEdge::right(s)]).filter(move |h| self.contains(*h))
    }

    /// The first half-edge.
    pub fn first(self) -> Option<HalfEdge> {
        self.iter().next()
    }

    /// Every half-edge turned clockwise by quarters.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        self.iter().map(|h| HalfEdge { side: h.side.turned(quarters), hand: h.hand }).collect()
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
