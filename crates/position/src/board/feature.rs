//! The features of a tile, and places: features of tiles on the board.

use carcassonne_text::words;

use crate::index::index;

index! {
    /// A tile on the board, by its index in map order.
    TileIx
}

/// A feature of one tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    /// A city segment, by its index on the tile.
    City(u8),
    /// A road segment, by its index on the tile.
    Road(u8),
    /// A field, by its index on the tile.
    Field(u8),
    /// The monastery (of any kind).
    Monastery,
    /// The German castle.
    Castle,
    /// The garden.
    Garden,
}

words! {
    /// The kind of a feature.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum FeatureKind {
        /// A city.
        City = "city",
        /// A road.
        Road = "road",
        /// A field.
        Field = "field",
        /// A monastery of any kind.
        Monastery = "monastery",
        /// A German castle.
        Castle = "castle",
        /// A garden.
        Garden = "garden",
    }
}

impl Feature {
    /// Returns the kind of the feature.
    pub fn kind(self) -> FeatureKind {
        match self {
            Self::City(_) => FeatureKind::City,
            Self::Road(_) => FeatureKind::Road,
            Self::Field(_) => FeatureKind::Field,
            Self::Monastery => FeatureKind::Monastery,
            Self::Castle => FeatureKind::Castle,
            Self::Garden => FeatureKind::Garden,
        }
    }
}

/// A feature of one tile on the board. Places are ordered by tile, in map order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The tile.
    pub tile: TileIx,
    /// The feature of the tile.
    pub feature: Feature,
}
