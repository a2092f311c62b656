//! Reading of addresses, places, crossings and spaces.
//!
//! - `address`: the address of a tile, `a` or `f:1:1:ne`.
//! - `place`: a feature of a tile, `a.city` or `a.road@N`.
//! - `crossing`: a corner of a tile, `a@se`, or the middle of a double's long side, `k@n`.
//! - `space`: a column and row, `[2, 0]`.
//! - `problems`: the problems of all these, in words.

mod problems;
pub(super) mod address;
pub(super) mod crossing;
pub(super) mod place;
pub(super) mod space;
