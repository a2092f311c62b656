//! Plans of boards: edges first, then tiles that agree with them.
//!
//! Every line of the grid and every long side gets field, road or city; then the sides of each tile are joined into
//! features that do not cross ([`super::choices`]). Therefore every plan is a legal board and remains one when shrunk.

use carcassonne_board::geometry::{Axis, Corner, Direction, HalfEdge, Shape, Side, Space};
use proptest::prelude::*;
use proptest::sample::Index;

use super::choices::{Choices, Edge, choices};
use super::model::{Board, Claim, Mark, Meeple, PLAYERS, Print, Spot, Tile};

const COLUMNS: usize = 5;
const ROWS: usize = 4;
const SPACES: usize = COLUMNS * ROWS;

/// The content of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Filling {
    Empty,
    Square,
    Lone(Corner),
    /// Two halves, one of them with its right angle at this corner.
    Pair(Corner),
    /// The first space of a double-size tile; a square where its second space is not free.
    Double(Axis),
    /// An unknown tile.
    Hash,
    /// A half with its right angle at this corner, beside an unknown half.
    HashBeside(Corner),
}

/// A space with its filling, its edges to the north, the west and along the diagonal, and the choices for its tiles.
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
    /// The plots, [`COLUMNS`] x [`ROWS`] plus one row and column for the far edges.
    plots: Vec<Plot>,
    meeples: Vec<(usize, bool, Index)>,
    claims: Vec<(usize, u32, Index)>,
}

/// The kinds of tiles on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TileKinds {
    /// Squares and lone halves.
    WithoutPairs,
    /// Additionally, two halves in one space.
    WithPairs,
    /// Additionally, double-size tiles, unknown tiles, and symbols of every kind.
    All,
}

/// Generates random legal boards.
pub(crate) fn boards(kinds: TileKinds) -> impl Strategy<Value = Board> {
    let mixed_plans = plans(kinds, [2, 2, 3]);
    let plans = match kinds {
        TileKinds::WithoutPairs | TileKinds::WithPairs => mixed_plans.boxed(),
        // Barns and bridges need boards with much field.
        TileKinds::All => prop_oneof![2 => mixed_plans, 1 => plans(kinds, [6, 1, 1])].boxed(),
    };
    plans.prop_map(move |plan| plan.build_board(kinds))
}

/// Generates plans with edges of field, road and city in the given proportion.
fn plans(kinds: TileKinds, edges: [u32; 3]) -> impl Strategy<Value = Plan> {
    let index = any::<Index>;
    (
        1..=COLUMNS,
        1..=ROWS,
        prop::collection::vec(plots(kinds, edges), (COLUMNS + 1) * (ROWS + 1)),
        prop::collection::vec((0..PLAYERS, any::<bool>(), index()), 0..10),
        prop::collection::vec((0..PLAYERS, 0..20u32, index()), 0..3),
    )
        .prop_map(|(columns, rows, plots, meeples, claims)| Plan { columns, rows, plots, meeples, claims })
}

fn plots(kinds: TileKinds, [field, road, city]: [u32; 3]) -> impl Strategy<Value = Plot> {
    let edge = || {
        prop_oneof![
            field => Just(Edge::Field),
            road => Just(Edge::Road),
            city => Just(Edge::City),
        ]
    };
    (fillings(kinds), edge(), edge(), edge(), [choices(), choices()])
        .prop_map(|(filling, north, west, long, choices)| Plot { filling, north, west, long, choices })
}

fn fillings(kinds: TileKinds) -> impl Strategy<Value = Filling> {
    let corner = || prop::sample::select(Corner::ALL.to_vec());
    let plain = prop_oneof![
        1 => Just(Filling::Empty),
        5 => Just(Filling::Square),
        4 => corner().prop_map(Filling::Lone),
        4 => corner().prop_map(move |c| match kinds {
            TileKinds::WithPairs | TileKinds::All => Filling::Pair(c),
            TileKinds::WithoutPairs => Filling::Square,
        }),
    ];
    let special = prop_oneof![
        4 => prop::sample::select(Axis::ALL.to_vec()).prop_map(Filling::Double),
        1 => Just(Filling::Hash),
        1 => corner().prop_map(Filling::HashBeside),
    ];
    match kinds {
        TileKinds::WithoutPairs | TileKinds::WithPairs => plain.boxed(),
        TileKinds::All => prop_oneof![5 => plain, 1 => special].boxed(),
    }
}

impl Plan {
    fn plot(&self, column: usize, row: usize) -> &Plot {
        &self.plots[row * (COLUMNS + 1) + column]
    }

    fn edge(&self, column: usize, row: usize, side: Side) -> Edge {
        match side.direction() {
            Some(Direction::North) => self.plot(column, row).north,
            Some(Direction::South) => self.plot(column, row + 1).north,
            Some(Direction::East) => self.plot(column + 1, row).west,
            Some(Direction::West) => self.plot(column, row).west,
            None => self.plot(column, row).long,
        }
    }

