//! The questions of what may be placed and built.

mod challenge_limit;
mod half_words;
mod problems;
mod abbey;
mod barn;
mod bridge;
mod magic;
mod tower_top;
mod meeple;
mod tile_site;
mod search;
mod new_tile;

use super::Mechanic;
pub use search::read_placements;

/// The mechanics of pieces that are built and scored, in the order in which they are listed.
pub(super) const BUILT: &[&Mechanic] = &[&barn::BARN, &bridge::BRIDGE];

/// The mechanics of pieces that are placed, in the order in which they are listed.
pub(super) const PLACED: &[&Mechanic] = &[
    &new_tile::TILE_PLACING,
    &abbey::ABBEY_PLACING,
    &meeple::MEEPLE_PLACING,
    &magic::MAGE_PLACING,
    &magic::WITCH_PLACING,
];
