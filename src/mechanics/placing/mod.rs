//! The questions of what may be placed and built.

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

/// The mechanics of pieces that are built and scored, in the order in which they are listed.
pub(super) const BUILT: &[&Mechanic] = &[&barn::BARN, &bridge::BRIDGE];

/// The mechanics of pieces that are placed, in the order in which they are listed.
pub(super) const PLACED: &[&Mechanic] =
    &[&tile::TILE_PLACING, &abbey::ABBEY_PLACING, &meeple::MEEPLE_PLACING, &magic::MAGE_PLACING, &magic::WITCH_PLACING];
