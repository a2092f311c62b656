//! The print on tiles: its notation, its fields, and the catalogue of printed tiles.

mod emblem;
mod tile;
mod fault;
mod notation;
mod fields;
mod sketch;
mod catalogue;

pub use catalogue::{CATALOGUE, Entry, entry};
pub(crate) use catalogue::{entry_in_any_case, in_capitals};
pub use emblem::Emblem;
pub(crate) use emblem::disc;
pub use fault::{Fault, Part};
pub use notation::{Slip, half_edges, sides};
pub use sketch::{Sketch, SketchField};
pub(crate) use tile::INNER;
pub use tile::{City, Edge, Field, MonasteryKind, Road, RoadEnd, Symbol, Tile};
