//! The sides of cities and roads that name none.
//!
//! Such a feature has the sides across which a neighbour shows, or may show, a feature of its kind, and no others. The
//! content of the neighbour's own cell decides, so that the order of the tiles does not matter.

use std::collections::{BTreeMap, HashMap};

use carcassonne_base::gathering::collect_map;
use carcassonne_board::geometry::{Axis, Facing, Shape, Side, SideSet, Space};
use carcassonne_board::tiles::{Edge, Tile};
use carcassonne_text::{Problems, Span};

use super::address::cell_name;
use super::cell_parts::{Kind, Part};
use super::problems::{adjacent_parts, cells};
use crate::laying::map_tile::MapTile;

/// A tile of a quick map in its space.
#[derive(Debug)]
pub struct Cell {
    /// The name of the tile: `a1`, `b2sw`.
    pub name: String,
    pub shape: Shape,
    pub at: Space,
    pub span: Span,
    pub face: Face,
}

/// The face of a tile.
#[derive(Debug)]
pub enum Face {
    /// An unknown tile, `#`.
    Hash,
    /// A printed tile, rotated as it lies, with its id and turn, and the parts with meeples.
    Printed(String, Box<Tile>, Vec<Part>),
    /// Parts that are written out.
    Own(Vec<Part>),
}

impl Face {
    /// Returns the parts that are written in the cell.
    pub(super) fn parts(&self) -> &[Part] {
        match self {
            Self::Hash => &[],
            Self::Printed(_, _, parts) | Self::Own(parts) => parts,
        }
    }
}

impl Cell {
    pub(super) fn new(tile: &MapTile, face: Face) -> Self {
        Self { name: cell_name(tile.at, tile.shape), shape: tile.shape, at: tile.at, span: tile.span, face }
    }

    /// Returns `true` if the tile has a city or road that joins its neighbours since its sides are not named.
    pub(super) fn joins(&self) -> bool {
        matches!(&self.face, Face::Own(parts) if parts.iter().any(Part::is_open))
    }

    /// Returns `true` if the cell names a side that a tile of its shape lacks.
    pub(super) fn lacks_a_side(&self) -> bool {
        let shown = self.shape.side_set();
        let Face::Own(parts) = &self.face else { return false };
        let mut named = parts.iter().filter(|part| part.kind != Kind::Bridge);
        named.any(|part| part.sides.iter().any(|side| !shown.contains(side)))
    }

    /// Removes the open parts that join nothing.
    pub(super) fn leave_out_unjoined(&mut self) {
        if let Face::Own(parts) = &mut self.face {
            parts.retain(|part| !part.is_open() || !part.sides.is_empty());
        }
    }
}

/// An end of a city or road that joins one neighbour and names no sides. The end is taken as closed, though its tile may
/// have another open side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuessedEnd {
    /// The side at which the feature joins its neighbour.
    pub joined: Side,
    /// A side next to an empty space at which the feature may be open: the opposite one, if that is free.
    pub free: Side,
    /// The part as it is typed with both sides: `rEW`.
    pub typed: String,
}

/// The features that a side shows, or may show.
#[derive(Debug, Clone, Copy, Default)]
struct SideFeatures {
    city: bool,
    road: bool,
}

/// The cells, by the spaces that they cover.
struct Ground<'c> {
    cells: &'c [Cell],
    by_space: HashMap<Space, Vec<usize>>,
}

impl<'c> Ground<'c> {
    /// Sorts cells by the spaces that they cover.
    fn from_cells(cells: &'c [Cell]) -> Self {
        let mut by_space: HashMap<Space, Vec<usize>> = HashMap::new();
        for (n, cell) in cells.iter().enumerate() {
            for space in cell.shape.spaces(cell.at) {
                by_space.entry(space).or_default().push(n);
            }
        }
        Self { cells, by_space }
    }

