//! Reading of scenarios that tests write out.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use carcassonne_text::{Problems, RefusedText, SourceText};

use super::Scenario;

/// Reads a scenario.
///
/// # Errors
///
/// Its refusal.
///
/// # Panics
///
/// If the text is too large.
pub fn read(text: &str) -> Result<Scenario, RefusedText> {
    let source = Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"));
    let mut problems = Problems::new();
    let scenario = Scenario::read(&source, &mut problems);
    problems.finish(&source, scenario.map(|read| read.scenario))
}
