//! The names of the moments of a turn, and of the turns within it.

use std::sync::Arc;

use carcassonne_position::wording::{Sentence, say};

use super::scoreboard::Round;

/// A turn, named by its origin.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TurnName {
    /// The turn that is asked about.
    Outermost,
    /// The extra turn that message 4 gives, in another turn.
    OfMessage4(Arc<TurnName>),
    /// The extra turn that the builder gives, in another turn.
    OfBuilder(Arc<TurnName>),
}

impl TurnName {
    /// Returns the name of the turn, as under the key `order` of a reply.
    pub(super) fn to_sentence(&self) -> Sentence {
        match self {
            Self::Outermost => say!(messages::Turn),
            Self::OfMessage4(outer) => match &**outer {
                Self::Outermost => say!(messages::TurnOfFour),
                within => say!(messages::TurnOfFourIn { turn: within.to_sentence() }),
            },
            Self::OfBuilder(outer) => match &**outer {
                Self::Outermost => say!(messages::TurnOfBuilder),
                first => say!(messages::TurnOfBuilderOf { turn: first.to_sentence() }),
            },
        }
    }
}

/// The event after which figures are checked for dark spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum MomentEvent {
    Round(Round),
    /// The points of the message with this number.
    Message(u32),
}

/// A moment at which figures are checked for dark spaces.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Moment {
    pub(super) event: MomentEvent,
    turn: Arc<TurnName>,
}

impl Moment {
    /// Creates the moment of the check after an event in a turn.
    pub(super) fn new(event: MomentEvent, turn: Arc<TurnName>) -> Self {
        Self { event, turn }
    }

    /// Returns the name of the moment: `round 3`, `message 5`.
    pub(super) fn to_sentence(&self) -> Sentence {
        match (self.event, &*self.turn) {
            (MomentEvent::Round(round), TurnName::Outermost) => {
                say!(messages::RoundPhrase { round: round.word().to_owned() })
            }
            (MomentEvent::Round(round), turn) => {
                say!(messages::RoundPhraseIn { round: round.word().to_owned(), turn: turn.to_sentence() })
            }
            (MomentEvent::Message(number), TurnName::Outermost) => say!(messages::OfMessage { number }),
            (MomentEvent::Message(number), turn) => say!(messages::OfMessageIn { number, turn: turn.to_sentence() }),
        }
    }
}
