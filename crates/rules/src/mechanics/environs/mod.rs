//! The mechanics that look at the tiles around a tile.

mod problems;
mod acrobat;
mod baba_yaga;
mod bathhouse;
mod circus;
mod escape;
mod fief;
mod castle_chain;
pub(super) mod ringmaster;
mod vodyanoy;
mod watchtower;

use super::Mechanic;

/// The mechanics of this module, in the order in which they are listed.
pub(super) const MECHANICS: &[&Mechanic] = &[
    &circus::CIRCUS,
    &acrobat::ACROBAT,
    &ringmaster::RINGMASTER,
    &watchtower::WATCHTOWER,
    &bathhouse::BATHHOUSE,
    &vodyanoy::VODYANOY,
    &baba_yaga::BABA_YAGA,
    &fief::CASTLE_FIEF,
    &castle_chain::CASTLE_CHAIN,
    &escape::ESCAPE,
];
