//! Bridges: their directions, and the tiles that can bear one.

use super::problems as said;
use crate::geometry::Axis;
use crate::scenario::board::{Board, TileIx};
use crate::text::{Node, Problems, Span, as_word};
use crate::tiles::Edge;

/// Reads the direction in which a bridge runs: `ew` or `ns`.
pub(in crate::scenario) fn read_direction(node: &Node, problems: &mut Problems) -> Option<Axis> {
    as_word(node, "`direction`", &Axis::ALL, Axis::word, problems)
}

/// Returns the tile of a bridge; `None` after reporting a double-size tile, either space of which could be meant.
pub(super) fn check_one_space(tile: TileIx, node: &Node, board: &Board, problems: &mut Problems) -> Option<TileIx> {
    let placed = board.placed(tile);
    if placed.shape.spaces(placed.at).count() == 1 {
        return Some(tile);
    }
    problems.push(said::bridge_over_double(node.span, placed.span));
    None
}

/// Returns `true` if a bridge can lie over a whole space with both ends on field; reports the problem if not.
pub(super) fn check_bridge(tile: TileIx, direction: Axis, at: Span, board: &Board, problems: &mut Problems) -> bool {
    let placed = board.placed(tile);
    let name = board.address(tile);
    let ends = board.bridge_ends(placed.at, direction);
    if ends.len() < 2 {
        problems.push(said::bridge_over_gap(&name, direction, at, placed.span));
        return false;
    }
    if let Some((hash, _)) = ends.iter().find(|(tile, _)| board.is_hash(*tile)) {
        problems.push(said::bridge_on_hash(at, board.placed(*hash).span));
        return false;
    }
    for (tile, side) in ends {
        let Some(edge) = board.edge(tile, side).filter(|edge| *edge != Edge::Field) else {
            continue;
        };
        let (address, under) = (board.address(tile), board.placed(tile).span);
        problems.push(said::bridge_on(edge, &address, side, at, under));
        return false;
    }
    true
}

#[cfg(test)]
crate::case_runner::cases!("bridges.cases.yaml");
