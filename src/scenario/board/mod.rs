//! The board: the placed tiles, and facts about them. Nothing is read and no problem is reported here.
//!
//! - `feature`: the features of a tile, and places: features of tiles on the board.
//! - `grid`: the tiles in each space.
//! - `face`: the printed face of a placed tile, in tables.
//! - `placed`: the board itself, and the neighbour of each side of a tile.
//! - `address`: the addresses of tiles and the texts of places.
//! - `bridge`: bridges: roads over the features printed beneath them.
//! - `quadrant`: the tiles around a crossing.

pub(super) mod face;
mod feature;
pub(super) mod grid;
mod placed;
mod address;
mod bridge;
mod quadrant;

pub(crate) use address::Begins;
pub use feature::{Feature, FeatureKind, Place, TileIx};
pub(in crate::scenario) use placed::Unread;
pub use placed::{Beyond, Board, Placed};
pub use quadrant::{Quadrant, Shown, Tip};
