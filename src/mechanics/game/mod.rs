//! How the game begins and ends.

mod end;
mod problems;
mod final_scoring;
mod setup;

use super::Mechanic;

/// The mechanics of this room, in the order in which they are listed.
pub(super) const MECHANICS: &[&Mechanic] = &[&setup::SETUP, &end::END, &final_scoring::FINAL_SCORING];
