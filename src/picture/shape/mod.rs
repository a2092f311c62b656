//! The geometry of a piece, in units of a space: cities, roads and fields as paths.
//!
//! Every output format uses this geometry, which does not depend on the kinds of tiles: a piece is a polygon whose
//! sides are one space long, or run from corner to corner of a space.

mod path;
mod outline;
mod city;
mod road;
mod field;

pub(super) use city::necks;
pub use city::{Bulge, ground, wall};
pub use field::regions;
pub use outline::Outline;
pub(in crate::picture) use path::inside;
pub use path::{Path, Point, Stroke};
pub use road::{Bend, way};

#[cfg(test)]
pub(in crate::picture) mod try_out;
