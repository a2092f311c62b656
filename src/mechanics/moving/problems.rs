//! The problems of questions about figures that move, in words: one function for each problem.

use crate::text::{Code, Problem, Span};

/// Returns the problem of two pieces of the plague on one tile, given in words; `is_same` if they are of one kind.
pub(super) fn piece_beside_piece(
    (piece, other): (&str, &str),
    is_same: bool,
    tile: &str,
    at: Span,
    first: Span,
) -> Problem {
    let message =
        if is_same { format!("{piece} on {tile} twice") } else { format!("{piece} on {tile}, and {other} too") };
    Problem::new(Code::ValueWrong, at, message)
        .label("here")
        .with_related(first, "and here")
        .help("keep one of them: a tile has at most one flea, and a source none")
}

/// Returns the problem of more pieces of the plague than the game has.
pub(super) fn too_many_pieces(count: usize, pieces: &str, most: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("{count} {pieces}, but there are only {most}"))
        .label("too many")
        .help("leave some out")
}

/// Returns the problem of a dragon's walk that does not start at the dragon, which is at `dragon_span`.
pub(super) fn dragon_elsewhere(at: Span, dragon_span: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the dragon is elsewhere on the board")
        .label("not there")
        .with_related(dragon_span, "the dragon")
        .help("leave `from` out, or leave the dragon out of `figures`")
}

/// Returns the problem of a question about the fairy where she is not; she is at `fairy_span`.
pub(super) fn fairy_elsewhere(at: Span, fairy_span: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "the fairy is elsewhere on the board")
        .label("not there")
        .with_related(fairy_span, "the fairy")
        .help("leave `at` out, or leave the fairy out of `figures`")
}

/// Returns the problem of a fairy that is next to no meeple.
pub(super) fn fairy_beside_nobody(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there is no meeple there for the fairy to be next to")
        .label("nobody here")
        .help("name the place of a meeple, or only her tile; she cannot be next to a builder, pig or shepherd")
}

/// Returns the problem of a flight that may end on an unknown tile, which is at `tile_span`.
pub(super) fn flies_to_hash(at: Span, tile_span: Span) -> Problem {
    Problem::new(Code::BoardRunsInto, at, "this flight may land on `#`, an unknown tile")
        .label("unknown tile")
        .with_related(tile_span, "this tile")
        .help("give the tile `#` a name and say what it shows")
}
