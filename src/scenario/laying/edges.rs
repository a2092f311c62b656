//! Whether touching sides match.

use crate::geometry::{Direction, Side};
use crate::scenario::board::{Board, TileIx};
use crate::text::{Code, Problem, Problems};
use crate::tiles::Edge;

/// A side of a tile on the board.
type Shown = (TileIx, Side);

/// Reports every pair of touching sides that do not match. A field side in `bridged`, where a
/// question would lay a bridge, may face a road.
pub(in crate::scenario) fn check(board: &Board, bridged: &[Shown], problems: &mut Problems) {
    let shows = |(ix, side): Shown| board.edge(ix, side);
    let would_fit = |one: Shown, other: Shown| {
        shows(one) == Some(Edge::Field)
            && matches!(shows(other), Some(Edge::Road(_)))
            && bridged.contains(&one)
    };
    for ix in board.all() {
        for &side in board.placed(ix).shape.sides() {
            // Each pair is checked once, from its western or northern tile.
            if !matches!(side.direction(), Some(Direction::East | Direction::South) | None) {
                continue;
            }
            let (one, Some(other)) = ((ix, side), board.across(ix, side)) else {
                continue;
            };
            if side == Side::L && other.0 < ix {
                continue;
            }
            let (Some(mine), Some(theirs)) = (shows(one), shows(other)) else {
                continue;
            };
            if mine.continues(theirs) || problems.is_full() {
                continue;
            }
            if !would_fit(one, other) && !would_fit(other, one) {
                problems.push(discontinued(board, (one, mine), (other, theirs)));
            }
        }
    }
}

/// The problem of two touching sides that do not match, with what each shows.
fn discontinued(
    board: &Board,
    ((ix, side), mine): (Shown, Edge),
    ((other, other_side), theirs): (Shown, Edge),
) -> Problem {
    let (mine, theirs) = (mine.word(), theirs.word());
    let message = format!(
        "`{}` shows {mine} on its side {side}, but `{}` shows {theirs} on its side {other_side}",
        board.name(ix),
        board.name(other),
    );
    Problem::new(Code::BoardEdges, board.placed(other).span, message)
        .label(format!("{theirs} on side {other_side}"))
        .also(board.placed(ix).span, format!("{mine} on side {side}"))
        .help("touching sides must match: change one of the two tiles, or turn it")
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    #[test]
    fn sides_that_do_not_continue_one_another_are_underlined() {
        let tiles = "tiles:\n  a: { city: E }\n  b: { road: W }\n  f: {}\n";
        refused(&format!("board: |\n  a b\n  f f\n{tiles}"), &[(Code::BoardEdges, "b")]);
        let long = "board: |\n  p/q\ntiles:\n  p: { city: L }\n  q: { road: L }\n";
        refused(long, &[(Code::BoardEdges, "q")]);
        let double = "board: |\n  k <\n  f g\ntiles:\n  k: { city: S2 }\n  f g: {}\n";
        refused(double, &[(Code::BoardEdges, "g")]);
    }

    #[test]
    fn a_gap_and_a_tile_that_does_not_matter_match_anything() {
        let text = "board: |\n  a  p\\.\n  #  b\ntiles:\n  a: { city: E }\n  p: { city: W, road: S }\n  b: { road: N }\n";
        assert!(read(text).is_ok());
    }
}
