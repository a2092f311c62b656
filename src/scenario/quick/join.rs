//! Joining: which sides a city or road has whose sides are not named.
//!
//! It has those across which a neighbour shows, or may show, the same; and no others. What a neighbour may show
//! is what it says itself, so that the order of the tiles does not matter.

use std::collections::{BTreeMap, HashMap};

use super::parts::{Kind, Part};
use super::problems::{beside, cells};
use crate::geometry::{Axis, Facing, Shape, Side, SideSet, Space};
use crate::text::{Problems, Span};
use crate::tiles::{Edge, Tile};

/// A tile of a quick map, where it lies.
#[derive(Debug)]
pub(crate) struct Cell {
    /// What it is called: `a1`, `b2sw`.
    pub(crate) name: String,
    pub(crate) shape: Shape,
    pub(crate) at: Space,
    pub(crate) span: Span,
    pub(crate) shows: Shows,
}

/// What a tile shows.
#[derive(Debug)]
pub(crate) enum Shows {
    /// It does not matter.
    Hash,
    /// A printed tile, as it lies, with its id and turn, and who stands there.
    Printed(String, Box<Tile>, Vec<Part>),
    /// Parts.
    Own(Vec<Part>),
}

impl Shows {
    /// Its parts, or those of a printed tile on which somebody stands.
    pub(super) fn parts(&self) -> &[Part] {
        match self {
            Self::Hash => &[],
            Self::Printed(_, _, parts) | Self::Own(parts) => parts,
        }
    }
}

impl Cell {
    /// Whether it has a city or road that joins its neighbours, since its sides are not named.
    pub(super) fn joins(&self) -> bool {
        match &self.shows {
            Shows::Own(parts) => parts.iter().any(Part::is_open),
            Shows::Hash | Shows::Printed(..) => false,
        }
    }
}

impl Cell {
    /// Whether it names a side that a tile of its shape does not have.
    pub(super) fn lacks_a_side(&self) -> bool {
        let shown = self.shape.side_set();
        let Shows::Own(parts) = &self.shows else { return false };
        let mut named = parts.iter().filter(|part| part.kind != Kind::Bridge);
        named.any(|part| part.sides.iter().any(|side| !shown.contains(side)))
    }

    /// Leaves out what joins nothing.
    pub(super) fn leave_out_unjoined(&mut self) {
        if let Shows::Own(parts) = &mut self.shows {
            parts.retain(|part| !part.is_open() || !part.sides.is_empty());
        }
    }
}

/// An end of a city or road that joins one neighbour and names no sides: it is taken as closed, though its tile may have
/// another open side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuessedEnd {
    /// The side at which the feature joins its neighbour.
    pub joined: Side,
    /// A side next to an empty space at which it may be open: opposite the neighbour, if that is one.
    pub free: Side,
    /// The part as it would be typed if it were open there: `rEW`.
    pub typed: String,
}

/// What a side shows, or may show.
#[derive(Debug, Clone, Copy, Default)]
struct Show {
    city: bool,
    road: bool,
}

/// The cells by the spaces that they cover.
struct Ground<'c> {
    cells: &'c [Cell],
    by_space: HashMap<Space, Vec<usize>>,
}

impl<'c> Ground<'c> {
    fn of(cells: &'c [Cell]) -> Self {
        let mut by_space: HashMap<Space, Vec<usize>> = HashMap::new();
        for (n, cell) in cells.iter().enumerate() {
            for space in cell.shape.spaces(cell.at) {
                by_space.entry(space).or_default().push(n);
            }
        }
        Self { cells, by_space }
    }

