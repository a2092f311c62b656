//! What is told of a line of play: the choices, the rounds that brought a message, and why.

use std::collections::{BTreeMap, BTreeSet};

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
    pub(super) fn sentence(self) -> &'static str {
        match self {
            Self::Unscored => {
                "No source says what a complete road or city is worth to messages 1, 2 and 8 before it is scored: it is taken for complete (as an unfinished one a city would count 1 for each tile and coat of arms)."
            }
            Self::OneFigure => {
                "No source says whether the turns within a turn are bound to the figure that has advanced in it: they are taken to be (else either figure might advance in each of them)."
            }
            Self::JustMoved => {
                "No source says which figure has just moved where the other one paid after it: the one that advanced last is tested (else there would be no message)."
            }
            Self::PaidAfter => {
                "No source says whether a figure brings a message that ended on a dark space and paid in the same round: it is looked at where it stands at the end of the round (else there would be a message)."
            }
            Self::TwoAtOnce => {
                "No source says in which order two messages are obeyed that come at once: the first is obeyed with all that follows on it, and then the second (else the second would be drawn before the first is obeyed)."
            }
        }
    }
}

/// What is told of a line of play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Story {
    /// What the player chose: which figure takes what.
    pub(super) chosen: Vec<(String, String)>,
    keys: BTreeSet<String>,
    /// How often each name came.
    names: BTreeMap<String, u32>,
    /// The rounds that brought a message.
    pub(super) messages: Vec<String>,
    /// Why a round brought none, or only one.
    pub(super) why: Vec<String>,
    /// The turns in their order.
    pub(super) order: Vec<String>,
    /// On what the sources are silent.
    pub(super) silent: BTreeSet<Silence>,
}

impl Story {
    /// Writes a choice down, under a name of its own.
    pub(super) fn choose(&mut self, called: &str, what: &str) {
        let mut key = called.to_owned();
        let n = self.names.entry(key.clone()).or_insert(2);
        while self.keys.contains(&key) {
            key = format!("{called} ({n})");
            *n += 1;
        }
        self.keys.insert(key.clone());
        self.chosen.push((key, what.to_owned()));
    }

    /// What was chosen, in words that hold no comma: a list of choices has them between.
    pub(super) fn choice(&self) -> String {
        let all: Vec<String> = self.chosen.iter().map(|(k, v)| format!("{k} {v}")).collect();
        all.join(" + ")
    }

    /// How many things are told.
    pub(super) fn len(&self) -> usize {
        self.chosen.len() + self.messages.len() + self.why.len() + self.order.len()
    }
}

#[cfg(test)]
mod tests {
    use super::Story;

    #[test]
    fn a_name_that_comes_again_is_numbered() {
        let mut story = Story::default();
        for called in ["fairy", "fairy", "fairy (2)", "fairy", "fair"] {
            story.choose(called, "meeple");
        }
        let keys: Vec<&str> = story.chosen.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["fairy", "fairy (2)", "fairy (2) (2)", "fairy (3)", "fair"]);
    }
}
