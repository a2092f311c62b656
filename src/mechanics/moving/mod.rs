//! What moves, reaches and spreads.

mod dragon;
mod fairy;
mod flier;
mod plague;
mod tower;

pub(super) use dragon::DRAGON;
pub(super) use fairy::FAIRY;
pub(super) use flier::FLIER;
pub(super) use plague::PLAGUE;
pub(super) use tower::TOWER;
