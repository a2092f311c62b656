//! What is printed on a tile: its notation, its fields, and the catalogue of printed tiles.

mod catalogue;
mod fields;
mod notation;
mod tile;

pub use catalogue::{CATALOGUE, Entry, entry};
pub use notation::{Slip, half_edges, sides};
pub use tile::{
    City, Edge, Fault, Field, MonasteryKind, Part, Road, RoadEnd, Sketch, SketchField, Symbol, Tile,
};
