//! The record of a line of play: the choices, the messages drawn, and the reasons why no more were drawn.

use std::collections::BTreeSet;
use std::sync::Arc;

use carcassonne_position::wording::{Arg, Sentence, say};

use super::moment::{Moment, TurnName};
use crate::mechanics::{Occasion, Pick, TrackEvent};

/// A point on which the sources are silent, with an assumption of this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Silence {
    /// The worth of a complete feature to a message that is drawn before the feature is scored.
    Unscored,
    /// The question whether the figure that advanced also binds the turns within a turn.
    OneFigure,
    /// The question which figure has just moved, if the other one paid after it.
    JustMoved,
    /// The question whether a figure that ended on a dark space and paid in the same round brings a message.
    PaidAfter,
    /// The question in which order two messages drawn at once are carried out.
    TwoAtOnce,
}

impl Silence {
    /// Returns the assumption on this point, and what the other reading would change.
    pub(super) fn to_sentence(self) -> Sentence {
        match self {
            Self::Unscored => say!(messages::SilentUnscored),
            Self::OneFigure => say!(messages::SilentOneFigure),
            Self::JustMoved => say!(messages::SilentJustMoved),
            Self::PaidAfter => say!(messages::SilentPaidAfter),
            Self::TwoAtOnce => say!(messages::SilentTwoAtOnce),
        }
    }
}

/// The record of what happened in a line of play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Story {
    /// The player's choices: each score, payment or message, and the action taken.
    pub(super) picks: Vec<(Occasion, Pick)>,
    /// The moments at which a message was drawn.
    pub(super) messages: Vec<Moment>,
    /// The outcome of each message drawn; `None` if the number of the message is not written.
    outcomes: Vec<Option<Sentence>>,
    /// The reasons why no message was drawn, or only one, and why something scored nothing.
    pub(super) reasons: Vec<Sentence>,
    /// The turns in the order in which they are played.
    pub(super) order: Vec<Arc<TurnName>>,
    /// The points on which the sources are silent and that the line of play depends on.
    pub(super) silences: BTreeSet<Silence>,
}

impl Story {
    /// Records a choice for `event`, with its number if there were others for an equal one before.
    pub(super) fn record_choice(&mut self, event: TrackEvent, pick: Pick) {
        let last = self.picks.iter().rev().find(|(occasion, _)| occasion.event == event);
        let repetition = last.map_or(1, |(occasion, _)| occasion.repetition + 1);
        self.picks.push((Occasion { event, player: None, repetition }, pick));
    }

    pub(super) fn record_draw(&mut self, moment: Moment) {
        self.messages.push(moment);
        self.outcomes.push(None);
    }

    /// Records the outcome of the message that was drawn last, as a choice and in words.
    pub(super) fn record_outcome(&mut self, number: u32, pick: Pick, outcome: Sentence) {
        self.record_choice(TrackEvent::Message(number), pick);
        if let Some(last) = self.outcomes.last_mut() {
            *last = Some(outcome);
        }
    }

    /// Returns the outcome of each message drawn, in words; `one message` if the number is not written.
    pub(super) fn outcomes(&self) -> impl Iterator<Item = Sentence> + '_ {
        self.outcomes.iter().map(|said| said.clone().unwrap_or_else(|| say!(messages::DrawnUntold)))
    }

    /// Returns all choices of the player as one sentence; `None` if there are none.
    pub(super) fn choice_sentence(&self) -> Option<Sentence> {
        let all: Vec<Sentence> = self.picks.iter().map(|(occasion, pick)| pick.to_sentence(occasion)).collect();
        (!all.is_empty()).then(|| say!(messages::Choice { each: Arg::list(all) }))
    }

    /// Returns the number of recorded choices, messages, reasons and turns.
    pub(super) fn fact_count(&self) -> usize {
        self.picks.len() + self.messages.len() + self.reasons.len() + self.order.len()
    }
}

#[cfg(test)]
mod tests {
    use super::{Pick, Story, TrackEvent};
    use crate::mechanics::Pawn;

    #[test]
    fn occasions_of_equal_events_are_numbered() {
        let mut story = Story::default();
        for number in [4, 8, 4, 4] {
            story.record_choice(TrackEvent::Message(number), Pick::Figure(Pawn::Meeple));
        }
        let repetitions: Vec<u32> = story.picks.iter().map(|(occasion, _)| occasion.repetition).collect();
        assert_eq!(repetitions, [1, 1, 2, 3]);
    }
}
