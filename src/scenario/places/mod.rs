//! Places on the board, by their addresses.

pub(super) mod address;
pub(super) mod crossing;
pub(super) mod place;
pub(super) mod space;
