//! The heading of a turn question, in words.

use std::sync::Arc;

use super::moment::Called;
use super::own_turn::OwnTurn;
use super::play::before;
use super::track::{Pawn, Round};
use super::written::{Entry, MessageDraw, PointsChange, Take, Turn};
use crate::scenario::Scenario;
use crate::wording::{Arg, Sentence, say};

/// Returns the heading of the answer to a turn, or to the end of the game.
pub(super) fn heading(own: &OwnTurn, scenario: &Scenario) -> Sentence {
    if own.end {
        return say!(messages::HeadingEnd { player: own.player });
    }
    let whole = say!(messages::Heading {
        player: own.player,
        stands: before(scenario, own.player).each(),
        events: events(&own.turn)
    });
    within(&own.turn, &Arc::new(Called::Whole)).into_iter().fold(whole, then)
}

/// Joins two events into a sequence.
fn then(before: Sentence, next: Sentence) -> Sentence {
    say!(messages::EventThen { before: before, next: next })
}

/// Returns the turns within a turn, in the order in which they are played.
fn within(turn: &Turn, called: &Arc<Called>) -> Vec<Sentence> {
    let of_message_4 = turn.of_message_4().map(|inner| (inner, Called::OfMessage4(Arc::clone(called))));
    let of_builder = turn.of_builder().map(|inner| (inner, Called::OfBuilder(Arc::clone(called))));
    let mut all = Vec::new();
    for (inner, called) in of_message_4.chain(of_builder) {
        let name = match &called {
            Called::OfBuilder(of) if **of == Called::Whole => say!(messages::EventBuilder),
            called => called.sentence(),
        };
        all.push(say!(messages::EventTurn { turn: name, events: events(inner) }));
        all.extend(within(inner, &Arc::new(called)));
    }
    all
}

/// Returns the events of a turn in order, without the turns within it.
fn events(turn: &Turn) -> Sentence {
    let mut all: Vec<Sentence> = Vec::new();
    all.extend(turn.laid.map(|tile| say!(messages::EventLaid { tile: tile })));
    match &turn.entries {
        None => all.push(say!(messages::EventFound)),
        Some(entries) => all.extend(scored(entries)),
    }
    let alike = |a: &MessageDraw, b: &MessageDraw| a.take == b.take && a.by == b.by;
    all.extend(turn.drew.chunk_by(alike).map(drawn));
    all.into_iter().reduce(then).unwrap_or_else(|| say!(messages::EventNothing))
}

/// Returns what is scored and paid, by round, with a figure common to all entries named once; `None` without entries.
fn scored(entries: &[Entry]) -> Option<Sentence> {
    let one = match entries {
        [first, _, ..] => {
            first.by.filter(|_| entries.iter().all(|entry| entry.by == first.by && entry.player.is_none()))
        }
        [] | [_] => None,
    };
    let in_round = |round: &Round| {
        let of_round = entries.iter().filter(|entry| entry.round == *round);
        let scores: Vec<Sentence> = of_round.map(|entry| score(entry, entry.by.filter(|_| one.is_none()))).collect();
        (!scores.is_empty()).then(|| {
            let round = round.word().to_owned();
            say!(messages::EventRound { round: round, scores: Arg::list(scores) })
        })
    };
    let events = Round::ALL.iter().filter_map(in_round).reduce(then)?;
    Some(match one {
        Some(figure) => say!(messages::EventsWith { figure: figure.word(), events: events }),
        None => events,
    })
}

/// Returns the selector word for a figure; `none` if none is written.
fn figure(by: Option<Pawn>) -> &'static str {
    by.map_or("none", Pawn::word)
}

/// Returns a score or payment of a round; `by` is the figure to mention.
fn score(entry: &Entry, by: Option<Pawn>) -> Sentence {
    let (player, figure) = (Arg::list(entry.player), figure(by));
    let named = entry.called != format!("round {}", entry.round.word());
    let what = Arg::list(named.then(|| entry.called.clone()));
    let is_bare = if is_bare(&entry.called) { "yes" } else { "no" };
    match (entry.gain, entry.gain.paid()) {
        (PointsChange::Feature(_), _) => {
            say!(messages::EventFeature { player: player, what: entry.name(), figure: figure })
        }
        (PointsChange::Points(_), Some(points)) => {
            say!(messages::EventPayment { player: player, points: points, what: what, bare: is_bare, figure: figure })
        }
        (PointsChange::Points(points), None) => {
            say!(messages::EventPoints { player: player, points: points, what: what, bare: is_bare, figure: figure })
        }
    }
}

/// Returns `true` if a reason for points is a word or two that take an article: `wind rose`, but not `Blue's fairy`.
fn is_bare(called: &str) -> bool {
    let lower = called.starts_with(|c: char| c.is_lowercase());
    let has_own = ["a ", "an ", "the ", "my ", "your ", "his ", "her "];
    lower && called.split(' ').count() <= 2 && !has_own.iter().any(|own| called.starts_with(own))
}

/// Returns the event of successive messages that are taken in the same way with the same figure.
fn drawn(alike: &[MessageDraw]) -> Sentence {
    let (take, by) = alike.first().map_or((None, None), |first| (first.take, first.by));
    if let [only] = alike
        && only.number == 4
        && take == Some(Take::Message)
    {
        return say!(messages::EventTile);
    }
    let numbers = Arg::list(alike.iter().map(|drawn| drawn.number));
    let take = take.map_or("open", Take::word);
    say!(messages::EventMessage { numbers: numbers, take: take, figure: figure(by) })
}
