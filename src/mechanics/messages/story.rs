//! What is told of a line of play: the choices, the rounds that brought a message, and why.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::choice::Taken;
use super::moment::{Called, Moment};
use crate::wording::{Arg, Sentence, say};

/// On what the sources are silent, and what is taken to hold there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Silence {
    /// What a complete feature is worth to a message that comes before it is scored.
    Unscored,
    /// Whether the figure that advanced binds the turns within a turn.
    OneFigure,
    /// Which figure has just moved, where the other one paid.
    JustMoved,
    /// Whether a figure that ended on a dark space and paid in the same round brings a message.
    PaidAfter,
    /// In which order two messages are obeyed that come at once.
    TwoAtOnce,
}

impl Silence {
    /// What is taken to hold, and what would come of the other reading.
    pub(super) fn sentence(self) -> Sentence {
        match self {
            Self::Unscored => say!(messages::SilentUnscored),
            Self::OneFigure => say!(messages::SilentOneFigure),
            Self::JustMoved => say!(messages::SilentJustMoved),
            Self::PaidAfter => say!(messages::SilentPaidAfter),
            Self::TwoAtOnce => say!(messages::SilentTwoAtOnce),
        }
    }
}

/// What is told of a line of play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Story {
    /// What the player chose: which figure takes what.
    pub(super) chosen: Vec<(String, Taken)>,
    keys: BTreeSet<String>,
    /// How often each name came.
    names: BTreeMap<String, u32>,
    /// The moments at which a message was drawn.
    pub(super) messages: Vec<Moment>,
    /// What became of each of these; `None` where that is not told.
    drawn: Vec<Option<Sentence>>,
    /// Why a round brought none, or only one.
    pub(super) why: Vec<Sentence>,
    /// The turns in their order.
    pub(super) order: Vec<Arc<Called>>,
    /// On what the sources are silent.
    pub(super) silent: BTreeSet<Silence>,
}

impl Story {
    /// Writes a choice down, under a name of its own.
    pub(super) fn choose(&mut self, called: &str, what: Taken) {
        let mut key = called.to_owned();
        let n = self.names.entry(key.clone()).or_insert(2);
        while self.keys.contains(&key) {
            key = format!("{called} ({n})");
            *n += 1;
        }
        self.keys.insert(key.clone());
        self.chosen.push((key, what));
    }

    /// Writes down that a message was drawn.
    pub(super) fn draw(&mut self, at: Moment) {
        self.messages.push(at);
        self.drawn.push(None);
    }

    /// Writes down what became of the message that was drawn last, as a choice and in words.
    pub(super) fn resolve(&mut self, number: u32, taken: Taken, said: Sentence) {
        self.choose(&format!("message {number}"), taken);
        if let Some(last) = self.drawn.last_mut() {
            *last = Some(said);
        }
    }

    /// What became of each message, in words.
    pub(super) fn drawn(&self) -> impl Iterator<Item = Sentence> + '_ {
        self.drawn.iter().map(|said| said.clone().unwrap_or_else(|| say!(messages::DrawnUntold)))
    }

    /// What was chosen, in words.
    pub(super) fn choice(&self) -> Option<Sentence> {
        let all: Vec<Sentence> = self.chosen.iter().map(|(called, taken)| taken.with(called)).collect();
        (!all.is_empty()).then(|| say!(messages::Choice { each: Arg::list(all) }))
    }

    /// How many things are told.
    pub(super) fn len(&self) -> usize {
        self.chosen.len() + self.messages.len() + self.why.len() + self.order.len()
    }
}

#[cfg(test)]
mod tests {
    use super::{Story, Taken};
    use crate::mechanics::messages::track::Pawn;

    #[test]
    fn a_name_that_comes_again_is_numbered() {
        let mut story = Story::default();
        for called in ["fairy", "fairy", "fairy (2)", "fairy", "fair"] {
            story.choose(called, Taken::Figure(Pawn::Meeple));
        }
        let keys: Vec<&str> = story.chosen.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["fairy", "fairy (2)", "fairy (2) (2)", "fairy (3)", "fair"]);
    }
}
