//! What may be laid, placed and built.

mod abbey;
mod barn;
mod bridge;
mod challenge;
mod meeple;
#[cfg(test)]
mod said;
mod tile;
mod words;

pub(super) use abbey::ABBEY_PLACING;
pub(super) use barn::BARN;
pub(super) use bridge::BRIDGE;
pub(super) use meeple::MEEPLE_PLACING;
pub(super) use tile::TILE_PLACING;
