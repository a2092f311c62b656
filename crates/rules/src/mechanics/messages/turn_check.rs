//! Errors of a turn that only the table shows: features that score nothing, payments that no figure can make, and turns
//! with too many lines of play.

use carcassonne_law::{Inquiry, Law, LawResult, RuleSet, run_every_reading};
use carcassonne_position::wording::{Sentence, say};
use carcassonne_position::{Place, PlayerIx};
use carcassonne_text::{Problem, Problems, Span, problem};
use carcassonne_words::messages::plain::Arg;

use super::play::{MOST_LINES, Stop, StopReason};
use super::position::Position;
use super::problems;
use super::scoreboard::Round;
use super::turn_query::TurnQuery;
use super::turn_reader::MOST_FREE;
use super::turn_state::Refusal;
use super::view::{Timing, View};
use super::written_turn::Entry;
use crate::mechanics::{SubjectIx, Table};

/// The maximum number of meeples on a board on which a turn is played: features with meeples are examined repeatedly.
const MOST_MEEPLES: usize = 3_000;
/// The maximum number of tiles of a board on which a turn is played: the whole board is examined once for each rule
/// set.
const MOST_TILES: usize = 50_000;

/// Reports the errors of a turn that only the table shows.
pub(super) fn check(query: &TurnQuery, table: &Table<'_>, problems: &mut Problems) {
    let (meeples, tiles) = (table.scenario.meeples.len(), table.board().len());
    let limits = [(meeples, MOST_MEEPLES, "meeples"), (tiles, MOST_TILES, "tiles")];
    if let Some((count, most, things)) = limits.into_iter().find(|(count, most, _)| count > most) {
        problems.push(problem!(query.span, problems::BoardTooFull { most, things, count }));
        return;
    }
    let sets = RuleSet::all();
    let laws: Vec<Law<'_>> = sets.iter().map(Law::new).collect();
    let before = problems.len();
    check_named_features(query, table, &laws, problems);
    if problems.len() == before {
        check_playable(query, table, &laws, problems);
    }
}

/// Reports each feature that is named and scores nothing, or is scored already.
fn check_named_features(query: &TurnQuery, table: &Table<'_>, laws: &[Law<'_>], problems: &mut Problems) {
    let mut scored_before: Vec<(SubjectIx, PlayerIx)> = Vec::new();
    let mut reported: Vec<(Place, PlayerIx)> = Vec::new();
    for entry in query.turn.all_entries() {
        let Some(place) = entry.gain.feature() else { continue };
        let player = entry.player.unwrap_or(query.player);
        let feature = entry.written_name.clone().unwrap_or_default();
        if let Some(ix) = table.subject_of(place) {
            if scored_before.contains(&(ix, player)) {
                problems.push(problem!(entry.span, problems::FeatureScoredAlready { feature }));
                continue;
            }
            scored_before.push((ix, player));
        }
        let has_score = laws.iter().any(|law| {
            let runs = run_every_reading(law, |inquiry| can_score_entry(query, table, entry, place, inquiry));
            runs.is_ok_and(|runs| runs.iter().any(|(_, scores)| *scores))
        });
        if has_score || reported.contains(&(place, player)) {
            continue;
        }
        reported.push((place, player));
        let player = table.scenario.player(player).to_owned();
        problems.push(problem!(entry.span, problems::FeatureScoresNothing { feature, player }));
    }
}

/// Returns `true` if a named feature scores points for the player of the entry, on the board as it is drawn or once
/// message 8 has returned the followers of the turn's player from it.
fn can_score_entry(
    query: &TurnQuery,
    table: &Table<'_>,
    entry: &Entry,
    place: Place,
    law: &mut Inquiry<'_, '_>,
) -> LawResult<bool> {
    let player = entry.player.unwrap_or(query.player);
    let mut view = View::new(table, query.player, Timing::DuringTurn, std::iter::empty());
    let position = Position::default();
    let Some(standing) = view.feature_at(place, law)? else { return Ok(false) };
    let is_abbot =
        entry.round == Round::Two && entry.player.is_none() && view.abbot_to_take_back(&position, &standing).is_some();
    let finding = view.score_in_turn(&position, &standing, law)?;
    if !is_abbot && finding.complete != Some(true) {
        return Ok(false);
    }
    if finding.score.points().contains_key(&player) {
        return Ok(true);
    }
    let alone = view.score_in_turn(&View::without_followers(&standing), &standing, law)?;
    Ok(alone.score.points().contains_key(&player))
}

