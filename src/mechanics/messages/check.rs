//! Errors of a turn that only the table shows: features that score nothing, payments that no figure can make, and turns
//! with too many lines of play.

use super::own_turn::OwnTurn;
use super::play::{MOST_LINES, Stop, StopReason};
use super::position::Position;
use super::problems;
use super::reading::MOST_FREE;
use super::track::Round;
use super::turn_state::Refusal;
use super::view::{Time, View};
use super::written::Entry;
use crate::mechanics::base::table::{SubjectIx, Table};
use crate::rulebook::{Inquiry, Law, NotApplicable, RuleSet, every_reading};
use crate::scenario::{Place, PlayerIx};
use crate::text::{Problem, Problems, Span};
use crate::wording::{Sentence, say};

/// The most meeples and tiles of a board on which a turn is played: features with meeples are examined repeatedly, and
/// the whole board once for each law.
const MOST_MEEPLES: usize = 3_000;
const MOST_TILES: usize = 50_000;

/// Reports the errors of a turn.
pub(super) fn check(own: &OwnTurn, table: &Table<'_>, problems: &mut Problems) {
    let (meeples, tiles) = (table.scenario.meeples.len(), table.board().len());
    let counted = [(meeples, MOST_MEEPLES, "meeples"), (tiles, MOST_TILES, "tiles")];
    if let Some((count, most, stand)) = counted.into_iter().find(|(count, most, _)| count > most) {
        problems.push(problems::board_too_full(count, stand, most, own.span));
        return;
    }
    let sets = RuleSet::all();
    let laws: Vec<Law<'_>> = sets.iter().map(Law::of).collect();
    let before = problems.len();
    named(own, table, &laws, problems);
    if problems.len() == before {
        playable(own, table, &laws, problems);
    }
}

/// Reports each feature that is named and scores nothing, or is scored already.
fn named(own: &OwnTurn, table: &Table<'_>, laws: &[Law<'_>], problems: &mut Problems) {
    let mut scored_before: Vec<(SubjectIx, PlayerIx)> = Vec::new();
    let mut told: Vec<(Place, PlayerIx)> = Vec::new();
    for entry in own.turn.written() {
        let Some(place) = entry.gain.feature() else { continue };
        let player = entry.player.unwrap_or(own.player);
        if let Some(ix) = table.subject_of(place) {
            if scored_before.contains(&(ix, player)) {
                problems.push(problems::scored_already(&entry.called, entry.span));
                continue;
            }
            scored_before.push((ix, player));
        }
        let scores = laws.iter().any(|law| {
            let runs = every_reading(law, |inquiry| scores(own, table, entry, place, inquiry));
            runs.is_ok_and(|runs| runs.iter().any(|(_, scores)| *scores))
        });
        if scores || told.contains(&(place, player)) {
            continue;
        }
        told.push((place, player));
        problems.push(problems::scores_nothing(&entry.called, table.scenario.player(player), entry.span));
    }
}

/// Returns `true` if a named feature scores points for the player of the entry, on the board as it is drawn or once
/// message 8 has returned the followers of the turn's player from it.
fn scores(
    own: &OwnTurn,
    table: &Table<'_>,
    entry: &Entry,
    place: Place,
    law: &mut Inquiry<'_, '_>,
) -> Result<bool, NotApplicable> {
    let player = entry.player.unwrap_or(own.player);
    let mut view = View::of(table, own.player, Time::Turn, std::iter::empty());
    let position = Position::default();
    let Some(standing) = view.at(place, law)? else { return Ok(false) };
    let abbot =
        entry.round == Round::Two && entry.player.is_none() && view.abbot_to_take_back(&position, &standing).is_some();
    let finding = view.scored_now(&position, &standing, law)?;
    if !abbot && finding.complete != Some(true) {
        return Ok(false);
    }
    if finding.score.points().contains_key(&player) {
        return Ok(true);
    }
    let alone = view.scored_now(&View::without_own(&standing), &standing, law)?;
    Ok(alone.score.points().contains_key(&player))
}

