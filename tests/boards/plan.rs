//! Plans of boards: edges first, then tiles that agree with them.
//!
//! Every line of the grid and every long side gets field, road or city; then the sides of each tile
//! are joined into features that do not cross. So every plan is a legal board, and shrinking a plan
//! leaves it legal.

use carcassonne_oracle::geometry::{Corner, HalfEdge, Shape, Side, Space};
use proptest::prelude::*;
use proptest::sample::Index;

use super::model::{Board, City, Claim, Mark, Meeple, PLAYERS, Print, Road, Spot, Tile};

const COLUMNS: usize = 5;
const ROWS: usize = 4;
const SPACES: usize = COLUMNS * ROWS;

/// What a side shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Edge {
    Field,
    Road,
    City,
}

/// What lies in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Filling {
    Empty,
    Square,
    Lone(Corner),
    /// Two halves, one of them with its right angle here.
    Pair(Corner),
}

/// The choices that make a tile of its edges.
#[derive(Debug, Clone)]
struct Choices {
    joins: Vec<u8>,
    crossing: bool,
    gate: bool,
    extras: u8,
    monastery: u8,
}

/// A space with what it needs: its filling, its edges to the north, the west and along the
/// diagonal, and the choices for its tiles.
#[derive(Debug, Clone)]
struct Plot {
    filling: Filling,
    north: Edge,
    west: Edge,
    long: Edge,
    choices: [Choices; 2],
}

#[derive(Debug, Clone)]
struct Plan {
    columns: usize,
    rows: usize,
    /// [`COLUMNS`] x [`ROWS`] of them, and one more row and column for the far edges.
    plots: Vec<Plot>,
    meeples: Vec<(usize, bool, Index)>,
    claims: Vec<(usize, u32, Index)>,
}

/// Whether boards hold two halves in one space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pairs {
    Some,
    None,
}

/// Random legal boards.
pub(crate) fn boards(pairs: Pairs) -> impl Strategy<Value = Board> {
    plans(pairs).prop_map(|plan| plan.board())
}

fn plans(pairs: Pairs) -> impl Strategy<Value = Plan> {
    let index = any::<Index>;
    (
        1..=COLUMNS,
        1..=ROWS,
        prop::collection::vec(plots(pairs), (COLUMNS + 1) * (ROWS + 1)),
        prop::collection::vec((0..PLAYERS, any::<bool>(), index()), 0..10),
        prop::collection::vec((0..PLAYERS, 0..20u32, index()), 0..3),
    )
        .prop_map(|(columns, rows, plots, meeples, claims)| Plan {
            columns,
            rows,
            plots,
            meeples,
            claims,
        })
}

fn plots(pairs: Pairs) -> impl Strategy<Value = Plot> {
    let edge = || {
        prop_oneof![
            2 => Just(Edge::Field),
            2 => Just(Edge::Road),
            3 => Just(Edge::City),
        ]
    };
    (fillings(pairs), edge(), edge(), edge(), [choices(), choices()]).prop_map(
        |(filling, north, west, long, choices)| Plot { filling, north, west, long, choices },
    )
}

fn fillings(pairs: Pairs) -> impl Strategy<Value = Filling> {
    let corner = || prop::sample::select(Corner::ALL.to_vec());
    prop_oneof![
        1 => Just(Filling::Empty),
        5 => Just(Filling::Square),
        4 => corner().prop_map(Filling::Lone),
        4 => corner().prop_map(move |c| match pairs {
            Pairs::Some => Filling::Pair(c),
            Pairs::None => Filling::Square,
        }),
    ]
}

fn choices() -> impl Strategy<Value = Choices> {
    (
        prop::collection::vec(any::<u8>(), 0..4),
        any::<bool>(),
        any::<bool>(),
        any::<u8>(),
        any::<u8>(),
    )
        .prop_map(|(joins, crossing, gate, extras, monastery)| Choices {
            joins,
            crossing,
            gate,
            extras,
            monastery,
        })
}

