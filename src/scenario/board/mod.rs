//! The board as it lies.

mod address;
mod bridge;
pub(super) mod face;
mod feature;
pub(super) mod grid;
mod placed;
mod quadrant;

pub use feature::{Feature, FeatureKind, Place, TileIx};
pub use placed::{Beyond, Board, Placed};
pub use quadrant::{Quadrant, Shown, Tip};
