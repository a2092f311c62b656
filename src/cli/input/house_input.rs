//! The test for a table's own rules: these and scenarios are both YAML, and may be in one folder.

use std::sync::Arc;

use crate::rulebook::House;
use crate::text::SourceText;

/// The keys that a scenario has and a table's own rules do not.
const SCENARIO_KEYS: [&str; 6] = ["board:", "quick:", "tiles:", "meeples:", "ask:", "turn:"];

/// Returns `true` if a text holds a table's own rules.
pub(super) fn is_house(source: &SourceText) -> bool {
    let has_key = |key: &str| source.text().lines().any(|line| line.starts_with(key));
    has_key("rules:") && !SCENARIO_KEYS.into_iter().any(has_key)
}

/// Returns `true` if a text holds a table's own rules without mistakes.
pub(super) fn is_sound_house(source: &Arc<SourceText>) -> bool {
    is_house(source) && House::read(source).is_ok()
}
