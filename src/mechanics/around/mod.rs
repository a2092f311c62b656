//! What looks at the tiles round another.

mod acrobat;
mod baba_yaga;
mod bathhouse;
mod circus;
mod fief;
pub(super) mod ringmaster;
mod vodyanoy;
mod watchtower;

pub(super) use acrobat::ACROBAT;
pub(super) use baba_yaga::BABA_YAGA;
pub(super) use bathhouse::BATHHOUSE;
pub(super) use circus::CIRCUS;
pub(super) use fief::CASTLE_FIEF;
pub(super) use ringmaster::RINGMASTER;
pub(super) use vodyanoy::VODYANOY;
pub(super) use watchtower::WATCHTOWER;
