//! The check that touching sides match.

use carcassonne_base::gathering::distinct;
use carcassonne_board::geometry::{Direction, Side};
use carcassonne_board::tiles::Edge;
use carcassonne_text::{Problem, Problems, phrase, problem};

use super::problems;
use crate::board::{Board, TileIx};

/// A side of a tile on the board.
type BoardSide = (TileIx, Side);

/// Two touching sides that do not match, each with its edge.
type Clash = ((TileIx, Side, Edge), (TileIx, Side, Edge));

/// The number of mismatches at which the search ends.
const MOST: usize = 200;

/// Reports touching sides that do not match; several mismatches of one kind of tile are one problem. A field side in
/// `bridged`, where a question would lay a bridge, may face a road.
pub(crate) fn check(board: &Board, bridged: &[BoardSide], problems: &mut Problems) {
    let mut clashes = clashes(board, bridged);
    // Tiles of one name, turn and face share a definition: a mistake in the definition is one mistake.
    let print = |ix: TileIx| (board.placed(ix).name, board.placed(ix).turn, board.placed(ix).face);
    while let Some(first) = clashes.first().copied() {
        let mut counts: Vec<(_, usize)> = Vec::new();
        for ((one, ..), (other, ..)) in &clashes {
            let ends = [print(*one), print(*other)];
            let ends = if ends[0] == ends[1] { &ends[..1] } else { &ends[..] };
            for end in ends {
                match counts.iter_mut().find(|(p, _)| p == end) {
                    Some((_, count)) => *count += 1,
                    None => counts.push((*end, 1)),
                }
            }
        }
        let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(0);
        let culprit = counts.iter().find(|(_, count)| *count == most).map(|(p, _)| *p);
        let Some(culprit) = culprit.filter(|_| most > 1) else {
            for clash in clashes {
                problems.push_with(|| unmatched_sides(board, clash));
            }
            return;
        };
        let (own_clashes, rest): (Vec<Clash>, Vec<Clash>) = clashes
            .into_iter()
            .partition(|((one, ..), (other, ..))| print(*one) == culprit || print(*other) == culprit);
        clashes = rest;
        let ((one, ..), (other, ..)) = *own_clashes.first().unwrap_or(&first);
        let tile = if print(one) == culprit { one } else { other };
        problems.push_with(|| unmatched_tile(board, tile, &own_clashes));
    }
}

/// Returns the pairs of touching sides that do not match, at most [`MOST`].
fn clashes(board: &Board, bridged: &[BoardSide]) -> Vec<Clash> {
    let mut found = Vec::new();
    let shows = |(ix, side): BoardSide| board.edge(ix, side);
    let would_fit = |one: BoardSide, other: BoardSide| {
        shows(one) == Some(Edge::Field) && matches!(shows(other), Some(Edge::Road(_))) && bridged.contains(&one)
    };
    for ix in board.all() {
        for &side in board.placed(ix).shape.sides() {
            // Each pair is checked once, from its western or northern tile.
            if !matches!(side.direction(), Some(Direction::East | Direction::South) | None) {
                continue;
            }
            let (one, Some(other)) = ((ix, side), board.side_across(ix, side)) else {
                continue;
            };
            if side == Side::L && other.0 < ix {
                continue;
            }
            let (Some(mine), Some(theirs)) = (shows(one), shows(other)) else {
                continue;
            };
            if mine.matches(theirs) || would_fit(one, other) || would_fit(other, one) {
                continue;
            }
            found.push(((ix, side, mine), (other.0, other.1, theirs)));
            if found.len() >= MOST {
                return found;
            }
        }
    }
    found
}

/// Returns the problem of a tile with several mismatches, `clashes`, wherever tiles with its definition lie.
fn unmatched_tile(board: &Board, tile: TileIx, clashes: &[Clash]) -> Problem {
    let name = board.name(tile);
    let orient = |&(one, other): &Clash| if board.name(one.0) == name { (one, other) } else { (other, one) };
    let sides = distinct(clashes.iter().map(|clash| {
        let ((_, side, mine), (_, _, theirs)) = orient(clash);
        (side, theirs.word(), mine.word())
    }));
    let count = sides.len().min(4);
    let needs = sides
        .iter()
        .take(count)
        .map(|(side, edge, _)| phrase!(problems::NeededEdge { edge: *edge, side: side.word() }))
        .enumerate()
        .reduce(|(_, before), (n, next)| (n, phrase!(problems::NeededEdges { before, next, last: n + 1 == count })))
        .map(|(_, needs)| needs);
    let own_span = board.placed(tile).span;
    let mut problem = problem!(
        own_span,
        problems::UnmatchedTile { name: name.to_owned(), sides: sides.len(), needs, turns: fits_rotated(board, tile) }
    );
    let mut marked: Vec<TileIx> = vec![tile];
    for clash in clashes.iter().take(8) {
        let ((_, side, mine), (other, other_side, theirs)) = orient(clash);
        if !marked.contains(&other) {
            marked.push(other);
            let (edge, theirs) = (mine.word(), theirs.word());
            let (side, their_side) = (side.word(), other_side.word());
            let at = board.placed(other).span;
            problem.join(&problem!(
                at,
                problems::EdgeOfNeighbour { name: name.to_owned(), theirs, their_side, mine: edge, side }
            ));
        }
    }
    problem
}

/// Returns the problem of two touching sides that do not match.
fn unmatched_sides(board: &Board, ((ix, side, mine), (other, other_side, theirs)): Clash) -> Problem {
    problem!(
        board.placed(other).span,
        problems::UnmatchedSides {
            name: board.name(ix).to_owned(),
            edge: mine.word(),
            side: side.word(),
            neighbour: board.name(other).to_owned(),
            their_edge: theirs.word(),
            their_side: other_side.word(),
            turns: fits_rotated(board, ix) || fits_rotated(board, other),
        }
    )
    .at_related(board.placed(ix).span)
}

/// Returns `true` if a square tile matches all its neighbours after a rotation.
fn fits_rotated(board: &Board, tile: TileIx) -> bool {
    let sides = board.placed(tile).shape.sides();
    let edges: Vec<Option<Edge>> = sides.iter().map(|side| board.edge(tile, *side)).collect();
    let edge_across = |side: &Side| board.side_across(tile, *side).and_then(|(other, side)| board.edge(other, side));
    let neighbours: Vec<Option<Edge>> = sides.iter().map(edge_across).collect();
    let fits = |turn: usize| {
        let mut turned = edges.iter().cycle().skip(turn).zip(&neighbours);
        turned.all(|(edge, across)| edge.zip(*across).is_none_or(|(edge, across)| edge.matches(across)))
    };
    sides.len() == 4 && (1..4).any(fits)
}