    /// Returns the cell across a side, by index, and the side that it has there.
    fn find_neighbour(&self, cell: &Cell, side: Side) -> Option<(usize, Side)> {
        let facing = cell.shape.facing(side, cell.at)?;
        let (Facing::Across(space, _) | Facing::OtherHalf(space, _)) = facing;
        self.by_space.get(&space)?.iter().find_map(|&n| {
            let Cell { shape, at, .. } = self.cells[n];
            let side = match facing {
                Facing::Across(space, direction) => shape.side_of_space(at, space, direction),
                Facing::OtherHalf(_, corner) => (shape == Shape::Half(corner)).then_some(Side::L),
            };
            Some((n, side?))
        })
    }

    /// Returns the features that a cell shows, or may show, on a side.
    fn features_at(&self, cell: &Cell, side: Side) -> SideFeatures {
        let parts = match &cell.face {
            Face::Hash => return SideFeatures::default(),
            Face::Printed(_, tile, _) => {
                let edge = tile.edge(side);
                return SideFeatures {
                    city: matches!(edge, Edge::City(_) | Edge::Cities(..)),
                    road: matches!(edge, Edge::Road(_)) || self.is_bridged(cell, side),
                };
            }
            Face::Own(parts) => parts,
        };
        let named = parts.iter().find(|part| !part.is_open() && part.sides.contains(side));
        match named {
            Some(part) => SideFeatures { city: part.kind == Kind::City, road: part.kind.is_road() },
            None if self.is_bridged(cell, side) => SideFeatures { city: false, road: true },
            None => {
                let open = |road: bool| parts.iter().any(|part| part.is_open() && part.kind.is_road() == road);
                SideFeatures { city: open(false), road: open(true) }
            }
        }
    }

    /// Returns `true` if a bridge over the space of a cell ends on the side.
    fn is_bridged(&self, cell: &Cell, side: Side) -> bool {
        let Some(direction) = side.direction() else { return false };
        let space = cell.shape.space_of(side, cell.at);
        let over = self.by_space.get(&space).into_iter().flatten();
        let parts = over.flat_map(|&n| self.cells[n].face.parts());
        parts.filter_map(bridge_axis).any(|axis| axis.directions().contains(&direction))
    }
}

/// Returns the axis of a bridge; `None` for another part.
pub(super) fn bridge_axis(part: &Part) -> Option<Axis> {
    let way = (part.kind == Kind::Bridge).then_some(part.sides)?;
    Some(if way.contains(Side::N) { Axis::NorthSouth } else { Axis::EastWest })
}

/// The sides of a cell at which its cities and roads without named sides join neighbours.
#[derive(Default)]
struct JoinedSides {
    city: SideSet,
    road: SideSet,
    /// Set if a side could join by either.
    is_unclear: bool,
}

impl JoinedSides {
    /// Returns the sides of a part of a kind.
    fn of_kind(&self, kind: Kind) -> SideSet {
        if kind.is_road() { self.road } else { self.city }
    }
}

impl Ground<'_> {
    /// Returns the sides at which the open parts of the `n`th cell join neighbours; reports a side that could be city or road.
    fn join_sides(&self, n: usize, problems: &mut Problems) -> JoinedSides {
        let cell = &self.cells[n];
        let mut sides = JoinedSides::default();
        let parts = cell.face.parts();
        let is_named = |side: Side| parts.iter().any(|p| p.kind != Kind::Bridge && p.sides.contains(side));
        let has_open = matches!(cell.face, Face::Own(_)) && parts.iter().any(Part::is_open);
        for &side in cell.shape.sides().iter().filter(|side| has_open && !is_named(**side)) {
            let Some((m, facing)) = self.find_neighbour(cell, side) else {
                continue;
            };
            let other = &self.cells[m];
            let (own, theirs) = (self.features_at(cell, side), self.features_at(other, facing));
            match (own.city && theirs.city, own.road && theirs.road) {
                (true, true) => {
                    sides.is_unclear = true;
                    // Reported once, from the first of the two tiles.
                    if n < m {
                        problems.push(adjacent_parts::ambiguous_side(
                            side.word(),
                            (&cell.name, parts),
                            (&other.name, other.face.parts()),
                            facing.word(),
                        ));
                    }
                }
                (true, false) => {
                    sides.city.insert(side);
                }
                (false, true) if !self.is_bridged(cell, side) => {
                    sides.road.insert(side);
                }
                (false, _) => {}
            }
        }
        sides
    }
}