impl Plan {
    fn plot(&self, column: usize, row: usize) -> &Plot {
        &self.plots[row * (COLUMNS + 1) + column]
    }

    fn edge(&self, column: usize, row: usize, side: Side) -> Edge {
        match side {
            Side::N => self.plot(column, row).north,
            Side::S => self.plot(column, row + 1).north,
            Side::E => self.plot(column + 1, row).west,
            Side::W => self.plot(column, row).west,
            _ => self.plot(column, row).long,
        }
    }

    fn shapes(&self, column: usize, row: usize) -> Vec<Shape> {
        match self.plot(column, row).filling {
            Filling::Empty if self.columns * self.rows == 1 => vec![Shape::Square],
            Filling::Empty => vec![],
            Filling::Square => vec![Shape::Square],
            Filling::Lone(corner) => vec![Shape::Half(corner)],
            Filling::Pair(corner) => vec![Shape::Half(corner), Shape::Half(corner.opposite())],
        }
    }

    fn board(&self) -> Board {
        let mut tiles = Vec::new();
        for (column, row) in (0..SPACES).map(|n| (n % COLUMNS, n / COLUMNS)) {
            if column >= self.columns || row >= self.rows {
                continue;
            }
            let shapes = self.shapes(column, row);
            for (shape, choices) in shapes.into_iter().zip(&self.plot(column, row).choices) {
                let edges = shape.sides().iter().map(|s| self.edge(column, row, *s));
                let whole = |n: usize| i32::try_from(n).unwrap_or_default();
                tiles.push(Tile {
                    number: tiles.len(),
                    at: Space::new(whole(column), whole(row)),
                    shape,
                    print: choices.print(shape.sides(), &edges.collect::<Vec<_>>()),
                });
            }
        }
        if tiles.is_empty() {
            tiles.push(meadow(Space::new(0, 0)));
        }
        self.people(tiles)
    }

    fn people(&self, tiles: Vec<Tile>) -> Board {
        let spots: Vec<Spot> = tiles.iter().flat_map(spots).collect();
        let meeples = self.meeples.iter().map(|&(player, large, on)| Meeple {
            player,
            large,
            on: *on.get(&spots),
        });
        let mut claims: Vec<Claim> = Vec::new();
        for &(player, each, on) in &self.claims {
            let on = *on.get(&spots);
            // A player claims a feature once, and a feature has many names: one claim to a player.
            if claims.iter().all(|c| c.player != player) {
                claims.push(Claim { player, on, each });
            }
        }
        Board { meeples: meeples.collect(), tiles, claims }
    }
}

/// A square of nothing but field.
pub(crate) fn meadow(at: Space) -> Tile {
    Tile { number: 0, at, shape: Shape::Square, print: Print::default() }
}

/// Every way to name a feature of a tile.
fn spots(tile: &Tile) -> Vec<Spot> {
    let print = &tile.print;
    let mut marks: Vec<Mark> = Vec::new();
    for &side in tile.shape.sides() {
        if print.cities.iter().any(|c| c.sides.contains(&side)) {
            marks.push(Mark::City(side));
            continue;
        }
        let road = print.roads.iter().any(|r| r.sides.contains(&side));
        if road || print.crossing.contains(&side) || print.gate.contains(&side) {
            marks.push(Mark::Road(side));
        }
        marks.extend([HalfEdge::left(side), HalfEdge::right(side)].map(Mark::Field));
    }
    marks.extend(print.monastery.map(|_| Mark::Monastery));
    marks.into_iter().map(|m| (tile.number, m)).collect()
}

/// Sides that one thing joins, by their places on the rim.
type Block = Vec<usize>;

/// Whether two blocks can be drawn on a tile without crossing.
fn apart(a: &[usize], b: &[usize]) -> bool {
    let stretch = |p: usize| a.iter().filter(|x| **x < p).count() % a.len();
    b.windows(2).all(|w| stretch(w[0]) == stretch(w[1]))
}

