//! What tiles and places on the board are called.

use super::feature::{Feature, Place, TileIx};
use super::placed::Board;
use crate::geometry::Shape;

impl Board {
    /// The name of a tile; `#` for one that does not matter.
    pub fn name(&self, ix: TileIx) -> &str {
        &self.names[self.placed(ix).name as usize]
    }

    /// The tiles with a name, in map order.
    pub fn named(&self, name: &str) -> &[TileIx] {
        self.name_ix.get(name).map_or(&[], |n| &self.by_name[*n as usize])
    }

    /// Every name on the board but `#`.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str).filter(|n| *n != "#")
    }

    /// The address of a tile: its name, with column and row if the name is on the map more than
    /// once, and the corner if two halves of that name share the space.
    pub fn address(&self, ix: TileIx) -> String {
        let placed = self.placed(ix);
        let name = self.name(ix);
        if self.by_name[placed.name as usize].len() < 2 {
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
        let Some(tile) = self.tile(place.tile) else {
            return format!("{address}.{kind}");
        };
        let at = match place.feature {
            Feature::City(n) if tile.cities.len() > 1 => {
                tile.cities.get(usize::from(n)).and_then(|c| c.sides.first()).map(|s| s.to_string())
            }
            Feature::Road(n) if tile.roads.len() > 1 => {
                tile.roads.get(usize::from(n)).and_then(|r| r.sides.first()).map(|s| s.to_string())
            }
            Feature::Field(n) if tile.fields.len() > 1 => tile
                .fields
                .get(usize::from(n))
                .and_then(|f| f.halves.first())
                .map(|h| h.to_string()),
            Feature::City(_)
            | Feature::Road(_)
            | Feature::Field(_)
            | Feature::Monastery
            | Feature::Castle
            | Feature::Garden => None,
        };
        match at {
            Some(at) => format!("{address}.{kind}@{at}"),
            None => format!("{address}.{kind}"),
        }
    }
}
