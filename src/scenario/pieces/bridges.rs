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
mod tests {
    use crate::scenario::test_scenarios::{read, refused};
    use crate::text::Code;

    fn with(tokens: &str) -> String {
        format!(
            "board: |\n  a  p\\q\n  .  .  .\n  g  .  .  h/.\ntiles:\n  a: {{ city: N, road: SW }}\n  p q g h: {{}}\ntokens: {tokens}\n"
        )
    }

    #[test]
    fn one_bridge_spans_a_space_even_over_a_pair() {
        let second = "{ bridge: q, direction: ns }";
        let two = format!("[{{ bridge: p, direction: ns }}, {second}]");
        refused(&with(&two), &[(Code::ValueWrong, second)]);
        let apart = "[{ bridge: p, direction: ns }, { bridge: g, direction: ew }]";
        assert_eq!(read(&with(apart)).ok().map(|s| s.tokens.len()), Some(2));
    }

    #[test]
    fn a_bridge_lies_on_a_whole_space_and_ends_in_field_where_roads_go_on() {
        for token in ["{ bridge: a, direction: ns }", "{ bridge: a, direction: ew }"] {
            refused(&with(token), &[(Code::ValueWrong, token)]);
        }
        let half = "board: |\n  p/#\ntiles: { p: {} }\ntokens: { bridge: p, direction: ew }\n";
        refused(half, &[(Code::BoardRunsInto, "{ bridge: p, direction: ew }")]);
        let lone = "{ bridge: h, direction: ew }";
        refused(&with(lone), &[(Code::ValueWrong, lone)]);
        refused(&with("{ bridge: p, direction: ew }"), &[(Code::BoardEdges, "p")]);
    }
}
