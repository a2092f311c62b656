//! The board: the placed tiles, and facts about them. Nothing is read and no problem is reported here.
//!
//! - `feature`: the features of a tile, and places: features of tiles on the board.
//! - `grid`: the tiles in each space.
//! - `face`: the printed face of a placed tile, in tables.
//! - `placed_tiles`: the board itself, and the neighbour of each side of a tile.
//! - `board_names`: the addresses of tiles and the texts of places.
//! - `board_bridges`: bridges: roads over the features printed beneath them.
//! - `quadrant`: the tiles around a crossing.

pub(super) mod face;
mod feature;
pub(super) mod grid;
mod placed_tiles;
mod board_names;
mod board_bridges;
mod quadrant;

pub use board_names::FeatureStart;
pub use feature::{Feature, FeatureKind, Place, TileIx};
pub(crate) use placed_tiles::UnreadMap;
pub use placed_tiles::{Beyond, Board, PlacedTile};
pub use quadrant::{CrossingPrint, Quadrant, Tip};
