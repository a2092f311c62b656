//! The heading of a turn question, in words.

use std::sync::Arc;

use carcassonne_position::Scenario;
use carcassonne_position::wording::{Arg, Sentence, say};

use super::moment::TurnName;
use super::play::starting_points;
use super::scoreboard::Round;
use super::turn_query::TurnQuery;
use super::written_turn::{Entry, MessageDraw, PointsChange, Take, Turn};
use crate::mechanics::Pawn;

/// Returns the heading of the answer to a turn, or to the end of the game.
pub(super) fn heading(query: &TurnQuery, scenario: &Scenario) -> Sentence {
    if query.is_end {
        return say!(messages::HeadingEnd { player: query.player });
    }
    let opening = say!(messages::Heading {
        player: query.player,
        stands: starting_points(scenario, query.player).to_arg(),
        events: events(&query.turn)
    });
    inner_turn_events(&query.turn, &Arc::new(TurnName::Outermost)).into_iter().fold(opening, join_events)
}

/// Joins two events of a turn, or sequences of them, into a sequence.
fn join_events(before: Sentence, next: Sentence) -> Sentence {
    say!(messages::EventThen { before, next })
}

/// Returns the events of each turn within a turn, under the name of that turn, in the order of play.
fn inner_turn_events(turn: &Turn, outer_name: &Arc<TurnName>) -> Vec<Sentence> {
    let message_4_turns = turn.message_4_turns().map(|inner| (inner, TurnName::OfMessage4(Arc::clone(outer_name))));
    let builder_turns = turn.builder_turn().map(|inner| (inner, TurnName::OfBuilder(Arc::clone(outer_name))));
    let mut all = Vec::new();
    for (inner, turn_name) in message_4_turns.chain(builder_turns) {
        let name = match &turn_name {
            TurnName::OfBuilder(of) if **of == TurnName::Outermost => say!(messages::EventBuilder),
            called => called.to_sentence(),
        };
        all.push(say!(messages::EventTurn { turn: name, events: events(inner) }));
        all.extend(inner_turn_events(inner, &Arc::new(turn_name)));
    }
    all
}

/// Returns the events of a turn in order, without the turns within it.
fn events(turn: &Turn) -> Sentence {
    let mut all: Vec<Sentence> = Vec::new();
    all.extend(turn.laid_tile.map(|tile| say!(messages::EventLaid { tile })));
    match &turn.entries {
        None => all.push(say!(messages::EventFound)),
        Some(entries) => all.extend(round_events(entries)),
    }
    let alike = |a: &MessageDraw, b: &MessageDraw| a.take == b.take && a.pawn == b.pawn;
    all.extend(turn.draws.chunk_by(alike).map(draw_event));
    all.into_iter().reduce(join_events).unwrap_or_else(|| say!(messages::EventNothing))
}

/// Returns what is scored and paid, by round, with a figure common to all entries named once; `None` without entries.
fn round_events(entries: &[Entry]) -> Option<Sentence> {
    let common_figure = match entries {
        [first, _, ..] => {
            first.pawn.filter(|_| entries.iter().all(|entry| entry.pawn == first.pawn && entry.player.is_none()))
        }
        [] | [_] => None,
    };
    let round_event = |round: &Round| {
        let of_round = entries.iter().filter(|entry| entry.round == *round);
        let scores: Vec<Sentence> =
            of_round.map(|entry| entry_event(entry, entry.pawn.filter(|_| common_figure.is_none()))).collect();
        (!scores.is_empty()).then(|| {
            let round = round.word().to_owned();
            say!(messages::EventRound { round, scores: Arg::list(scores) })
        })
    };
    let events = Round::ALL.iter().filter_map(round_event).reduce(join_events)?;
    Some(match common_figure {
        Some(figure) => say!(messages::EventsWith { figure: figure.word(), events }),
        None => events,
    })
}

/// Returns the word for a figure by which a message text selects its wording; `none` if no figure is written.
fn figure_word(pawn: Option<Pawn>) -> &'static str {
    pawn.map_or("none", Pawn::word)
}

/// Returns the event of a score or payment; `pawn` is the figure to mention.
fn entry_event(entry: &Entry, pawn: Option<Pawn>) -> Sentence {
    let (player, figure) = (Arg::list(entry.player), figure_word(pawn));
    let reason = Arg::list(entry.written_name.as_ref().map(|_| entry.to_arg()));
    match (entry.gain, entry.gain.payment()) {
        (PointsChange::Feature(_), _) => say!(messages::EventFeature { player, what: entry.to_arg(), figure }),
        (PointsChange::Points(_), Some(points)) => {
            say!(messages::EventPayment { player, points, what: reason, figure })
        }
        (PointsChange::Points(points), None) => {
            say!(messages::EventPoints { player, points, what: reason, figure })
        }
    }
}

/// Returns the event of successive messages that are taken in the same way with the same figure.
fn draw_event(draws: &[MessageDraw]) -> Sentence {
    let (take, pawn) = draws.first().map_or((None, None), |first| (first.take, first.pawn));
    if let [only] = draws
        && only.number == 4
        && take == Some(Take::Message)
    {
        return say!(messages::EventTile);
    }
    let numbers = Arg::list(draws.iter().map(|drawn| drawn.number));
    let take = take.map_or("open", Take::word);
    say!(messages::EventMessage { numbers, take, figure: figure_word(pawn) })
}
