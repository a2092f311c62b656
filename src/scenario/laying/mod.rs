//! From what was written to a legal board.

pub(super) mod build;
pub(super) mod edges;
pub(super) mod laid;
pub(super) mod list;
mod map;
mod overlap;
mod shown;
