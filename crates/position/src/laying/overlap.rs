//! The check for room: no tile lies on another, and no long side of a half lies against a square or double.

use carcassonne_board::geometry::{Shape, Space};
use carcassonne_text::{Problem, problem};

use super::map_tile::MapTile;
use super::problems;
use crate::board::PlacedTile;

/// Returns the problem of laying a tile in a space where another tile lies; `None` for two halves that can share the
/// space.
pub(super) fn problem(laid: &MapTile, other: &PlacedTile, space: Space) -> Option<Problem> {
    let (at, there) = (laid.at_span, other.span);
    let space = space.to_notation();
    let problem = match (laid.shape, other.shape) {
        (Shape::Half(a), Shape::Half(b)) if a == b.opposite() => return None,
        (Shape::Half(_), Shape::Half(_)) => problem!(at, problems::TilesOverlap { space, shape: "half" }),
        (Shape::Half(_), full) | (full, Shape::Half(_)) => {
            problem!(at, problems::HalfBesideFull { space, shape: full.word() })
        }
        (_, _) => problem!(at, problems::TilesOverlap { space, shape: "tile" }),
    };
    Some(problem.at_related(there))
}
