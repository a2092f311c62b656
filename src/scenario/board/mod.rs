//! The board: the tiles as they lie, and plain facts about them. Nothing is read or refused here.
//!
//! - `feature`: features, and places: a feature on one tile.
//! - `grid`: which tiles lie in which space.
//! - `face`: what a tile shows, laid out for looking up.
//! - `placed`: the board itself, and what is across each side of a tile.
//! - `address`: what tiles and places are called.
//! - `bridge`: bridges, roads over what is printed beneath.
//! - `quadrant`: what lies round a crossing.

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
