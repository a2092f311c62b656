//! The model of a board in the tests, and the eight ways to turn and mirror it.

use std::fmt;

use carcassonne_oracle::inside::geometry::{Axis, Compass, Corner, Direction, HalfEdge, Hand, Shape, Side, Space};

use super::text::{Layout, WriteOptions};

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
    pub(crate) wells: u32,
}

/// A field that is written explicitly: its half-edges, and a side of each city that it touches.
pub(crate) type WrittenField = (Vec<HalfEdge>, Vec<Side>);

/// The features of a tile in its orientation on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Print {
    pub(crate) cities: Vec<City>,
    pub(crate) roads: Vec<Road>,
    pub(crate) crossing: Vec<Side>,
    pub(crate) gate: Vec<Side>,
    /// The sides at a crossing or gate whose road has an inn.
    pub(crate) inns: Vec<Side>,
    pub(crate) monastery: Option<&'static str>,
    /// Symbols and other keys, as written: `garden: true`.
    pub(crate) other_keys: Vec<String>,
    /// Set if this is an unknown tile (`#`).
    pub(crate) is_unknown: bool,
    /// The fields, if they must be written explicitly.
    pub(crate) fields: Option<Vec<WrittenField>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tile {
    /// The number that identifies the tile; its name is made from it.
    pub(crate) number: usize,
    pub(crate) at: Space,
    pub(crate) shape: Shape,
    pub(crate) print: Print,
}

/// A place on a tile by which a feature is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mark {
    City(Side),
    Road(Side),
    Field(HalfEdge),
    Monastery,
}

/// A feature, named by a tile's number and a place on it.
pub(crate) type Spot = (usize, Mark);

#[derive(Debug, Clone)]
pub(crate) struct Meeple {
    pub(crate) player: usize,
    pub(crate) large: bool,
    pub(crate) spot: Spot,
}

/// A player's claim of a number of points.
#[derive(Debug, Clone)]
pub(crate) struct Claim {
    pub(crate) player: usize,
    pub(crate) spot: Spot,
    pub(crate) points: u32,
}

/// A legal position; its `Debug` form is the scenario text.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) tiles: Vec<Tile>,
    pub(crate) meeples: Vec<Meeple>,
    pub(crate) claims: Vec<Claim>,
}

/// The number of players.
pub(crate) const PLAYERS: usize = 3;

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", WriteOptions::plain(Layout::Map).write(self))
    }
}

/// One of the eight ways to turn and mirror a board, with a shift.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Motion {
    /// Set if west and east are swapped first.
    pub(crate) mirrored: bool,
    /// The number of clockwise quarter turns after that.
    pub(crate) quarters: u8,
    /// The final shift, in columns and rows.
    pub(crate) by: (i32, i32),
}

impl Motion {
    /// Returns a turn without mirroring or shift.
    pub(crate) fn turn(quarters: u8) -> Self {
        Self { mirrored: false, quarters, by: (0, 0) }
    }

    /// Returns a shift without mirroring or turn.
    pub(crate) fn shift(columns: i32, rows: i32) -> Self {
        Self { by: (columns, rows), ..Self::turn(0) }
    }

    pub(crate) fn space(self, space: Space) -> Space {
        let column = if self.mirrored { -space.column } else { space.column };
        let turned = (0..self.quarters).fold(Space::new(column, space.row), |s, _| Space::new(-s.row, s.column));
        Space::new(turned.column + self.by.0, turned.row + self.by.1)
    }

    /// Moves a compass direction, found by the step that it makes.
    pub(crate) fn compass(self, toward: Compass) -> Compass {
        let step = Self { by: (0, 0), ..self }.space(toward.step(Space::new(0, 0)));
        let found = Compass::ALL.into_iter().find(|c| c.step(Space::new(0, 0)) == step);
        found.unwrap_or(toward)
    }

    /// Moves a direction of the grid.
    pub(crate) fn direction(self, toward: Direction) -> Direction {
        self.compass(toward.into()).straight().unwrap_or(toward)
    }

    /// Moves a side. The first of the two unit lengths of a double-size tile's long side is the western or northern
    /// one.
    pub(crate) fn side(self, side: Side) -> Side {
        let Some(toward) = side.direction() else {
            return side;
        };
        let moved = Side::from_direction(self.direction(toward));
        let Some(number) = side.word().chars().nth(1) else {
            return moved;
        };
        let first_end = match toward {
            Direction::North | Direction::South => Direction::West,
            Direction::East | Direction::West => Direction::North,
        };
        let is_first = number == '1';
        let keeps_order = matches!(self.direction(first_end), Direction::West | Direction::North);
        let word = format!("{moved}{}", if is_first == keeps_order { 1 } else { 2 });
        Side::ALL.into_iter().find(|s| s.word() == word).unwrap_or(moved)
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
        let toward = Compass::ALL.into_iter().find(|c| c.corner() == Some(corner));
        toward.and_then(|c| self.compass(c).corner()).unwrap_or(corner)
    }

    /// Moves an axis of the grid.
    pub(crate) fn axis(self, axis: Axis) -> Axis {
        let [one, _] = axis.directions();
        let moved = self.direction(one);
        let found = Axis::ALL.into_iter().find(|a| a.directions().contains(&moved));
        found.unwrap_or(axis)
    }

    pub(crate) fn shape(self, shape: Shape) -> Shape {
        match shape {
            Shape::Half(corner) => Shape::Half(self.corner(corner)),
            Shape::Double(axis) => Shape::Double(self.axis(axis)),
            Shape::Square => shape,
        }
    }

    /// Returns the first space, after the motion, of a shape that was at `at`.
    pub(crate) fn first_space(self, shape: Shape, at: Space) -> Space {
        let spaces = shape.spaces(at).map(|space| self.space(space));
        spaces.min().unwrap_or(at)
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
            cities: print.cities.iter().map(|c| City { sides: self.sides(&c.sides), ..c.clone() }).collect(),
            roads: print.roads.iter().map(|r| Road { sides: self.sides(&r.sides), ..r.clone() }).collect(),
            crossing: self.sides(&print.crossing),
            gate: self.sides(&print.gate),
            inns: self.sides(&print.inns),
            fields,
            ..print.clone()
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

    /// Moves a whole board.
    pub(crate) fn board(self, board: &Board) -> Board {
        let mut moved = board.clone();
        for tile in &mut moved.tiles {
            tile.at = self.first_space(tile.shape, tile.at);
            tile.shape = self.shape(tile.shape);
            tile.print = self.print(&tile.print);
        }
        for meeple in &mut moved.meeples {
            meeple.spot = self.spot(meeple.spot);
        }
        for claim in &mut moved.claims {
            claim.spot = self.spot(claim.spot);
        }
        moved
    }
}
