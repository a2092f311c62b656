//! What may be laid, placed and built.

mod challenge;
mod words;
mod problems;
mod abbey;
mod barn;
mod bridge;
#[cfg(test)]
mod said;
mod magic;
mod tower_top;
mod meeple;
mod laying;
mod search;
mod tile;

use super::Mechanic;
pub use search::UNCERTAIN;

/// What is built and scored, in the order in which it is listed.
pub(super) const BUILT: &[&Mechanic] = &[&barn::BARN, &bridge::BRIDGE];

/// What may be laid and placed.
pub(super) const PLACED: &[&Mechanic] =
    &[&tile::TILE_PLACING, &abbey::ABBEY_PLACING, &meeple::MEEPLE_PLACING, &magic::MAGE_PLACING, &magic::WITCH_PLACING];