/// Makes one block of two, where no other block lies between.
fn join(blocks: &mut Vec<Block>, a: usize, b: usize) -> bool {
    let mut joined: Block = [blocks[a].as_slice(), &blocks[b]].concat();
    joined.sort_unstable();
    let free = (0..blocks.len()).filter(|n| *n != a && *n != b).all(|n| apart(&joined, &blocks[n]));
    if free {
        blocks[a] = joined;
        blocks.remove(b);
    }
    free
}

impl Choices {
    /// A tile with the given sides and edges.
    fn print(&self, sides: &[Side], edges: &[Edge]) -> Print {
        let mut blocks: Vec<Block> =
            (0..sides.len()).filter(|n| edges[*n] != Edge::Field).map(|n| vec![n]).collect();
        for die in &self.joins {
            let place = |die: u8| usize::from(die) % blocks.len().max(1);
            let (a, b) = (place(die % 16), place(die / 16));
            if a < b && edges[blocks[a][0]] == edges[blocks[b][0]] {
                join(&mut blocks, a, b);
            }
        }
        let is = |edge: Edge| move |b: &&Block| edges[b[0]] == edge;
        let named = |block: &Block| block.iter().map(|n| sides[*n]).collect::<Vec<_>>();
        let cities: Vec<&Block> = blocks.iter().filter(is(Edge::City)).collect();
        let mut roads: Vec<&Block> = blocks.iter().filter(is(Edge::Road)).collect();

        let crossing = self.crossing(&mut roads);
        let gate = self.gate(&mut roads, &cities, &blocks);
        let extra = |place: u8, one_in: u8| self.extras.rotate_left(u32::from(place)) % one_in == 0;
        Print {
            cities: (0..)
                .zip(cities)
                .map(|(n, block)| City {
                    sides: named(block),
                    coats: u32::from(self.extras >> n & 3).saturating_sub(1),
                    cathedral: extra(n, 11),
                })
                .collect(),
            roads: (0..)
                .zip(roads)
                .map(|(n, block)| Road { sides: named(block), inn: extra(n + 3, 7) })
                .collect(),
            crossing: named(&crossing),
            gate: named(&gate),
            monastery: monastery(self.monastery),
            fields: None,
        }
    }

    /// Takes the roads that meet at a crossing out of the others.
    fn crossing(&self, roads: &mut Vec<&Block>) -> Block {
        let single = roads.iter().filter(|r| r.len() == 1).count();
        let meets = |r: &Block| r.len() == 1;
        // Three that end by themselves are a crossing, in the notation.
        let taken: Vec<&Block> = if single > 2 {
            roads.extract_if(.., |r| meets(r)).collect()
        } else if let (true, Some(n)) = (self.crossing, roads.iter().position(|r| r.len() > 1)) {
            vec![roads.remove(n)]
        } else {
            vec![]
        };
        taken.into_iter().flatten().copied().collect()
    }

    /// Takes a road that ends at the gate of the only city out of the others.
    fn gate(&self, roads: &mut Vec<&Block>, cities: &[&Block], blocks: &[Block]) -> Block {
        let (true, [city]) = (self.gate, cities) else {
            return vec![];
        };
        let leads = |road: &Block| {
            let mut all = blocks.to_vec();
            let place = |b: &Block| all.iter().position(|x| x == b);
            let (Some(a), Some(b)) = (place(city), place(road)) else {
                return false;
            };
            road.len() == 1 && join(&mut all, a, b)
        };
        match roads.iter().position(|r| leads(r)) {
            Some(n) => roads.remove(n).clone(),
            None => vec![],
        }
    }
}

/// A monastery on some tiles, mostly a plain one.
fn monastery(die: u8) -> Option<&'static str> {
    match die {
        0..200 => None,
        200..230 => Some("true"),
        230..235 => Some("german"),
        235..240 => Some("dutch"),
        240..245 => Some("japanese"),
        // No abbey: it has no part in the landscape, and lies beside anything.
        245.. => Some("shrine"),
    }
}
