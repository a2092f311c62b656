//! Features, and places: a feature on one tile of the board.

use crate::scenario::index::index;

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

/// What kind of feature it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeatureKind {
    /// A city.
    City,
    /// A road.
    Road,
    /// A field.
    Field,
    /// A monastery of any kind.
    Monastery,
    /// A German castle.
    Castle,
    /// A garden.
    Garden,
}

impl FeatureKind {
    /// Every kind.
    pub const ALL: [FeatureKind; 6] =
        [Self::City, Self::Road, Self::Field, Self::Monastery, Self::Castle, Self::Garden];

    /// The word for it in places and in output.
    pub fn word(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::Monastery => "monastery",
            Self::Castle => "castle",
            Self::Garden => "garden",
        }
    }
}

impl Feature {
    /// What kind it is.
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

/// A feature of one tile on the board. Places are ordered as the map is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The tile.
    pub tile: TileIx,
    /// Its feature.
    pub feature: Feature,
}
