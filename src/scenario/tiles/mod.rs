//! What the names of tiles mean.

pub(super) mod definitions;
mod features;
pub(super) mod meaning;
pub(super) mod notation;
mod printed;
