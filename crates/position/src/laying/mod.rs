//! The key `board`, read and laid out as a legal board.
//!
//! - `board_map` and `board_list`: the two forms of a board, both read into the tiles of `map_tile`.
//! - `map_rows`: the rows of a map; `map_cell`: the contents of a cell; `guess`: the likely meaning of a row that cannot be
//!   read.
//! - `build`: lays the tiles out, and reports names that are never used.
//! - `tile_kinds`: the face of each tile in its shape; reports undefined names, and tiles that cannot have that shape.
//! - `miscut_pair`: two halves in one space that are cut the other way from how they are described.
//! - `overlap`: finds two tiles in one space, and a long side against a square or double.
//! - `slips`: common mistakes in cells, and the text to write instead.
//! - `edges`: reports touching sides that do not match.
//! - `problems`: the problems of all these, in words.

mod map_cell;
pub(super) mod map_tile;
mod problems;
pub(super) mod edges;
mod overlap;
pub(super) mod map_rows;
mod slips;
mod guess;
pub(super) mod board_map;
pub(super) mod board_list;
mod miscut_pair;
mod tile_kinds;
pub(super) mod build;
