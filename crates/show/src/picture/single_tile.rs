//! The plan of a single tile.

use carcassonne_base::sorting::sort_by_key;
use carcassonne_board::geometry::{Shape, Space};
use carcassonne_board::tiles::Tile;

use super::make::{build_face, printed_tokens, shape_corners};
use super::plan::{Piece, Plan, Window};

/// Builds the plan of a single tile that is laid in `shape`; a half tile is drawn with the gap beside it.
pub fn single_tile_plan(name: &str, tile: &Tile, shape: Shape) -> Plan {
    let first = Space::new(0, 0);
    let spaces: Vec<Space> = shape.spaces(first).collect();
    let last = spaces.iter().copied().max_by_key(|space| (space.row, space.column)).unwrap_or(first);
    let count = |from: i32, to: i32| usize::try_from(to - from).unwrap_or(0) + 1;
    let gaps = match shape {
        Shape::Half(corner) => vec![shape_corners(Shape::Half(corner.opposite()), first)],
        Shape::Square | Shape::Double(_) => Vec::new(),
    };
    let mut tokens = printed_tokens(tile, 0);
    sort_by_key(&mut tokens, |token| token.content);
    Plan {
        window: Window {
            first,
            columns: count(first.column, last.column),
            rows: count(first.row, last.row),
            board: (first, last),
        },
        pieces: vec![Piece {
            name: name.to_owned(),
            at: first,
            rim: shape_corners(shape, first),
            face: Some(build_face(tile, shape, |_| None)),
            offered: false,
        }],
        gaps,
        tokens,
        ..Plan::default()
    }
}
