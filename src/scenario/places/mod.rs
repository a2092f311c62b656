//! Reading where something is on the board.
//!
//! - `address`: a tile, `a` or `f:1:1:ne`.
//! - `place`: a feature on a tile, `a.city` or `a.road@N`.
//! - `crossing`: a corner of a tile, `a@se`, or the middle of a double's long side, `k@n`.
//! - `space`: column and row, `[2, 0]`.
//! - `problems`: what may be wrong with all this, in words.

mod problems;
pub(super) mod address;
pub(super) mod crossing;
pub(super) mod place;
pub(super) mod space;
