//! A table's own rules, told from scenarios: both are YAML, and may lie in one folder.

use std::sync::Arc;

use crate::rulebook::House;
use crate::text::SourceText;

/// What a scenario has and a table's own rules do not.
const OF_SCENARIOS: [&str; 6] = ["board:", "quick:", "tiles:", "meeples:", "ask:", "turn:"];

/// Whether a text holds a table's own rules.
pub(super) fn is_house(source: &SourceText) -> bool {
    let has = |key: &str| source.text().lines().any(|line| line.starts_with(key));
    has("rules:") && !OF_SCENARIOS.into_iter().any(has)
}

/// Whether it holds such rules in which nothing is wrong.
pub(super) fn is_sound_house(source: &Arc<SourceText>) -> bool {
    is_house(source) && House::read(source).is_ok()
}
