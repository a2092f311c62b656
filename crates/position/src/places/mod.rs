//! Reading of addresses, places, crossings and spaces.
//!
//! - `address_reader`: the address of a tile, `a` or `f:1:1:ne`.
//! - `feature_finder`: the feature of a tile at a side or half-edge.
//! - `place_reader`: a feature of a tile, `a.city` or `a.road@N`.
//! - `crossing_reader`: a corner of a tile, `a@se`, or the middle of a double's long side, `k@n`.
//! - `space_reader`: a column and row, `[2, 0]`.
//! - `problems`: the problems of all these, in words.

pub(super) mod problems;
pub(super) mod address_reader;
pub(super) mod crossing_reader;
mod feature_finder;
pub(super) mod place_reader;
pub(super) mod space_reader;
