//! Bridges: their directions, and the tiles that can bear one.

use carcassonne_board::geometry::Axis;
use carcassonne_board::tiles::Edge;
use carcassonne_text::{Node, Problems, Span, as_word, problem};

use super::problems;
use crate::board::{Board, TileIx};

/// Reads the direction in which a bridge runs: `ew` or `ns`.
pub(crate) fn read_direction(node: &Node, problems: &mut Problems) -> Option<Axis> {
    as_word(node, "`direction`", &Axis::ALL, Axis::word, problems)
}

/// Returns the tile of a bridge; `None` after reporting a double-size tile, either space of which could be meant.
pub(super) fn check_one_space(tile: TileIx, node: &Node, board: &Board, problems: &mut Problems) -> Option<TileIx> {
    let placed = board.placed(tile);
    if placed.shape.spaces(placed.at).count() == 1 {
        return Some(tile);
    }
    problems.push(problem!(node.span, problems::BridgeOverDouble).at_related(placed.span));
    None
}

/// Returns `true` if a bridge can lie over a whole space with both ends on field; reports the problem if not.
pub(super) fn check_bridge(tile: TileIx, direction: Axis, at: Span, board: &Board, problems: &mut Problems) -> bool {
    let placed = board.placed(tile);
    let ends = board.bridge_ends(placed.at, direction);
    if ends.len() < 2 {
        let (tile, direction) = (board.address(tile), direction.word());
        problems.push(problem!(at, problems::BridgeOverGap { tile, direction }).at_related(placed.span));
        return false;
    }
    if let Some((hash, _)) = ends.iter().find(|(tile, _)| board.is_hash(*tile)) {
        problems.push(problem!(at, problems::BridgeOnHash).at_related(board.placed(*hash).span));
        return false;
    }
    for (tile, side) in ends {
        let Some(edge) = board.edge(tile, side).filter(|edge| *edge != Edge::Field) else {
            continue;
        };
        let (edge, side, under) = (edge.word(), side.word(), board.placed(tile).span);
        let problem = problem!(at, problems::BridgeNotOnField { tile: board.address(tile), edge, side });
        problems.push(problem.at_related(under));
        return false;
    }
    true
}
