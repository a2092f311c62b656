//! Spaces, crossings, sides and shapes: the positions of tiles, and which sides face each other.
//!
//! A square, a half and a double-size tile are all a [`Shape`], which covers spaces and shows [`Side`]s. This module
//! does not depend on what is printed on a tile.

mod space;
mod side;
mod shape;
mod compass;
mod crossing;
mod motion;

use carcassonne_words::messages::Arg;

pub use compass::Compass;
pub use crossing::Crossing;
pub use motion::Motion;
pub use shape::{Axis, Corner, Facing, Shape};
pub use side::{HalfEdge, HalfEdgeSet, Hand, Side, SideSet};
pub use space::{Direction, Space};

impl<T: From<Space>> From<Space> for Arg<T> {
    /// Creates the part of a sentence that names a space.
    fn from(space: Space) -> Self {
        Self::Thing(space.into())
    }
}

impl<T: From<Compass>> From<Compass> for Arg<T> {
    /// Creates the part of a sentence that names a direction.
    fn from(direction: Compass) -> Self {
        Self::Thing(direction.into())
    }
}
