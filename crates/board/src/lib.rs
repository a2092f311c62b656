//! The things on a table: spaces, sides and shapes, and the print on tiles.

mod message_texts;
pub mod geometry;
pub mod tiles;
