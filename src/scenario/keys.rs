//! The keys of a scenario.

/// The keys that stand at the beginning of a line.
pub(in crate::scenario) const KEYS: &[&str] = &[
    "question",
    "source",
    "players",
    "board",
    "quick",
    "tiles",
    "meeples",
    "figures",
    "tokens",
    "rules",
    "claims",
    "expect",
    "ask",
    "track",
    "turn",
    "completed_first",
];
