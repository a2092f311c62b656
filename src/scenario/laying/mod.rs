//! From the key `board` to a legal board.
//!
//! - `map` and `list`: the two forms of a board, both read into tiles as they were `laid`. Of the map, `rows` are the lines in
//!   which it is written, and `cell` is what can stand in a cell; `guess` is what was meant by a row that cannot be read.
//! - `build`: lays them out, and reports names that are never used.
//! - `shown`: what each shows in its shape; undefined names, and tiles that cannot have that shape.
//! - `overlap`: two tiles in one space, and a long side against a square or double.
//! - `slips`: what people type into a cell when they mean something else.
//! - `edges`: touching sides that do not match.
//! - `problems`: what may be wrong with all this, in words.

mod cell;
pub(super) mod map_tile;
mod problems;
pub(super) mod edges;
mod overlap;
pub(super) mod rows;
mod slips;
mod guess;
pub(super) mod map;
pub(super) mod list;
mod shown;
pub(super) mod build;
