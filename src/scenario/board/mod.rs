//! The board as it lies.

mod feature;
pub(super) mod grid;
pub(super) mod placed;
mod quadrant;

pub use feature::{Feature, FeatureKind, Place, TileIx};
pub use placed::{Beyond, Board, Placed};
pub use quadrant::{Quadrant, Shown, Tip};
