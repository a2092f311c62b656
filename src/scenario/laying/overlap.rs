//! Whether a tile has room where it is laid: nothing lies beneath it, and no long side of a half
//! lies against a square or double.

use super::laid::Laid;
use crate::geometry::{Shape, Space};
use crate::scenario::board::Placed;
use crate::text::{Code, Problem};

/// The problem of laying a tile in a space where another lies; `None` for two halves that can share
/// the space.
pub(super) fn problem(laid: &Laid, other: &Placed, space: Space) -> Option<Problem> {
    let (code, message, help) = match (laid.shape, other.shape) {
        (Shape::Half(a), Shape::Half(b)) if a == b.opposite() => return None,
        (Shape::Half(_), Shape::Half(_)) => (
            Code::BoardOverlap,
            "two halves that overlap".to_owned(),
            "two halves share a space when their right angles are in opposite corners: nw and se, or ne and sw",
        ),
        (Shape::Half(_), full) | (full, Shape::Half(_)) => (
            Code::BoardLongSide,
            format!("the long side of a half would lie against a {}", full.word()),
            "a long side can lie only against another half; give the half a space of its own",
        ),
        (_, _) => (
            Code::BoardOverlap,
            "two tiles in one space".to_owned(),
            "give each tile a space of its own",
        ),
    };
    let message = format!("{message}, in the space {}", space.written());
    Some(
        Problem::new(code, laid.at_span, message)
            .label("does not fit")
            .also(other.span, "lies there already")
            .help(help),
    )
}
