//! The law of The Messages in each rule set: every combination of readings.

use carcassonne_oracle::inside::rulebook::RuleSet;

/// The readings by which a turn is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(crate) struct Law {
    /// Set if a figure brings a message only on a space without another player's figure.
    pub(crate) alone: bool,
    /// Set if only one figure may advance in the turn.
    pub(crate) one_figure: bool,
    pub(crate) tests: Tests,
    /// Set if the points of rounds 1a and 1c are tested with phase 3.
    pub(crate) waits: bool,
    /// Set if the points of a message may bring the next message.
    pub(crate) chain: bool,
    /// Set if message 8 brings points only with the majority.
    pub(crate) eight_needs: bool,
    /// Set if each of two halves counts.
    pub(crate) by_tile: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tests {
    /// One message per round.
    EachRound,
    /// One message where features are scored, elsewhere one for each figure.
    OneForFeatures,
    /// One message at the end of phase 3.
    Once,
}

/// Returns the laws under which a rule set may be read.
pub(crate) fn of(rule_set: &str) -> Vec<Law> {
    let within = |run: &str| RuleSet::several(run).expect("a run of eras").iter().any(|set| set.id() == rule_set);
    let plain = Law {
        alone: false,
        one_figure: false,
        tests: Tests::EachRound,
        waits: false,
        chain: true,
        eight_needs: true,
        by_tile: !(within("..2014-10") || within("2021..")),
    };
    match rule_set {
        "2014" => vec![plain, Law { waits: true, ..plain }],
        _ if within("2025..") => {
            let once = Law { one_figure: true, tests: Tests::Once, waits: true, ..plain };
            vec![once, Law { chain: false, ..once }]
        }
        "zmg" => {
            vec![Law { alone: true, tests: Tests::OneForFeatures, eight_needs: false, ..plain }]
        }
        _ => vec![plain],
    }
}
