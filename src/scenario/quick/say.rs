//! A board as a quick map, with every side named.

use super::parts::Kind;
use crate::geometry::{Axis, Corner, Shape, Space};
use crate::scenario::{Board, TileIx};
use crate::tiles::{City, MonasteryKind, Road, RoadEnd, Sketch, Symbol, Tile};

impl Board {
    /// The board as a quick map in which every side is named: `cS* .,cE cWL\cNL`. `None` if it shows something
    /// that a quick map does not say, such as an inn, or if it reaches farther than a map can be drawn.
    pub fn as_quick(&self) -> Option<String> {
        let spaces = || self.all().flat_map(|ix| self.placed(ix).shape.spaces(self.placed(ix).at));
        let west = spaces().map(|space| space.column).min()?;
        let north = spaces().map(|space| space.row).min()?;
        let wide = extent(west, spaces().map(|space| space.column).max()?)?;
        let high = extent(north, spaces().map(|space| space.row).max()?)?;
        let mut rows = Vec::new();
        for row in (0..high).map(|n| north.saturating_add(n)) {
            let cells: Option<Vec<String>> =
                (0..wide).map(|n| self.cell(Space::new(west.saturating_add(n), row))).collect();
            rows.push(cells?.join(" "));
        }
        Some(rows.join(", "))
    }

    /// The cell of a space.
    fn cell(&self, space: Space) -> Option<String> {
        let tiles: Vec<TileIx> = self.at(space).collect();
        let Some(&first) = tiles.first() else {
            return Some(".".to_owned());
        };
        let placed = self.placed(first);
        match placed.shape {
            Shape::Double(Axis::EastWest) if placed.at != space => return Some("<".to_owned()),
            Shape::Double(Axis::NorthSouth) if placed.at != space => return Some("^".to_owned()),
            Shape::Square | Shape::Double(_) => return self.said(first),
            Shape::Half(_) => {}
        }
        let half = |corner: Corner| {
            let here = tiles.iter().find(|ix| self.placed(**ix).shape == Shape::Half(corner));
            here.map_or(Some(".".to_owned()), |ix| self.said(*ix))
        };
        let slashed = matches!(placed.shape, Shape::Half(Corner::Nw | Corner::Se));
        let (cut, [one, other]) = if slashed {
            ('/', [Corner::Nw, Corner::Se])
        } else {
            ('\\', [Corner::Sw, Corner::Ne])
        };
        Some(format!("{}{cut}{}", half(one)?, half(other)?))
    }

    /// The parts of a tile.
    pub(super) fn said(&self, ix: TileIx) -> Option<String> {
        if self.is_hash(ix) {
            return Some("#".to_owned());
        }
        let tile = self.tile(ix)?;
        said(tile, self.placed(ix).shape)
    }
}

/// How many there are from one number to another, if a map of so many can be drawn.
fn extent(from: i32, to: i32) -> Option<i32> {
    to.checked_sub(from)?.checked_add(1).filter(|count| *count <= 1_000)
}

/// The parts of a tile, each with its sides. `None` if a quick map does not say all that it shows.
pub(super) fn said(tile: &Tile, shape: Shape) -> Option<String> {
    let Tile { cities, roads, fields, monastery, castle, symbols, sheep } = tile;
    let mut out = String::new();
    for City { sides, coats, cathedral, besieged } in cities {
        if *cathedral || *besieged {
            return None;
        }
        out.extend(["c", &sides.to_string(), &"*".repeat(usize::try_from(*coats).ok()?)]);
    }
    let mut crossing = String::new();
    let mut bridge = None;
    for Road { sides, inn, end } in roads {
        match end {
            _ if *inn => return None,
            RoadEnd::Own => out.extend(["r", &sides.to_string()]),
            RoadEnd::Gate => out.extend(["g", &sides.to_string()]),
            RoadEnd::Crossing => crossing.push_str(&sides.to_string()),
            // One over a pair has an end on each half.
            RoadEnd::Bridge if sides.len() == 2 && shape == Shape::Square => bridge = Some(sides),
            RoadEnd::Bridge => return None,
        }
    }
    if !crossing.is_empty() {
        out.extend(["x", &crossing]);
    }
    match monastery {
        None => {}
        Some(MonasteryKind::Plain) => out.push(Kind::Monastery.letter()),
        Some(_) => return None,
    }
    for symbol in symbols {
        out.push(match symbol {
            Symbol::Garden => Kind::Garden.letter(),
            Symbol::Hill => Kind::Hill.letter(),
            Symbol::Vineyard => Kind::Vineyard.letter(),
            Symbol::Sheep | Symbol::CropCircle => return None,
        });
    }
    if let Some(sides) = bridge {
        out.extend(["b", &sides.to_string()]);
    }
    // Fields that are written out may be others than those that follow from the rest.
    let printed = roads.iter().filter(|road| road.end != RoadEnd::Bridge).cloned().collect();
    let sketch = Sketch { cities: cities.clone(), roads: printed, ..Sketch::default() };
    let derived = sketch.lay(shape).ok()?;
    if *castle || sheep.is_some() || derived.fields != *fields {
        return None;
    }
    Some(if out.is_empty() { "f".to_owned() } else { out })
}
