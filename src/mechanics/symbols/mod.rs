//! Symbols of other expansions that are printed on halves.

mod crop_circle;
mod flock;

pub(super) use crop_circle::CROP_CIRCLE;
pub(super) use flock::FLOCK;