/// Gives every open part its sides; reports a part that joins nothing, and a side that could be city or road.
pub(super) fn join(cells: &mut [Cell], problems: &mut Problems) {
    let ground = Ground::from_cells(cells);
    let mut joined: Vec<JoinedSides> = Vec::with_capacity(ground.cells.len());
    let mut unjoined: Vec<adjacent_parts::OpenPart<'_>> = Vec::new();
    for (n, cell) in ground.cells.iter().enumerate() {
        let sides = ground.join_sides(n, problems);
        if let Face::Own(parts) = &cell.face {
            for (n, part) in parts.iter().enumerate().filter(|(_, part)| part.is_open()) {
                let found = sides.of_kind(part.kind);
                if part.kind == Kind::Road && found.len() > 2 {
                    problems.push(adjacent_parts::branching_road(part, found, &cell.name));
                }
                if !sides.is_unclear && found.is_empty() {
                    let before = n.checked_sub(1).and_then(|n| parts.get(n));
                    unjoined.push(adjacent_parts::OpenPart { part, before, tile: &cell.name });
                }
            }
        }
        if let Face::Printed(word, _, _) = &cell.face
            && word.split('@').next() == Some("C")
            && !fits_all_round(&ground, cell)
        {
            problems.push(cells::all_city(cell.span));
        }
        joined.push(sides);
    }
    for problem in adjacent_parts::list_unjoined_parts(&unjoined) {
        problems.push(problem);
    }
    for (cell, sides) in cells.iter_mut().zip(joined) {
        let Face::Own(parts) = &mut cell.face else {
            continue;
        };
        for part in parts.iter_mut().filter(|part| part.is_open()) {
            part.sides = sides.of_kind(part.kind);
        }
    }
}

/// Returns the guessed ends of joined cells, by the names of the cells.
pub(super) fn find_guessed_ends(cells: &[Cell]) -> BTreeMap<String, Vec<GuessedEnd>> {
    let ground = Ground::from_cells(cells);
    let of_cell = |cell: &Cell| {
        let Face::Own(parts) = &cell.face else { return Vec::new() };
        let is_free = |side: &Side| {
            ground.find_neighbour(cell, *side).is_none() && !parts.iter().any(|part| part.sides.contains(*side))
        };
        let end = |part: &Part| {
            let joined = part.sides.first().filter(|_| part.sides.len() == 1)?;
            let opposite = joined.direction().map(|direction| Side::from_direction(direction.opposite()));
            let mut free = cell.shape.sides().iter().copied().filter(is_free);
            let free =
                opposite.filter(|side| cell.shape.sides().contains(side) && is_free(side)).or_else(|| free.next())?;
            let open: SideSet = [joined, free].into_iter().collect();
            let typed = format!("{}{open}{}", part.kind.letter(), part.marks());
            Some(GuessedEnd { joined, free, typed })
        };
        let is_guess = |part: &&Part| part.is_open() && matches!(part.kind, Kind::City | Kind::Road);
        parts.iter().filter(is_guess).filter_map(end).collect::<Vec<_>>()
    };
    let ends = cells.iter().map(|cell| (cell, of_cell(cell))).filter(|(_, ends)| !ends.is_empty());
    collect_map(ends.map(|(cell, ends)| (cell.name.clone(), ends)))
}

/// Returns `true` if the printed tile with a city on all sides can lie in the place of a cell.
fn fits_all_round(ground: &Ground<'_>, cell: &Cell) -> bool {
    let fits = |side: Side| {
        ground.find_neighbour(cell, side).is_none_or(|(n, across)| {
            let other = &ground.cells[n];
            matches!(other.face, Face::Hash) || ground.features_at(other, across).city
        })
    };
    cell.shape == Shape::Square && cell.shape.sides().iter().all(|side| fits(*side))
}