    fn shapes(&self, column: usize, row: usize) -> Vec<Shape> {
        match self.plot(column, row).filling {
            Filling::Empty if self.columns * self.rows == 1 => vec![Shape::Square],
            Filling::Empty => vec![],
            Filling::Square | Filling::Hash => vec![Shape::Square],
            Filling::Double(axis) => vec![Shape::Double(axis)],
            Filling::Lone(corner) => vec![Shape::Half(corner)],
            Filling::Pair(corner) | Filling::HashBeside(corner) => {
                vec![Shape::Half(corner), Shape::Half(corner.opposite())]
            }
        }
    }

    /// Returns `true` if the tile of this shape in a space is an unknown tile.
    fn is_hash(&self, column: usize, row: usize, shape: Shape) -> bool {
        match self.plot(column, row).filling {
            Filling::Hash => true,
            Filling::HashBeside(corner) => shape != Shape::Half(corner),
            Filling::Empty | Filling::Square | Filling::Lone(_) | Filling::Pair(_) | Filling::Double(_) => false,
        }
    }

    fn build_board(&self, kinds: TileKinds) -> Board {
        let mut tiles = Vec::new();
        // The second spaces of double-size tiles.
        let mut occupied: Vec<Space> = Vec::new();
        let to_i32 = |n: usize| i32::try_from(n).unwrap_or_default();
        let is_on_board = |space: Space| {
            let fits = |n: i32, end: usize| usize::try_from(n).is_ok_and(|n| n < end);
            fits(space.column, self.columns) && fits(space.row, self.rows)
        };
        for (column, row) in (0..SPACES).map(|n| (n % COLUMNS, n / COLUMNS)) {
            let at = Space::new(to_i32(column), to_i32(row));
            if !is_on_board(at) || occupied.contains(&at) {
                continue;
            }
            let shapes = self.shapes(column, row);
            for (shape, choices) in shapes.into_iter().zip(&self.plot(column, row).choices) {
                let is_free = |space: Space| is_on_board(space) && !occupied.contains(&space);
                let shape = match shape {
                    Shape::Double(_) if !shape.spaces(at).all(is_free) => Shape::Square,
                    other => other,
                };
                occupied.extend(shape.spaces(at).skip(1));
                let edge = |side: &Side| {
                    let space = shape.space_of(*side, at);
                    let to_index = |n: i32| usize::try_from(n).unwrap_or_default();
                    self.edge(to_index(space.column), to_index(space.row), *side)
                };
                let edges: Vec<Edge> = shape.sides().iter().map(edge).collect();
                let print = if self.is_hash(column, row, shape) {
                    Print { is_unknown: true, ..Print::default() }
                } else if kinds == TileKinds::All && choices.is_abbey(shape) {
                    Print { monastery: Some("abbey"), ..Print::default() }
                } else {
                    let print = choices.build_print(shape.sides(), &edges);
                    let other_keys = match kinds {
                        TileKinds::All => choices.other_keys(shape, &print),
                        TileKinds::WithoutPairs | TileKinds::WithPairs => Vec::new(),
                    };
                    let is_double = matches!(shape, Shape::Double(_));
                    let monastery = print.monastery.filter(|_| !is_double);
                    Print { monastery, other_keys, ..print }
                };
                tiles.push(Tile { number: tiles.len(), at, shape, print });
            }
        }
        if tiles.iter().all(|t| t.print.is_unknown) {
            tiles = vec![meadow(Space::new(0, 0))];
        }
        self.add_pieces(tiles)
    }

    fn add_pieces(&self, tiles: Vec<Tile>) -> Board {
        let spots: Vec<Spot> = tiles.iter().flat_map(spots).collect();
        let meeples = self.meeples.iter().map(|&(player, large, on)| Meeple { player, large, spot: *on.get(&spots) });
        let mut claims: Vec<Claim> = Vec::new();
        for &(player, points, index) in &self.claims {
            let spot = *index.get(&spots);
            // A player may claim a feature only once, and a feature has many names: each player gets at most one claim.
            if claims.iter().all(|c| c.player != player) {
                claims.push(Claim { player, spot, points });
            }
        }
        Board { meeples: meeples.collect(), tiles, claims }
    }
}

/// Returns a square that is entirely field.
pub(crate) fn meadow(at: Space) -> Tile {
    Tile { number: 0, at, shape: Shape::Square, print: Print::default() }
}

/// Returns every name of every feature of a tile.
fn spots(tile: &Tile) -> Vec<Spot> {
    let print = &tile.print;
    if print.is_unknown {
        return Vec::new();
    }
    let mut marks: Vec<Mark> = Vec::new();
    for &side in tile.shape.sides() {
        if print.cities.iter().any(|c| c.sides.contains(&side)) {
            marks.push(Mark::City(side));
            continue;
        }
        let has_road = print.roads.iter().any(|r| r.sides.contains(&side));
        if has_road || print.crossing.contains(&side) || print.gate.contains(&side) {
            marks.push(Mark::Road(side));
        }
        marks.extend([HalfEdge::left(side), HalfEdge::right(side)].map(Mark::Field));
    }
    marks.extend(print.monastery.map(|_| Mark::Monastery));
    marks.into_iter().map(|m| (tile.number, m)).collect()
}
