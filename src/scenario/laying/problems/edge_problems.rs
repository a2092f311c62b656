//! The problems of touching sides, in words.

use crate::gathering::distinct;
use crate::geometry::Side;
use crate::scenario::board::{Board, TileIx};
use crate::text::{Code, Problem};
use crate::tiles::Edge;

/// Two touching sides that do not match, each with its edge.
pub(in crate::scenario::laying) type Clash = ((TileIx, Side, Edge), (TileIx, Side, Edge));

/// Returns the problem of a tile with several mismatches, `clashes`, wherever tiles with its definition lie.
pub(in crate::scenario::laying) fn at_odds(board: &Board, tile: TileIx, clashes: &[Clash]) -> Problem {
    let name = board.name(tile);
    let orient = |clash: &Clash| {
        let (one, other) = *clash;
        if board.name(one.0) == name { (one, other) } else { (other, one) }
    };
    let mut marked: Vec<TileIx> = vec![tile];
    let sides = distinct(clashes.iter().map(|clash| {
        let ((_, side, mine), (_, _, theirs)) = orient(clash);
        (side, theirs.word(), mine.word())
    }));
    let message = format!("`{name}` does not match its neighbours: on {} sides", sides.len());
    let message = if sides.len() < 2 { format!("`{name}` does not match its neighbours") } else { message };
    let needs: Vec<String> = sides.iter().take(4).map(|(side, theirs, _)| format!("{theirs} on side {side}")).collect();
    let mut problem = Problem::new(Code::BoardEdges, board.placed(tile).span, message)
        .label("does not match")
        .help(format!("the neighbours of `{name}` need {}: change `{name}`, or rotate it", needs.join(", ")));
    for clash in clashes.iter().take(8) {
        let ((_, side, mine), (other, other_side, theirs)) = orient(clash);
        if !marked.contains(&other) {
            marked.push(other);
            problem = problem.with_related(
                board.placed(other).span,
                format!("{} on side {other_side}, but {} on side {side} of `{name}`", theirs.word(), mine.word()),
            );
        }
    }
    problem
}

/// Returns the problem of two touching sides that do not match.
pub(in crate::scenario::laying) fn discontinued(
    board: &Board,
    ((ix, side, mine), (other, other_side, theirs)): Clash,
) -> Problem {
    let (own_word, other_word) = (mine.word(), theirs.word());
    let message = format!(
        "`{}` has a {own_word} on side {side}, but `{}` has a {other_word} on side {other_side}",
        board.name(ix),
        board.name(other),
    );
    Problem::new(Code::BoardEdges, board.placed(other).span, message)
        .label(format!("{other_word} on side {other_side}"))
        .with_related(board.placed(ix).span, format!("{own_word} on side {side}"))
        .help("touching sides must match: change one of the two tiles, or rotate it")
}
