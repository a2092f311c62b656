//! Spaces, crossings, sides and shapes: what lies where, and what faces what.
//!
//! A square, a half and a double-size tile are one thing here: a [`Shape`] that covers spaces and
//! shows [`Side`]s. Nothing in this room knows what is printed on a tile.

mod space;
mod side;
mod shape;
mod compass;
mod crossing;

pub use compass::Compass;
pub use crossing::Crossing;
pub use shape::{Axis, Corner, Facing, Shape};
pub use side::{HalfEdge, HalfEdgeSet, Hand, Side, SideSet};
pub use space::{Direction, Space};
