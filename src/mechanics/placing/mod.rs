//! What may be laid, placed and built.

mod challenge;
mod words;
mod abbey;
mod barn;
mod bridge;
#[cfg(test)]
mod said;
mod meeple;
mod tile;

pub(super) use abbey::ABBEY_PLACING;
pub(super) use barn::BARN;
pub(super) use bridge::BRIDGE;
pub(super) use meeple::MEEPLE_PLACING;
pub(super) use tile::TILE_PLACING;
