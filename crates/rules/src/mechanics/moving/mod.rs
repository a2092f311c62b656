//! The mechanics of figures and pieces that move, reach or spread.

mod hit_owners;
mod problems;
mod fairy;
mod dragon;
mod flier;
mod plague;
mod tower;

use super::Mechanic;

pub use fairy::LANDMARK as FAIRY_LANDMARK;
pub use flier::LANDMARK as FLIER_LANDMARK;
pub use tower::LANDMARK as TOWER_LANDMARK;

/// The mechanics of this module, in the order in which they are listed.
pub(super) const MECHANICS: &[&Mechanic] =
    &[&fairy::FAIRY, &dragon::DRAGON, &tower::TOWER, &flier::FLIER, &plague::PLAGUE];
