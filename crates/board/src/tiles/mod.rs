//! The print on tiles: its notation, its fields, and the catalogue of printed tiles.

mod emblem;
mod problems;
mod tile;
mod fault;
mod notation;
mod derive_fields;
mod sketch;
mod catalogue;

pub use catalogue::{CATALOGUE, Entry, entry};
pub use catalogue::{correct_case, entry_in_any_case};
pub use emblem::Emblem;
pub use emblem::disc;
pub use fault::{Fault, Part};
pub use notation::{Slip, parse_half_edges, parse_sides};
pub use sketch::{Sketch, SketchField};
pub use tile::INNER;
pub use tile::{City, Edge, Field, MonasteryKind, Road, RoadEnd, Symbol, Tile};
