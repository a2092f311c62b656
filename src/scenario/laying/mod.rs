//! From the key `board` to a legal board. What is wrong with how tiles lie is worded here.
//!
//! - `map` and `list`: the two forms of a board, both read into tiles as they were `laid`.
//! - `build`: lays them out, and reports names that are never used.
//! - `shown`: what each shows in its shape; undefined names, and tiles that cannot have that shape.
//! - `overlap`: two tiles in one space, and a long side against a square or double.
//! - `slips`: what people type into a cell when they mean something else.
//! - `edges`: touching sides that do not match.

pub(super) mod build;
pub(super) mod edges;
pub(super) mod laid;
pub(super) mod list;
pub(super) mod map;
mod overlap;
mod shown;
mod slips;
