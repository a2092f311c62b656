//! The model of a board in the tests, and the eight ways to turn and mirror it.

use std::fmt;

use carcassonne_board::geometry::{HalfEdge, Motion, Shape, Side, Space};

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

/// Moves sides one by one, in their order.
fn move_sides(motion: Motion, sides: &[Side]) -> Vec<Side> {
    sides.iter().map(|s| motion.side(*s)).collect()
}

/// Moves the features of a tile.
pub(crate) fn move_print(motion: Motion, print: &Print) -> Print {
    let fields = print.fields.as_ref().map(|fields| {
        let moved = |(halves, cities): &WrittenField| {
            let halves = halves.iter().map(|h| motion.half_edge(*h)).collect();
            (halves, move_sides(motion, cities))
        };
        fields.iter().map(moved).collect()
    });
    Print {
        cities: print.cities.iter().map(|c| City { sides: move_sides(motion, &c.sides), ..c.clone() }).collect(),
        roads: print.roads.iter().map(|r| Road { sides: move_sides(motion, &r.sides), ..r.clone() }).collect(),
        crossing: move_sides(motion, &print.crossing),
        gate: move_sides(motion, &print.gate),
        inns: move_sides(motion, &print.inns),
        fields,
        ..print.clone()
    }
}

/// Moves the place of a feature.
fn move_spot(motion: Motion, (tile, mark): Spot) -> Spot {
    let mark = match mark {
        Mark::City(side) => Mark::City(motion.side(side)),
        Mark::Road(side) => Mark::Road(motion.side(side)),
        Mark::Field(half) => Mark::Field(motion.half_edge(half)),
        Mark::Monastery => Mark::Monastery,
    };
    (tile, mark)
}

pub(crate) fn move_board(motion: Motion, board: &Board) -> Board {
    let mut moved = board.clone();
    for tile in &mut moved.tiles {
        tile.at = motion.first_space(tile.shape, tile.at);
        tile.shape = motion.shape(tile.shape);
        tile.print = move_print(motion, &tile.print);
    }
    for meeple in &mut moved.meeples {
        meeple.spot = move_spot(motion, meeple.spot);
    }
    for claim in &mut moved.claims {
        claim.spot = move_spot(motion, claim.spot);
    }
    moved
}
