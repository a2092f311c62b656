//! The distinction of house rules from scenarios: both are YAML, and may be in one folder.

use std::sync::Arc;

use carcassonne_law::House;
use carcassonne_text::SourceText;

/// The keys, with their colons, that scenarios have and house rules do not.
const SCENARIO_KEYS: [&str; 6] = ["board:", "quick:", "tiles:", "meeples:", "ask:", "turn:"];

/// Returns `true` if a text looks like house rules: a line begins with `rules:`, and none with a key of a scenario.
pub(super) fn looks_like_house(source: &SourceText) -> bool {
    let has_key = |key: &str| source.text().lines().any(|line| line.starts_with(key));
    has_key("rules:") && !SCENARIO_KEYS.into_iter().any(has_key)
}

/// Returns `true` if a text is house rules without mistakes.
pub(super) fn is_valid_house(source: &Arc<SourceText>) -> bool {
    looks_like_house(source) && House::read(source).is_ok()
}