    /// What lies across a side: the cell and its side there.
    fn across(&self, cell: &Cell, side: Side) -> Option<(usize, Side)> {
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

    /// What a cell shows, or may show, on a side.
    fn shown(&self, cell: &Cell, side: Side) -> Show {
        let parts = match &cell.shows {
            Shows::Hash => return Show::default(),
            Shows::Printed(_, tile, _) => {
                let edge = tile.edge(side);
                return Show {
                    city: matches!(edge, Edge::City(_) | Edge::Cities(..)),
                    road: matches!(edge, Edge::Road(_)) || self.is_bridged(cell, side),
                };
            }
            Shows::Own(parts) => parts,
        };
        let named = parts.iter().find(|part| !part.is_open() && part.sides.contains(side));
        match named {
            Some(part) => Show { city: part.kind == Kind::City, road: part.kind.is_road() },
            None if self.is_bridged(cell, side) => Show { city: false, road: true },
            None => {
                let open = |road: bool| parts.iter().any(|part| part.is_open() && part.kind.is_road() == road);
                Show { city: open(false), road: open(true) }
            }
        }
    }

    /// Whether a bridge over the cell's space ends on the side.
    fn is_bridged(&self, cell: &Cell, side: Side) -> bool {
        let Some(direction) = side.direction() else {
            return false;
        };
        let space = cell.shape.space_of(side, cell.at);
        let over = self.by_space.get(&space).into_iter().flatten();
        let parts = over.flat_map(|&n| self.cells[n].shows.parts());
        parts.filter_map(bridge).any(|axis| axis.directions().contains(&direction))
    }
}

/// The way of a bridge.
pub(super) fn bridge(part: &Part) -> Option<Axis> {
    let way = (part.kind == Kind::Bridge).then_some(part.sides)?;
    Some(if way.contains(Side::N) { Axis::NorthSouth } else { Axis::EastWest })
}

/// Gives every open part its sides; what could be either, or joins nothing, is reported.
pub(super) fn join(cells: &mut [Cell], problems: &mut Problems) {
    let ground = Ground::of(cells);
    let mut joined: Vec<(SideSet, SideSet)> = Vec::with_capacity(ground.cells.len());
    let mut alone: Vec<beside::Alone<'_>> = Vec::new();
    for (n, cell) in ground.cells.iter().enumerate() {
        let (mut city, mut road, mut unclear) = (SideSet::EMPTY, SideSet::EMPTY, false);
        let parts = cell.shows.parts();
        let is_own = matches!(cell.shows, Shows::Own(_));
        let named = |side: Side| parts.iter().any(|p| p.kind != Kind::Bridge && p.sides.contains(side));
        let has_open = is_own && parts.iter().any(Part::is_open);
        for &side in cell.shape.sides().iter().filter(|side| has_open && !named(**side)) {
            let Some((m, across)) = ground.across(cell, side) else {
                continue;
            };
            let other = &ground.cells[m];
            let (mine, theirs) = (ground.shown(cell, side), ground.shown(other, across));
            match (mine.city && theirs.city, mine.road && theirs.road) {
                (true, true) => {
                    unclear = true;
                    // Told once, from its first tile.
                    if n < m {
                        problems.push(beside::either(
                            side.word(),
                            (&cell.name, parts),
                            (&other.name, other.shows.parts()),
                            across.word(),
                        ));
                    }
                }
                (true, false) => {
                    city.insert(side);
                }
                (false, true) if !ground.is_bridged(cell, side) => {
                    road.insert(side);
                }
                (false, _) => {}
            }
        }
        for (n, part) in parts.iter().enumerate() {
            let found = if part.kind.is_road() { road } else { city };
            if is_own && part.kind == Kind::Road && part.is_open() && found.len() > 2 {
                problems.push(beside::branches(part, found, &cell.name));
            }
            if is_own && !unclear && part.is_open() && found.is_empty() {
                let before = n.checked_sub(1).and_then(|n| parts.get(n));
                alone.push(beside::Alone { part, before, tile: &cell.name });
            }
        }
        if let Shows::Printed(word, _, _) = &cell.shows
            && word.split('@').next() == Some("C")
            && !fits_all_round(&ground, cell)
        {
            problems.push(cells::all_city(cell.span));
        }
        joined.push((city, road));
    }
    for problem in beside::join_nothing(&alone) {
        problems.push(problem);
    }
    for (cell, (city, road)) in cells.iter_mut().zip(joined) {
        let Shows::Own(parts) = &mut cell.shows else {
            continue;
        };
        for part in parts.iter_mut().filter(|part| part.is_open()) {
            part.sides = if part.kind.is_road() { road } else { city };
        }
    }
}

/// Returns the guessed ends of joined cells, by the names of the cells.
pub(super) fn guessed_ends(cells: &[Cell]) -> BTreeMap<String, Vec<GuessedEnd>> {
    let ground = Ground::of(cells);
    let of_cell = |cell: &Cell| {
        let Shows::Own(parts) = &cell.shows else { return Vec::new() };
        let is_free =
            |side: &Side| ground.across(cell, *side).is_none() && !parts.iter().any(|part| part.sides.contains(*side));
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
    ends.map(|(cell, ends)| (cell.name.clone(), ends)).collect()
}

/// Whether the printed tile with a city on all sides can lie here.
fn fits_all_round(ground: &Ground<'_>, cell: &Cell) -> bool {
    let fits = |side: Side| {
        ground.across(cell, side).is_none_or(|(n, across)| {
            let other = &ground.cells[n];
            matches!(other.shows, Shows::Hash) || ground.shown(other, across).city
        })
    };
    cell.shape == Shape::Square && cell.shape.sides().iter().all(|side| fits(*side))
}
