//! The check for room: no tile lies on another, and no long side of a half lies against a square or double.

use super::map_tile::MapTile;
use super::problems;
use crate::geometry::{Shape, Space};
use crate::scenario::board::PlacedTile;
use crate::text::Problem;

/// Returns the problem of laying a tile in a space where another tile lies; `None` for two halves that can share the
/// space.
pub(super) fn problem(laid: &MapTile, other: &PlacedTile, space: Space) -> Option<Problem> {
    let (at, there) = (laid.at_span, other.span);
    match (laid.shape, other.shape) {
        (Shape::Half(a), Shape::Half(b)) if a == b.opposite() => None,
        (Shape::Half(_), Shape::Half(_)) => Some(problems::same_half(space, at, there)),
        (Shape::Half(_), full) | (full, Shape::Half(_)) => Some(problems::half_beside_full(full, space, at, there)),
        (_, _) => Some(problems::two_in_one_space(space, at, there)),
    }
}
