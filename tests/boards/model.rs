//! A board as the tests know it, and the eight ways to turn and mirror it.

use std::fmt;

use carcassonne_oracle::geometry::{Corner, HalfEdge, Hand, Shape, Side, Space};

use super::text::{Layout, Writing};

/// A city segment of a tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct City {
    pub(crate) sides: Vec<Side>,
    pub(crate) coats: u32,
    pub(crate) cathedral: bool,
}

/// A road segment of a tile that is neither at a crossing nor at a gate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Road {
    pub(crate) sides: Vec<Side>,
    pub(crate) inn: bool,
}

/// A field that is written out: its half-edges, and a side of each city that it touches.
pub(crate) type WrittenField = (Vec<HalfEdge>, Vec<Side>);

/// What a tile shows, as it lies.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Print {
    pub(crate) cities: Vec<City>,
    pub(crate) roads: Vec<Road>,
    pub(crate) crossing: Vec<Side>,
    pub(crate) gate: Vec<Side>,
    pub(crate) monastery: Option<&'static str>,
    /// Only where they are not to be derived.
    pub(crate) fields: Option<Vec<WrittenField>>,
}

/// A laid tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tile {
    /// What distinguishes it from the others; its name is made from it.
    pub(crate) number: usize,
    pub(crate) at: Space,
    pub(crate) shape: Shape,
    pub(crate) print: Print,
}

/// Where on a tile a feature is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mark {
    City(Side),
    Road(Side),
    Field(HalfEdge),
    Monastery,
}

/// A feature, named by a tile's number and a place on it.
pub(crate) type Spot = (usize, Mark);

/// A meeple.
#[derive(Debug, Clone)]
pub(crate) struct Meeple {
    pub(crate) player: usize,
    pub(crate) large: bool,
    pub(crate) on: Spot,
}

/// A player's claim of a number of points.
#[derive(Debug, Clone)]
pub(crate) struct Claim {
    pub(crate) player: usize,
    pub(crate) on: Spot,
    pub(crate) each: u32,
}

/// A legal position. Shown as the scenario that it is.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) tiles: Vec<Tile>,
    pub(crate) meeples: Vec<Meeple>,
    pub(crate) claims: Vec<Claim>,
}

/// How many players there are.
pub(crate) const PLAYERS: usize = 3;

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", Writing::plain(Layout::Map).write(self))
    }
}

/// One of the eight ways to turn and mirror a board, and a way to move it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Motion {
    /// Whether west and east change places first.
    pub(crate) mirrored: bool,
    /// How many quarters it is turned clockwise then.
    pub(crate) quarters: u8,
    /// How far it is moved at last, in columns and rows.
    pub(crate) by: (i32, i32),
}

impl Motion {
    /// A turn alone.
    pub(crate) fn turn(quarters: u8) -> Self {
        Self { mirrored: false, quarters, by: (0, 0) }
    }

    /// A move alone.
    pub(crate) fn shift(columns: i32, rows: i32) -> Self {
        Self { by: (columns, rows), ..Self::turn(0) }
    }

    pub(crate) fn space(self, space: Space) -> Space {
        let column = if self.mirrored { -space.column } else { space.column };
        let turned = (0..self.quarters)
            .fold(Space::new(column, space.row), |s, _| Space::new(-s.row, s.column));
        Space::new(turned.column + self.by.0, turned.row + self.by.1)
    }

    pub(crate) fn side(self, side: Side) -> Side {
        let mirrored = match side {
            Side::E if self.mirrored => Side::W,
            Side::W if self.mirrored => Side::E,
            other => other,
        };
        (0..self.quarters).fold(mirrored, |s, _| match s {
            Side::N => Side::E,
            Side::E => Side::S,
            Side::S => Side::W,
            Side::W => Side::N,
            other => other,
        })
    }

    pub(crate) fn hand(self, hand: Hand) -> Hand {
        match (self.mirrored, hand) {
            (false, hand) => hand,
            (true, Hand::Left) => Hand::Right,
            (true, Hand::Right) => Hand::Left,
        }
    }

    pub(crate) fn half(self, half: HalfEdge) -> HalfEdge {
        HalfEdge { side: self.side(half.side), hand: self.hand(half.hand) }
    }

    pub(crate) fn corner(self, corner: Corner) -> Corner {
        use Corner::{Ne, Nw, Se, Sw};
        let mirrored = match corner {
            Nw if self.mirrored => Ne,
            Ne if self.mirrored => Nw,
            Sw if self.mirrored => Se,
            Se if self.mirrored => Sw,
            other => other,
        };
        (0..self.quarters).fold(mirrored, |c, _| match c {
            Nw => Ne,
            Ne => Se,
            Se => Sw,
            Sw => Nw,
        })
    }

    fn shape(self, shape: Shape) -> Shape {
        match shape {
            Shape::Half(corner) => Shape::Half(self.corner(corner)),
            Shape::Square | Shape::Double(_) => shape,
        }
    }

    fn sides(self, sides: &[Side]) -> Vec<Side> {
        sides.iter().map(|s| self.side(*s)).collect()
    }

    pub(crate) fn print(self, print: &Print) -> Print {
        let fields = print.fields.as_ref().map(|fields| {
            let moved = |(halves, cities): &WrittenField| {
                let halves = halves.iter().map(|h| self.half(*h)).collect();
                (halves, self.sides(cities))
            };
            fields.iter().map(moved).collect()
        });
        Print {
            cities: print
                .cities
                .iter()
                .map(|c| City { sides: self.sides(&c.sides), ..c.clone() })
                .collect(),
            roads: print
                .roads
                .iter()
                .map(|r| Road { sides: self.sides(&r.sides), ..r.clone() })
                .collect(),
            crossing: self.sides(&print.crossing),
            gate: self.sides(&print.gate),
            monastery: print.monastery,
            fields,
        }
    }

    fn spot(self, (tile, mark): Spot) -> Spot {
        let mark = match mark {
            Mark::City(side) => Mark::City(self.side(side)),
            Mark::Road(side) => Mark::Road(self.side(side)),
            Mark::Field(half) => Mark::Field(self.half(half)),
            Mark::Monastery => Mark::Monastery,
        };
        (tile, mark)
    }

    /// The board moved.
    pub(crate) fn board(self, board: &Board) -> Board {
        let mut moved = board.clone();
        for tile in &mut moved.tiles {
            tile.at = self.space(tile.at);
            tile.shape = self.shape(tile.shape);
            tile.print = self.print(&tile.print);
        }
        for meeple in &mut moved.meeples {
            meeple.on = self.spot(meeple.on);
        }
        for claim in &mut moved.claims {
            claim.on = self.spot(claim.on);
        }
        moved
    }
}
