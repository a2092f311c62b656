//! The record of a line of play: the choices, the rounds that brought a message, and the reasons.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::moment::{Called, Moment};
use super::payout::Taken;
use crate::wording::{Arg, Sentence, say};

/// A point on which the sources are silent, with an assumption of this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Silence {
    /// The worth of a complete feature to a message that is drawn before the feature is scored.
    Unscored,
    /// The question whether the figure that advanced also binds the turns within a turn.
    OneFigure,
    /// The figure that has just moved, if the other one paid after it.
    JustMoved,
    /// The question whether a figure that ended on a dark space and paid in the same round brings a message.
    PaidAfter,
    /// The order in which two messages drawn at once are carried out.
    TwoAtOnce,
}

impl Silence {
    /// Returns the assumption, and what the other reading would change.
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

/// The record of a line of play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Story {
    /// The player's choices: the name of each score, payment or message, and what was done with it.
    pub(super) chosen: Vec<(String, Taken)>,
    keys: BTreeSet<String>,
    /// The next number for each name that is repeated.
    names: BTreeMap<String, u32>,
    /// The moments at which a message was drawn.
    pub(super) messages: Vec<Moment>,
    /// The outcome of each message; `None` if its number is not written.
    drawn: Vec<Option<Sentence>>,
    /// The reasons why a round brought no message, or only one.
    pub(super) why: Vec<Sentence>,
    /// The turns in the order in which they are played.
    pub(super) order: Vec<Arc<Called>>,
    /// The points on which the sources are silent.
    pub(super) silent: BTreeSet<Silence>,
}

impl Story {
    /// Records a choice under a unique name.
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

    /// Records that a message was drawn.
    pub(super) fn draw(&mut self, at: Moment) {
        self.messages.push(at);
        self.drawn.push(None);
    }

    /// Records the outcome of the message that was drawn last, as a choice and in words.
    pub(super) fn resolve(&mut self, number: u32, taken: Taken, said: Sentence) {
        self.choose(&format!("message {number}"), taken);
        if let Some(last) = self.drawn.last_mut() {
            *last = Some(said);
        }
    }

    /// Returns the outcome of each message, in words.
    pub(super) fn drawn(&self) -> impl Iterator<Item = Sentence> + '_ {
        self.drawn.iter().map(|said| said.clone().unwrap_or_else(|| say!(messages::DrawnUntold)))
    }

    /// Returns what was chosen, in words; `None` if nothing was.
    pub(super) fn choice(&self) -> Option<Sentence> {
        let all: Vec<Sentence> = self.chosen.iter().map(|(called, taken)| taken.with(called)).collect();
        (!all.is_empty()).then(|| say!(messages::Choice { each: Arg::list(all) }))
    }

    /// Returns the number of recorded facts.
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
