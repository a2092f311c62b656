//! Triangular gaps: the empty halves of spaces that contain one half tile.

use carcassonne_board::geometry::{Corner, Shape, Side, Space};
use carcassonne_board::tiles::Edge;
use carcassonne_position::{Board, TileIx};

/// The empty half of a space that contains one half tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gap {
    /// The space that contains the half tile.
    pub space: Space,
    /// The corner of the space that is empty.
    pub corner: Corner,
    /// Set if a tile (not another gap) faces each of the gap's two outer sides. This definition is the project's: the
    /// sources mention gaps, and show enclosed ones.
    pub enclosed: bool,
    /// The tile sides around the gap: the long side of the half tile, then those of the tiles that face the gap.
    pub sides: Vec<(TileIx, Side)>,
}

impl Gap {
    /// Returns `true` if an abbey is at a side of the gap.
    pub(super) fn faces_abbey(&self, board: &Board) -> bool {
        self.sides.iter().any(|(tile, side)| board.edge(*tile, *side) == Some(Edge::Abbey))
    }
}

/// Returns the gap beside a tile, if the tile is a half that is alone in its space.
pub(super) fn gap_beside(board: &Board, tile: TileIx) -> Option<Gap> {
    let placed = board.placed(tile);
    let Shape::Half(corner) = placed.shape else { return None };
    if board.at(placed.at).count() > 1 {
        return None;
    }
    let empty_corner = corner.opposite();
    let mut sides = vec![(tile, Side::L)];
    for direction in empty_corner.short_sides().into_iter().filter_map(Side::direction) {
        let beyond = placed.at.step(direction);
        let facing = board.at(beyond).find_map(|other| {
            let neighbor = board.placed(other);
            let side = neighbor.shape.side_of_space(neighbor.at, beyond, direction.opposite())?;
            Some((other, side))
        });
        sides.extend(facing);
    }
    Some(Gap { space: placed.at, corner: empty_corner, enclosed: sides.len() == 3, sides })
}
