//! A turn as it is asked about, in words.

use std::rc::Rc;

use super::moment::Called;
use super::own_turn::OwnTurn;
use super::play::before;
use super::track::{Pawn, Round};
use super::written::{Drawn, Entry, Gain, Take, Turn};
use crate::scenario::Scenario;
use crate::wording::{Arg, Sentence, say};

/// The heading of the answer to a turn, or to the end of the game.
pub(super) fn of(own: &OwnTurn, scenario: &Scenario) -> Sentence {
    if own.end {
        return say!(messages::HeadingEnd { player: own.player });
    }
    let whole = say!(messages::Heading {
        player: own.player,
        stands: before(scenario, own.player).each(),
        events: events(&own.turn)
    });
    within(&own.turn, &Rc::new(Called::Whole))
        .into_iter()
        .fold(whole, |before, next| say!(messages::EventThen { before: before, next: next }))
}

/// The turns within a turn, in their order.
fn within(turn: &Turn, called: &Rc<Called>) -> Vec<Sentence> {
    let of_message_4 =
        turn.of_message_4().map(|inner| (inner, Called::OfMessage4(Rc::clone(called))));
    let of_builder = turn.of_builder().map(|inner| (inner, Called::OfBuilder(Rc::clone(called))));
    let mut all = Vec::new();
    for (inner, called) in of_message_4.chain(of_builder) {
        let name = called.sentence();
        all.push(say!(messages::EventTurn { turn: name, events: events(inner) }));
        all.extend(within(inner, &Rc::new(called)));
    }
    all
}

/// What happens in a turn, in its order, but for the turns within it.
fn events(turn: &Turn) -> Arg {
    let mut all: Vec<Sentence> = Vec::new();
    all.extend(turn.laid.map(|tile| say!(messages::EventLaid { tile: tile })));
    match &turn.entries {
        None => all.push(say!(messages::EventFound)),
        Some(entries) => all.extend(Round::ALL.into_iter().filter_map(|round| {
            let scores: Vec<Sentence> =
                entries.iter().filter(|entry| entry.round == round).map(score).collect();
            (!scores.is_empty()).then(|| {
                let round = round.word().to_owned();
                say!(messages::EventRound { round: round, scores: Arg::list(scores) })
            })
        })),
    }
    let alike = |a: &Drawn, b: &Drawn| a.take == b.take && a.by == b.by;
    all.extend(turn.drew.chunk_by(alike).map(drawn));
    if all.is_empty() {
        all.push(say!(messages::EventNothing));
    }
    Arg::list(all)
}

/// The word to choose by for a figure that may be told.
fn figure(by: Option<Pawn>) -> &'static str {
    by.map_or("none", Pawn::word)
}

/// A score or payment of a round.
fn score(entry: &Entry) -> Sentence {
    let (player, figure) = (Arg::list(entry.player), figure(entry.by));
    let named = entry.called != format!("round {}", entry.round.word());
    let what = Arg::list(named.then(|| entry.called.clone()));
    match (entry.gain, entry.gain.paid()) {
        (Gain::Feature(_), _) => {
            say!(messages::EventFeature { player: player, what: entry.name(), figure: figure })
        }
        (Gain::Points(_), Some(points)) => say!(messages::EventPayment {
            player: player,
            points: points,
            what: what,
            figure: figure
        }),
        (Gain::Points(points), None) => say!(messages::EventPoints {
            player: player,
            points: points,
            what: what,
            figure: figure
        }),
    }
}

/// Messages that are told alike.
fn drawn(alike: &[Drawn]) -> Sentence {
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
