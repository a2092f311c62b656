//! The addresses of tiles and the texts of places on the board.

use carcassonne_board::geometry::{HalfEdge, Shape, Side};
use carcassonne_board::tiles::INNER;

use super::feature::{Feature, Place, TileIx};
use super::placed_tiles::Board;

/// The side or half-edge by which a feature is told from others of its kind on its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeatureStart {
    /// A side of a city or road: for a city, one that no other city of the tile has.
    Side(Side),
    /// The first half-edge of a field.
    Half(HalfEdge),
    /// No side: a field inside the tile.
    Inner,
}

impl Board {
    /// Returns the name of a tile; `#` for a tile without one, such as an unknown tile.
    pub fn name(&self, ix: TileIx) -> &str {
        &self.names[self.placed(ix).name as usize]
    }

    /// Returns the tiles with a name, in map order.
    pub fn tiles_named(&self, name: &str) -> &[TileIx] {
        self.name_ix.get(name).map_or(&[], |n| self.tiles_of_name(*n))
    }

    /// Returns every name on the board except `#`.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(AsRef::as_ref).filter(|n| *n != "#")
    }

    /// Returns the address of a tile: its name, with column and row if several tiles have that name, and the corner if
    /// two halves of that name share the space.
    pub fn address(&self, ix: TileIx) -> String {
        let placed = self.placed(ix);
        let name = self.name(ix);
        if self.tiles_of_name(placed.name).len() < 2 {
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

    /// Returns the text of a place: `a.city`, or `a.road@N` if the tile has several features of that kind.
    pub fn place_text(&self, place: Place) -> String {
        let mut text = self.address(place.tile);
        text.push('.');
        text.push_str(place.feature.kind().word());
        match self.feature_start(place) {
            Some(FeatureStart::Side(side)) => text.extend(["@", side.word()]),
            Some(FeatureStart::Half(half)) => text.extend(["@", &half.to_string()]),
            Some(FeatureStart::Inner) => text.extend(["@", INNER]),
            None => {}
        }
        text
    }

    /// Returns the side or half-edge by which a feature is told from others of its kind on its tile; `None` if there
    /// are no others.
    pub fn feature_start(&self, place: Place) -> Option<FeatureStart> {
        let tile = self.tile(place.tile)?;
        match place.feature {
            Feature::City(n) if tile.cities.len() > 1 => {
                tile.cities.get(usize::from(n))?.identifying_side().map(FeatureStart::Side)
            }
            Feature::Road(n) if tile.roads.len() > 1 => {
                tile.roads.get(usize::from(n))?.sides.first().map(FeatureStart::Side)
            }
            Feature::Field(n) if tile.fields.len() > 1 => {
                let field = tile.fields.get(usize::from(n))?;
                Some(field.halves.first().map_or(FeatureStart::Inner, FeatureStart::Half))
            }
            _ => None,
        }
    }
}
