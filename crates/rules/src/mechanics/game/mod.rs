//! The beginning and the end of the game.

mod end;
mod problems;
mod final_scoring;
mod setup;

use super::Mechanic;

/// The mechanics of this module, in the order in which they are listed.
pub(super) const MECHANICS: &[&Mechanic] = &[&setup::SETUP, &end::END, &final_scoring::FINAL_SCORING];
