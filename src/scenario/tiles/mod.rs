//! What the names of tiles mean.

pub(super) mod definitions;
