//! The keys of a scenario.

/// The key of features that are answered beside what is asked.
pub(in crate::scenario) const FEATURES: &str = "features";

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
    FEATURES,
    "track",
    "turn",
    "completed_first",
];