/// The result of playing the turn under one law.
enum Played {
    /// The turn can be played.
    Well,
    /// No figure can pay these points, which are written at the span.
    Unpaid(i64, Span),
}

/// Reports a turn that cannot be followed, or with a payment that no rules allow.
fn playable(own: &OwnTurn, table: &Table<'_>, laws: &[Law<'_>], problems: &mut Problems) {
    let mut unpaid: Option<(i64, Span)> = None;
    let mut well = false;
    for law in laws {
        let mut halted: Option<StopReason> = None;
        let runs = every_reading(law, |inquiry| match try_out(own, table, inquiry) {
            Ok(played) => Ok(Some(played)),
            Err(StopReason::NotApplicable(not)) => Err(not),
            Err(halt) => {
                halted.get_or_insert(halt);
                Ok(None)
            }
        });
        if let Some(halt) = halted {
            problems.push(problem(&halt, own.span, table));
            return;
        }
        for (_, played) in runs.unwrap_or_default() {
            match played {
                Some(Played::Unpaid(points, span)) => unpaid = unpaid.or(Some((points, span))),
                Some(Played::Well) | None => well = true,
            }
        }
    }
    if let Some((points, span)) = unpaid.filter(|_| !well) {
        let because = Refusal::CannotPay(points).because();
        let message = table.voice().say(&because);
        problems.push(problems::cannot_be_paid(message, span));
    }
}

fn try_out(own: &OwnTurn, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<Played, StopReason> {
    let all = own.play(table, law, |play, lines| {
        let unpaid = play.stopped.iter().find_map(|stop| match stop.why {
            Refusal::CannotPay(points) => Some((points, stop.span)),
            Refusal::OneFigure | Refusal::Drawn(..) | Refusal::Pile(..) | Refusal::TurnTold => None,
        });
        let drawn = |stop: &Stop| matches!(stop.why, Refusal::Drawn(..) | Refusal::Pile(..));
        let answered = !lines.is_empty() || play.stopped.iter().any(drawn);
        Ok(match unpaid {
            Some((points, span)) if !answered => Played::Unpaid(points, span),
            Some(_) | None => Played::Well,
        })
    })?;
    if all.len() > 1 {
        // The answer must not depend on which tile is laid.
        own.finding(table, law)?;
    }
    let well = all.iter().any(|(_, played)| matches!(played, Played::Well));
    let mut each = all.into_iter().map(|(_, played)| played);
    Ok(each.find(|played| !well || matches!(played, Played::Well)).unwrap_or(Played::Well))
}

/// Returns why a turn is not played to its end, in a sentence that names no place in the file.
pub(super) fn sentence(halt: &StopReason) -> Sentence {
    match halt {
        StopReason::NotApplicable(_) => say!(messages::HaltNotYet),
        StopReason::Found(_) => say!(messages::HaltFound),
        StopReason::TooMany => say!(messages::HaltTooMany),
        StopReason::TooManyOthers => say!(messages::HaltOthers),
        StopReason::Board(_) => say!(messages::HaltBoards),
        StopReason::Laid(_) | StopReason::WhichTile(..) => say!(messages::HaltLaid),
    }
}

fn problem(halt: &StopReason, whole: Span, table: &Table<'_>) -> Problem {
    let message = table.voice().say(&sentence(halt));
    match halt {
        StopReason::WhichTile(span, tiles) => {
            let tiles: Vec<String> = tiles.iter().map(|tile| table.board().address(*tile)).collect();
            problems::which_tile(message, &tiles, *span)
        }
        StopReason::Found(many) => problems::completes_too_many(*many, MOST_FREE, whole),
        StopReason::TooManyOthers => problems::too_many_others(message, whole),
        StopReason::Board(_) => problems::too_many_tiles(message, whole),
        StopReason::TooMany | StopReason::Laid(_) | StopReason::NotApplicable(_) => {
            problems::too_many_ways(&message, MOST_LINES, whole)
        }
    }
}
