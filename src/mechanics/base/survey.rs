//! Functions that the questions about surroundings share: reading their keys, and looking at the tiles round one.
//!
//! A question about the tiles round another looks at everything on the adjacent spaces: at both halves of a pair, even
//! those that do not touch the tile, and at a double-size tile of which only one half is there. That applies by tiles
//! (`2e`, general considerations, on surrounding tiles) and by spaces (the same, on the grid of square spaces). The
//! unit matters only where tiles are *counted*; the law is asked if a pair is there, and for most questions the answer
//! makes no difference.
//!
//! If two halves share the tile's own space, both are looked at, as for a monastery.

use super::problems;
use std::rc::Rc;

use crate::geometry::{Shape, Space};
use crate::mechanics::base::finding::{Finding, Score};
use crate::mechanics::base::hearing::Hearing;
use crate::mechanics::base::reply::{Reply, ReplyPart};
use crate::mechanics::base::sum::Thing;
use crate::mechanics::base::surroundings::Surroundings;
use crate::mechanics::base::table::Table;
use crate::rulebook::{COUNT_SURROUNDINGS, Doubles, GAP_MONASTERY, NotApplicable, Occupied, TILE_DOUBLE, Unit};
use crate::scenario::{Board, Field, PlayerIx, Reader, TileIx};
use crate::text::as_list;
use crate::wording::{Arg, Sentence, say, things};

/// The item for meeples, where these are counted.
pub(in crate::mechanics) const MEEPLE: Thing = Thing { key: "meeple", message: things::Meeple::MESSAGE };

/// Reads the tile of a question, on which `what` is printed; it must be square, as all of these are.
pub(in crate::mechanics) fn surveyed_tile(reader: &mut Reader<'_>, of: &Field, what: &str) -> Option<TileIx> {
    let node = reader.need(of)?;
    let tile = reader.tile(node)?;
    if reader.scenario.board.placed(tile).shape == Shape::Square {
        return Some(tile);
    }
    let shape = reader.shape_word(tile);
    reader.problem(problems::on_no_square(what, shape, node.span));
    None
}

/// Reads some players, each as often as they have meeples there: `[red, red, blue]`.
pub(in crate::mechanics) fn players(reader: &mut Reader<'_>, field: &Field) -> Vec<PlayerIx> {
    let Some(node) = reader.get(field) else {
        return Vec::new();
    };
    as_list(node).iter().filter_map(|n| reader.player(n)).collect()
}

/// Asks about double-size tiles if one is looked at: for rules from before they existed there is no answer.
pub(in crate::mechanics) fn doubles(round: &Surroundings, hearing: &mut Hearing<'_>) -> Result<(), NotApplicable> {
    if round.doubles > 0 {
        let Doubles::Exists = hearing.ask(TILE_DOUBLE)?;
    }
    Ok(())
}

/// Asks whether a space with one half is occupied, as it is beside a monastery, if there is one.
pub(in crate::mechanics) fn gaps(round: &Surroundings, hearing: &mut Hearing<'_>) -> Result<(), NotApplicable> {
    if round.gap {
        let Occupied::Occupied = hearing.ask(GAP_MONASTERY)?;
        hearing.push(say!(around::HalfOccupies));
    }
    Ok(())
}

/// Returns what is round a tile, for questions in which gaps play no part; with its own spaces if `own` is set.
pub(in crate::mechanics) fn seen(
    table: &Table<'_>,
    of: TileIx,
    own: bool,
    hearing: &mut Hearing<'_>,
) -> Result<Rc<Surroundings>, NotApplicable> {
    let round = table.round(of, own);
    doubles(&round, hearing)?;
    all_there(table.board(), &round, hearing)?;
    Ok(round)
}

/// Records what is looked at, for questions where the unit makes no difference. If two halves share a space, the law is
/// asked all the same, so that its ruling is cited.
pub(in crate::mechanics) fn all_there(
    board: &Board,
    round: &Surroundings,
    hearing: &mut Hearing<'_>,
) -> Result<(), NotApplicable> {
    let pair = round.spaces.iter().any(|s| board.at(*s).count() > 1);
    if pair {
        let (Unit::PerTile | Unit::PerSpace) = hearing.ask(COUNT_SURROUNDINGS)?;
    }
    let (tiles, spaces) = (Thing::TILE.counted(round.tiles), Thing::SPACE.counted(round.occupied));
    hearing.push(if pair {
        say!(around::PairsLieThere { tiles: tiles, spaces: spaces })
    } else {
        say!(around::LieThere { count: round.tiles, tiles: tiles, spaces: spaces })
    });
    Ok(())
}

/// Returns the step on how many of the spaces round a tile are occupied.
pub(in crate::mechanics) fn occupied(round: &Surroundings) -> Sentence {
    say!(around::Occupied { count: round.occupied, all: round.looked_at })
}

/// Creates a reply with the part that all these replies have: the tiles.
pub(in crate::mechanics) fn reply(round: &Surroundings) -> Reply {
    Reply::new().with("tiles", ReplyPart::Tiles(round.on.clone()))
}

/// Returns the players who score, as a list with their points.
pub(in crate::mechanics) fn shares(score: &Score) -> Arg {
    shares_of(score.points())
}

/// Returns players with their points, as a list.
pub(in crate::mechanics) fn shares_of(points: impl IntoIterator<Item = (PlayerIx, u32)>) -> Arg {
    let share = |(player, points)| say!(around::Share { player: player, points: points });
    Arg::list(points.into_iter().map(share))
}

/// Returns the spaces looked at that contain nothing, in map order.
pub(in crate::mechanics) fn empty(board: &Board, round: &Surroundings) -> Vec<Space> {
    round.spaces.iter().copied().filter(|s| board.at(*s).next().is_none()).collect()
}

/// Creates a finding without points.
pub(in crate::mechanics) fn finding_of(reply: Reply, steps: Vec<Sentence>) -> Finding {
    Finding { reply, steps, ..Finding::default() }
}
