//! From what was written to a legal board.

pub(super) mod build;
pub(super) mod laid;
pub(super) mod list;
mod map;
