//! The names of the moments of a turn, and of the turns within it.

use std::sync::Arc;

use super::track::Round;
use crate::wording::{Sentence, messages, say};

/// A turn, named by its origin.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Called {
    /// The turn itself.
    Whole,
    /// The turn of message 4, in another turn.
    OfMessage4(Arc<Called>),
    /// The builder's turn, in another turn.
    OfBuilder(Arc<Called>),
}

impl Called {
    /// Returns the name of the turn, as under the key `order`.
    pub(super) fn sentence(&self) -> Sentence {
        match self {
            Self::Whole => say!(messages::Turn),
            Self::OfMessage4(of) => match &**of {
                Self::Whole => say!(messages::TurnOfFour),
                within => say!(messages::TurnOfFourIn { turn: within.sentence() }),
            },
            Self::OfBuilder(of) => match &**of {
                Self::Whole => say!(messages::TurnOfBuilder),
                first => say!(messages::TurnOfBuilderOf { turn: first.sentence() }),
            },
        }
    }
}

/// The event after which figures are checked for dark spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum After {
    Round(Round),
    /// The points of the message with this number.
    Message(u32),
}

/// A moment at which figures are checked for dark spaces.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Moment {
    after: After,
    turn: Arc<Called>,
}

impl Moment {
    /// Creates the moment after an event in a turn.
    pub(super) fn new(after: After, turn: Arc<Called>) -> Self {
        Self { after, turn }
    }

    /// Returns `true` if it is the moment after a round.
    pub(super) fn is_after(&self, round: Round) -> bool {
        self.after == After::Round(round)
    }

    /// Returns the name of the moment, as under the key `messages`: `3`, `message 5`.
    pub(super) fn sentence(&self) -> Sentence {
        match (self.after, &*self.turn) {
            (After::Round(round), Called::Whole) => {
                say!(messages::Round { round: round.word().to_owned() })
            }
            (After::Round(round), turn) => {
                say!(messages::RoundIn { round: round.word().to_owned(), turn: turn.sentence() })
            }
            (After::Message(number), Called::Whole) => {
                say!(messages::OfMessage { number: number })
            }
            (After::Message(number), turn) => {
                say!(messages::OfMessageIn { number: number, turn: turn.sentence() })
            }
        }
    }

    /// Returns the name of the moment for use in a sentence: `round 3`, `message 5`.
    pub(super) fn phrase(&self) -> Sentence {
        phrase(&self.sentence())
    }
}

/// Rewrites a name under the key `messages` for use in a sentence.
pub(super) fn phrase(moment: &Sentence) -> Sentence {
    let said = [
        (messages::Round::MESSAGE, messages::RoundPhrase::MESSAGE),
        (messages::RoundIn::MESSAGE, messages::RoundPhraseIn::MESSAGE),
    ];
    match said.into_iter().find(|(word, _)| word.id() == moment.id()) {
        Some((_, phrase)) => Sentence::new(phrase, moment.args().to_vec()),
        None => moment.clone(),
    }
}
