//! What the moments of a turn are called, and the turns within it.

use std::sync::Arc;

use super::track::Round;
use crate::wording::{Sentence, messages, say};

/// A turn or a turn within it, by what it comes of.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Called {
    /// The turn itself.
    Whole,
    /// The turn of message 4, in another one.
    OfMessage4(Arc<Called>),
    /// The builder's turn of another one.
    OfBuilder(Arc<Called>),
}

impl Called {
    /// Its name, as it stands under `order`.
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

/// After what it is looked whether a message comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum After {
    /// A scoring round.
    Round(Round),
    /// The points of a message.
    Message(u32),
}

/// A moment at which it is looked whether a message comes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Moment {
    after: After,
    turn: Arc<Called>,
}

impl Moment {
    /// The moment after something in a turn.
    pub(super) fn new(after: After, turn: Arc<Called>) -> Self {
        Self { after, turn }
    }

    /// Whether it is the one after a round.
    pub(super) fn is_after(&self, round: Round) -> bool {
        self.after == After::Round(round)
    }

    /// Its name, as it stands under `messages`: `3`, `message 5`.
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

    /// The same, to stand in a sentence: `round 3`, `message 5`.
    pub(super) fn phrase(&self) -> Sentence {
        phrase(&self.sentence())
    }
}

/// What stands under `messages`, to stand in a sentence.
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
