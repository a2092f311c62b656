//! Functions that the questions about surroundings share: reading their keys, and looking at the tiles round one.
//!
//! A question about the tiles round another looks at everything on the adjacent spaces: at both halves of a pair, even
//! those that do not touch the tile, and at a double-size tile of which only one half is there. That applies whether
//! the rules go by tiles or by spaces (`2e`, general considerations, on surrounding tiles and on the grid of square
//! spaces). The unit matters only where tiles are *counted*; the law is asked if a pair is on one of the spaces, and
//! for most questions the answer makes no difference.
//!
//! If two halves share the tile's own space, both are looked at, as for a monastery.

use std::rc::Rc;

use carcassonne_board::geometry::{Shape, Space};
use carcassonne_law::{COUNT_SURROUNDINGS, GAP_MONASTERY, LawResult, Occupied, Unit};
use carcassonne_position::wording::{Arg, Sentence, say, things};
use carcassonne_position::{At, Board, PlayerIx, Reader, TileIx};
use carcassonne_text::problem;

use super::problems;
use super::replies::TypedReply;
use crate::mechanics::{Finding, Hearing, Score, Surroundings, Table, Thing};

/// A meeple, in a sum that counts meeples.
pub(crate) const MEEPLE: Thing = Thing { key: "meeple", message: things::Meeple::MESSAGE };

/// Reads the tile of a question, on which the thing named by the word `subject` is printed; reports a tile that is not
/// square.
pub(crate) fn check_square(reader: &mut Reader<'_>, tile: Option<At<TileIx>>, subject: &'static str) -> Option<TileIx> {
    let At { value: tile, span } = tile?;
    if reader.scenario.board.placed(tile).shape == Shape::Square {
        return Some(tile);
    }
    let shape = reader.shape_word(tile);
    reader.problem(problem!(span, problems::NotSquare { subject, shape }));
    None
}

/// Asks the law whether a space with one half is occupied, as beside a monastery, if such a space is looked at.
pub(crate) fn ask_half_occupies(surroundings: &Surroundings, hearing: &mut Hearing<'_>) -> LawResult<()> {
    if surroundings.has_gap {
        let Occupied::Occupied = hearing.ask(GAP_MONASTERY)?;
        hearing.push(say!(around::HalfOccupies));
    }
    Ok(())
}

/// Returns the content of the spaces round a tile, and of its own if `include_own` is set; asks nothing about gaps.
pub(crate) fn survey_tile(
    table: &Table<'_>,
    tile: TileIx,
    include_own: bool,
    hearing: &mut Hearing<'_>,
) -> LawResult<Rc<Surroundings>> {
    let surroundings = table.surroundings(tile, include_own);
    hearing.ask_doubles_exist(surroundings.doubles > 0)?;
    record_survey(table.board(), &surroundings, hearing)?;
    Ok(surroundings)
}

/// Records the step on the tiles looked at, for questions where the unit makes no difference. If two halves share a
/// space, the law is asked all the same, so that its ruling is cited.
pub(crate) fn record_survey(board: &Board, surroundings: &Surroundings, hearing: &mut Hearing<'_>) -> LawResult<()> {
    let has_pair = surroundings.spaces.iter().any(|s| board.at(*s).count() > 1);
    if has_pair {
        let (Unit::PerTile | Unit::PerSpace) = hearing.ask(COUNT_SURROUNDINGS)?;
    }
    let (tiles, spaces) =
        (Thing::TILE.count_phrase(surroundings.tile_count), Thing::SPACE.count_phrase(surroundings.occupied));
    hearing.push(if has_pair {
        say!(around::PairsLieThere { tiles, spaces })
    } else {
        say!(around::LieThere { count: surroundings.tile_count, tiles, spaces })
    });
    Ok(())
}

/// Returns the step on how many of the spaces looked at are occupied.
pub(crate) fn occupied_step(surroundings: &Surroundings) -> Sentence {
    say!(around::Occupied { count: surroundings.occupied, all: surroundings.space_count })
}

/// Returns the players who score, as a list with their points.
pub(crate) fn score_arg(score: &Score) -> Arg {
    points_arg(score.points())
}

pub(crate) fn points_arg(points: impl IntoIterator<Item = (PlayerIx, u32)>) -> Arg {
    let share = |(player, points)| say!(around::Share { player, points });
    Arg::list(points.into_iter().map(share))
}

/// Returns the spaces of `surroundings` that have no tile, in map order.
pub(crate) fn empty_spaces(board: &Board, surroundings: &Surroundings) -> Vec<Space> {
    surroundings.spaces.iter().copied().filter(|s| board.at(*s).next().is_none()).collect()
}

pub(crate) fn finding_without_points(reply: impl TypedReply, steps: Vec<Sentence>) -> Finding {
    Finding { reply: reply.into_reply(), steps, ..Finding::default() }
}
