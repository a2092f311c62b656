//! What tiles and places on the board are called.

use super::feature::{Feature, Place, TileIx};
use super::placed::Board;
use crate::geometry::{HalfEdge, Shape, Side};

/// Where on its tile a feature begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Begins {
    /// The first side of a city or road.
    Side(Side),
    /// The first half side of a field.
    Half(HalfEdge),
}

impl Board {
    /// The name of a tile; `#` for one that does not matter.
    pub fn name(&self, ix: TileIx) -> &str {
        &self.names[self.placed(ix).name as usize]
    }

    /// The tiles with a name, in map order.
    pub fn named(&self, name: &str) -> &[TileIx] {
        self.number(name).map_or(&[], |n| self.of_name(n))
    }

    /// Every name on the board but `#`.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(AsRef::as_ref).filter(|n| *n != "#")
    }

    /// The address of a tile: its name, with column and row if the name is on the map more than
    /// once, and the corner if two halves of that name share the space.
    pub fn address(&self, ix: TileIx) -> String {
        let placed = self.placed(ix);
        let name = self.name(ix);
        if self.of_name(placed.name).len() < 2 {
            return name.to_owned();
        }
        let twins = self.at(placed.at).filter(|t| self.placed(*t).name == placed.name).count();
        match placed.shape {
            Shape::Half(corner) if twins > 1 => format!("{name}:{}:{corner}", placed.at),
            Shape::Half(_) | Shape::Square | Shape::Double(_) => format!("{name}:{}", placed.at),
        }
    }

    /// A place as it is written: `a.city`, or `a.road@N` if the tile has several.
    pub fn place_text(&self, place: Place) -> String {
        let address = self.address(place.tile);
        let kind = place.feature.kind().word();
        match self.begins(place) {
            Some(Begins::Side(side)) => format!("{address}.{kind}@{side}"),
            Some(Begins::Half(half)) => format!("{address}.{kind}@{half}"),
            None => format!("{address}.{kind}"),
        }
    }

    /// Where on its tile a feature begins; none if it is the only one of its kind there.
    pub(crate) fn begins(&self, place: Place) -> Option<Begins> {
        let tile = self.tile(place.tile)?;
        match place.feature {
            Feature::City(n) if tile.cities.len() > 1 => {
                tile.cities.get(usize::from(n))?.sides.first().map(Begins::Side)
            }
            Feature::Road(n) if tile.roads.len() > 1 => {
                tile.roads.get(usize::from(n))?.sides.first().map(Begins::Side)
            }
            Feature::Field(n) if tile.fields.len() > 1 => {
                tile.fields.get(usize::from(n))?.halves.first().map(Begins::Half)
            }
            Feature::City(_)
            | Feature::Road(_)
            | Feature::Field(_)
            | Feature::Monastery
            | Feature::Castle
            | Feature::Garden => None,
        }
    }
}
