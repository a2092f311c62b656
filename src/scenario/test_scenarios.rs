//! Reading of scenarios that tests write out.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use super::Scenario;
use crate::text::{Code, Problems, RefusedText, SourceText};

/// Reads a scenario.
pub(crate) fn read(text: &str) -> Result<Scenario, RefusedText> {
    let source = Arc::new(SourceText::new("test", text.as_bytes().to_vec()).expect("text"));
    let mut problems = Problems::new();
    let scenario = Scenario::read(&source, &mut problems);
    problems.finish(&source, scenario.map(|read| read.scenario))
}

/// Returns every problem of a text: its code, and the text that is underlined.
pub(super) fn problems(text: &str) -> Vec<(Code, String)> {
    match read(text) {
        Ok(_) => Vec::new(),
        Err(refused) => {
            refused.problems().map(|p| (p.code, text.get(p.span.range()).unwrap_or("").to_owned())).collect()
        }
    }
}

/// Asserts that a text has exactly these problems.
pub(super) fn refused(text: &str, expected: &[(Code, &str)]) {
    let found = problems(text);
    let found: Vec<(Code, &str)> = found.iter().map(|(c, s)| (*c, s.as_str())).collect();
    assert_eq!(found, expected, "{text}");
}

/// Returns the tiles of a board as they lie: address, shape and first space.
pub(super) fn list_tiles(text: &str) -> Vec<String> {
    let scenario = read(text).expect("a legal position");
    let board = &scenario.board;
    board
        .all()
        .map(|ix| {
            let placed = board.placed(ix);
            format!("{} {:?} {}", board.address(ix), placed.shape, placed.at)
        })
        .collect()
}
