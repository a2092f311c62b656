//! The geometry of a piece, in units of a space: cities, roads and fields as paths.
//!
//! Every output format uses this geometry, which does not depend on the kinds of tiles: a piece is a polygon whose
//! sides are one space long, or run from corner to corner of a space.

mod path;
mod outline;
mod city_shape;
mod road_shape;
mod field_shape;

pub(super) use city_shape::necks;
pub use city_shape::{Bulge, city_ground, city_wall};
pub use field_shape::field_regions;
pub use outline::Outline;
pub use path::{Path, Point, Stroke};
pub(super) use path::{average, is_inside, to_float, value_range};
pub use road_shape::{Bend, road_legs};

#[cfg(test)]
pub(crate) mod shape_support;