/// The result of playing the turn under one law.
enum PlayResult {
    /// The turn can be played, or something other than a payment keeps it from being played.
    Playable,
    /// No figure can pay these points, which are written at the span.
    Unpaid(i64, Span),
}

/// Reports a turn that is too long to be played, or with a payment that no figure can make under any rules.
fn check_playable(query: &TurnQuery, table: &Table<'_>, laws: &[Law<'_>], problems: &mut Problems) {
    let mut unpaid: Option<(i64, Span)> = None;
    let mut is_playable = false;
    for law in laws {
        let mut halted: Option<StopReason> = None;
        let runs = run_every_reading(law, |inquiry| match try_play(query, table, inquiry) {
            Ok(played) => Ok(Some(played)),
            Err(StopReason::NotApplicable(not)) => Err(not),
            Err(halt) => {
                halted.get_or_insert(halt);
                Ok(None)
            }
        });
        if let Some(halt) = halted {
            problems.push(stop_problem(&halt, query.span, table));
            return;
        }
        for (_, played) in runs.unwrap_or_default() {
            match played {
                Some(PlayResult::Unpaid(points, span)) => unpaid = unpaid.or(Some((points, span))),
                Some(PlayResult::Playable) | None => is_playable = true,
            }
        }
    }
    if let Some((points, span)) = unpaid.filter(|_| !is_playable) {
        let reason = table.voice().say(&Refusal::CannotPay(points).to_clause());
        problems.push(problem!(span, problems::PaymentTooHigh { reason }));
    }
}

fn try_play(query: &TurnQuery, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> Result<PlayResult, StopReason> {
    let all = query.play(table, law, |play, lines| {
        let unpaid = play.stopped.iter().find_map(|stop| match stop.refusal {
            Refusal::CannotPay(points) => Some((points, stop.span)),
            Refusal::OneFigure | Refusal::FigureBarred(..) | Refusal::CannotDraw(..) | Refusal::TurnWritten => None,
        });
        let is_draw_refusal = |stop: &Stop| matches!(stop.refusal, Refusal::FigureBarred(..) | Refusal::CannotDraw(..));
        let is_answered = !lines.is_empty() || play.stopped.iter().any(is_draw_refusal);
        Ok(match unpaid {
            Some((points, span)) if !is_answered => PlayResult::Unpaid(points, span),
            Some(_) | None => PlayResult::Playable,
        })
    })?;
    if all.len() > 1 {
        // The answer must not depend on which tile is laid.
        query.finding(table, law)?;
    }
    let well = all.iter().any(|(_, played)| matches!(played, PlayResult::Playable));
    let mut each = all.into_iter().map(|(_, played)| played);
    Ok(each.find(|played| !well || matches!(played, PlayResult::Playable)).unwrap_or(PlayResult::Playable))
}

/// Returns why a turn is not played to its end, in a sentence that names no place in the file.
pub(super) fn stop_sentence(halt: &StopReason) -> Sentence {
    match halt {
        StopReason::NotApplicable(_) => say!(messages::HaltNotYet),
        StopReason::TooManyCompleted(_) => say!(messages::HaltFound),
        StopReason::TooManyWays => say!(messages::HaltTooMany),
        StopReason::TooManyOthers => say!(messages::HaltOthers),
        StopReason::BoardNeeded(_) => say!(messages::HaltBoards),
        StopReason::TileUnknown(_) | StopReason::TileNotNamed(..) => say!(messages::HaltLaid),
    }
}

fn stop_problem(halt: &StopReason, turn_span: Span, table: &Table<'_>) -> Problem {
    let reason = table.voice().say(&stop_sentence(halt));
    let limit = match halt {
        StopReason::TileNotNamed(span, tiles) => {
            let tiles = Arg::list(tiles.iter().map(|tile| format!("laid: {}", table.board().address(*tile))));
            return problem!(*span, problems::TileNotNamed { reason, tiles });
        }
        StopReason::TooManyCompleted(count) => {
            return problem!(turn_span, problems::TooManyCompleted { count, most: MOST_FREE });
        }
        StopReason::TooManyOthers => "others",
        StopReason::BoardNeeded(_) => "tiles",
        StopReason::TooManyWays | StopReason::TileUnknown(_) | StopReason::NotApplicable(_) => "ways",
    };
    problem!(turn_span, problems::TurnTooLong { limit, reason, most: MOST_LINES })
}
