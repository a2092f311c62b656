//! Symbols of other expansions that are printed on halves.

mod problems;
mod crop_circle;
mod flock;

use super::Mechanic;

/// The mechanics of this module, in the order in which they are listed.
pub(super) const MECHANICS: &[&Mechanic] = &[&crop_circle::CROP_CIRCLE, &flock::FLOCK];
