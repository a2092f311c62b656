//! The key `board`, read and laid out as a legal board.
//!
//! - `map` and `list`: the two forms of a board, both read into the tiles of `map_tile`.
//! - `rows`: the rows of a map; `cell`: the contents of a cell; `guess`: the likely meaning of a row that cannot be
//!   read.
//! - `build`: lays the tiles out, and reports names that are never used.
//! - `shown`: the face of each tile in its shape; reports undefined names, and tiles that cannot have that shape.
//! - `overlap`: finds two tiles in one space, and a long side against a square or double.
//! - `slips`: common mistakes in cells, and the text to write instead.
//! - `edges`: reports touching sides that do not match.
//! - `problems`: the problems of all these, in words.

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
