//! What lies on a table: spaces, sides and shapes, and the print on tiles.

pub mod geometry;
pub mod tiles;
