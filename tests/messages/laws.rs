//! The law of The Messages in each rule set: every combination of readings.

use carcassonne_law::RuleSet;

/// The readings by which a turn is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(crate) struct Law {
    /// Set if a figure brings a message only on a space without another player's figure.
    pub(crate) needs_alone: bool,
    /// Set if only one figure may advance in the turn.
    pub(crate) one_figure: bool,
    pub(crate) test_rule: TestRule,
    /// Set if the points of rounds 1a and 1c are tested with phase 3.
    pub(crate) waits_for_scoring: bool,
    /// Set if the points of a message may bring the next message.
    pub(crate) allows_chain: bool,
    /// Set if message 8 brings points only with the majority.
    pub(crate) eight_needs_majority: bool,
    /// Set if each of two halves in a space counts.
    pub(crate) counts_tiles: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TestRule {
    /// One message per round.
    EachRound,
    /// One message where features are scored, elsewhere one for each figure.
    OneForFeatures,
    /// One message at the end of phase 3.
    Once,
}

/// Returns the laws under which a rule set may be read.
pub(crate) fn for_rule_set(rule_set: &str) -> Vec<Law> {
    let is_within =
        |run: &str| RuleSet::parse_range(run).expect("a run of eras").iter().any(|set| set.id() == rule_set);
    let plain = Law {
        needs_alone: false,
        one_figure: false,
        test_rule: TestRule::EachRound,
        waits_for_scoring: false,
        allows_chain: true,
        eight_needs_majority: true,
        counts_tiles: !(is_within("..2014-10") || is_within("2021..")),
    };
    match rule_set {
        "2014" => vec![plain, Law { waits_for_scoring: true, ..plain }],
        _ if is_within("2025..") => {
            let once = Law { one_figure: true, test_rule: TestRule::Once, waits_for_scoring: true, ..plain };
            vec![once, Law { allows_chain: false, ..once }]
        }
        "zmg" => {
            vec![Law { needs_alone: true, test_rule: TestRule::OneForFeatures, eight_needs_majority: false, ..plain }]
        }
        _ => vec![plain],
    }
}
