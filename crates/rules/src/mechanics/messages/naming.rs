//! Phrases for a choice of figures and its outcome.

use std::sync::Arc;

use carcassonne_position::wording::{Arg, Sentence, feature_arg, say};

use super::moment::{Moment, MomentEvent, TurnName};
use super::scoreboard::{PawnPoints, Round};
use super::ways::{NamedPick, Playthrough, TurnQuestion};
use crate::mechanics::{Occasion, Pawn, Pick, PointsReason, TrackEvent};

impl TurnQuestion<'_> {
    /// Returns the picks that the turn leaves open and the `opponent_choices` as a phrase; `None` if there are neither.
    pub(super) fn choice_phrase(&self, picks: &[NamedPick], opponent_choices: &[Sentence]) -> Option<Sentence> {
        self.build_choice(picks, opponent_choices, false)
    }

    /// Like [`choice_phrase`](Self::choice_phrase), but as short as in a row.
    pub(super) fn short_choice_phrase(&self, picks: &[NamedPick], opponent_choices: &[Sentence]) -> Option<Sentence> {
        self.build_choice(picks, opponent_choices, true)
    }

    fn build_choice(&self, picks: &[NamedPick], opponent_choices: &[Sentence], is_short: bool) -> Option<Sentence> {
        let free: Vec<&NamedPick> = picks.iter().filter(|(occasion, pick)| self.is_free(occasion, pick)).collect();
        let common_pawn = common_figure(&free).filter(|_| free.len() > 1 && free.len() == picks.len());
        let phrase = if let Some(pawn) = common_pawn {
            let figure = pawn.word();
            if is_short { say!(messages::RowChoiceAll { figure }) } else { say!(messages::ChoiceAll { figure }) }
        } else {
            let phrases = self.figure_phrases(&free, is_short);
            match (phrases.is_empty(), opponent_choices.is_empty()) {
                (true, true) => return None,
                (true, false) => return Some(say!(messages::ChoiceOnlyIf { conditions: Arg::list(opponent_choices) })),
                (false, _) if is_short => {
                    let next = |before: Sentence, next: Sentence| say!(messages::RowChoiceNext { before, next });
                    phrases.into_iter().reduce(next)?
                }
                (false, _) => say!(messages::ChoiceEach { each: Arg::list(phrases) }),
            }
        };
        Some(if opponent_choices.is_empty() {
            phrase
        } else {
            say!(messages::ChoiceIf { each: phrase, conditions: Arg::list(opponent_choices) })
        })
    }
}

impl TurnQuestion<'_> {
    /// Returns a phrase for each figure that takes any of the picks, and one for each message taken as another tile.
    fn figure_phrases(&self, free: &[&NamedPick], is_short: bool) -> Vec<Sentence> {
        let mut phrases = Vec::new();
        for pawn in Pawn::ALL {
            let items: Vec<Arg> = free.iter().filter_map(|(occasion, pick)| taken_item(occasion, pick, pawn)).collect();
            let figure = pawn.word();
            if items.is_empty() {
                continue;
            }
            phrases.push(if is_short {
                let verb = match phrases.is_empty() {
                    _ if free.iter().any(|(occasion, _)| self.is_payment(&occasion.event)) => "for",
                    true => "takes",
                    // The verb is said once.
                    false => "none",
                };
                say!(messages::RowChoiceFor { what: items, figure, verb })
            } else {
                say!(messages::ChoiceFor { what: items, figure })
            });
        }
        let tiles = free.iter().filter(|(_, taken)| *taken == Pick::Tile);
        phrases.extend(tiles.map(|_| say!(messages::ChoiceTile)));
        phrases
    }
}

/// Returns the score, payment or message that `pawn` took by a choice; `None` if that figure took nothing.
fn taken_item(occasion: &Occasion, pick: &Pick, pawn: Pawn) -> Option<Arg> {
    match (pick, &occasion.event) {
        (Pick::Figure(by) | Pick::Points { pawn: by, .. }, _) if *by != pawn => None,
        (Pick::Tile, _) => None,
        (Pick::Points { reason, .. }, TrackEvent::Message(number)) => Some(Arg::from(match reason {
            PointsReason::Printed => say!(messages::ChoiceMessage { number: *number }),
            PointsReason::ForMeeple(at) => say!(messages::ChoiceMessageOn { number: *number, at: feature_arg(*at) }),
            PointsReason::Exchange => say!(messages::ChoiceMessageInstead { number: *number }),
        })),
        (_, TrackEvent::Feature(place)) => Some(feature_arg(*place)),
        (_, TrackEvent::Round(_) | TrackEvent::Message(_) | TrackEvent::Named(_)) => Some(occasion.to_arg()),
    }
}

/// Returns a sentence for each figure: its movement from `before` to the end of `way`, or that the figure stays.
pub(super) fn movements(way: &Playthrough, before: &PawnPoints) -> Arg {
    Arg::list(way.end_points.iter().map(|(pawn, to)| {
        let from = before.get(*pawn).unwrap_or(*to);
        if from == *to {
            say!(messages::Stays { figure: pawn.word(), at: *to })
        } else {
            say!(messages::Goes { figure: pawn.word(), from, to: *to })
        }
    }))
}

/// Returns a way to play as a row: the choice, if one was left, where the figures end, and the messages drawn, with
/// outcomes. The moment of a message is named unless it is after round 3 of the turn itself or after another message.
pub(super) fn way_row(choice: Option<Sentence>, way: &Playthrough) -> Sentence {
    // After a choice the figures are not named: they are in the order of the heading.
    let stand_args = if choice.is_some() && way.end_points.len() > 1 {
        let at = Arg::list(way.end_points.iter().map(|(_, at)| *at));
        Arg::list([say!(messages::RowStandsBoth { at })])
    } else {
        let each = |(pawn, at): &(Pawn, i64)| say!(messages::RowStands { figure: pawn.word(), at: *at });
        Arg::list(way.end_points.iter().map(each))
    };
    say!(messages::Row {
        choice: Arg::list(choice),
        stands: stand_args,
        drawn: way.outcomes_arg(Some(&usual_moment()))
    })
}

/// Returns the outcome of the only way to play, as a phrase: the movements of the figures, and the messages drawn.
pub(super) fn way_outcome(way: &Playthrough, before: &PawnPoints) -> Sentence {
    say!(messages::Outcome { moves: movements(way, before), drawn: way.outcomes_arg(Some(&usual_moment())) })
}

/// Returns the phrase for the moment after which a message is usually drawn: round 3 of the turn itself.
fn usual_moment() -> Sentence {
    Moment::new(MomentEvent::Round(Round::Three), Arc::new(TurnName::Outermost)).to_sentence()
}

/// Returns a row that states that a message is drawn after a `choice` of the player, to be marked as true or false.
pub(super) fn message_drawn_row(choice: Option<Sentence>) -> Sentence {
    say!(messages::Row {
        choice: Arg::list(choice),
        stands: Arg::List(Vec::new()),
        drawn: Arg::list([say!(messages::DrawnUntold)])
    })
}

/// Returns the figure that takes every one of these picks; `None` if figures differ, for a message, or without picks.
fn common_figure(free: &[&NamedPick]) -> Option<Pawn> {
    let figure_of = |(_, taken): &&NamedPick| match taken {
        Pick::Figure(pawn) => Some(*pawn),
        Pick::Tile | Pick::Points { .. } => None,
    };
    let first = free.first().and_then(figure_of)?;
    free.iter().all(|one| figure_of(one) == Some(first)).then_some(first)
}
