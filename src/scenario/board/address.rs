//! What tiles and places on the board are called.

use super::feature::{Feature, Place, TileIx};
use super::placed::Board;
use crate::geometry::{HalfEdge, Shape, Side};
use crate::tiles::INNER;

/// Where on its tile a feature begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Begins {
    /// The first side of a city or road.
    Side(Side),
    /// The first half side of a field.
    Half(HalfEdge),
    /// Nowhere: a field that lies within the tile.
    Inner,
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
        let at = placed.at.to_string();
        let mut address = String::with_capacity(name.len() + at.len() + 24);
        address.push_str(name);
        address.push(':');
        address.push_str(&at);
        if let Shape::Half(corner) = placed.shape
            && self.at(placed.at).filter(|t| self.placed(*t).name == placed.name).count() > 1
        {
            address.push(':');
            address.push_str(corner.word());
        }
        address
    }

    /// A place as it is written: `a.city`, or `a.road@N` if the tile has several.
    pub fn place_text(&self, place: Place) -> String {
        let mut text = self.address(place.tile);
        text.push('.');
        text.push_str(place.feature.kind().word());
        match self.begins(place) {
            Some(Begins::Side(side)) => text.extend(["@", side.word()]),
            Some(Begins::Half(half)) => text.extend(["@", &half.to_string()]),
            Some(Begins::Inner) => text.extend(["@", INNER]),
            None => {}
        }
        text
    }

    /// Where on its tile a feature begins; none if it is the only one of its kind there.
    pub(crate) fn begins(&self, place: Place) -> Option<Begins> {
        let tile = self.tile(place.tile)?;
        match place.feature {
            Feature::City(n) if tile.cities.len() > 1 => {
                tile.cities.get(usize::from(n))?.identifying_side().map(Begins::Side)
            }
            Feature::Road(n) if tile.roads.len() > 1 => tile.roads.get(usize::from(n))?.sides.first().map(Begins::Side),
            Feature::Field(n) if tile.fields.len() > 1 => {
                let field = tile.fields.get(usize::from(n))?;
                Some(field.halves.first().map_or(Begins::Inner, Begins::Half))
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
