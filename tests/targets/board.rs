//! Bytes as random numbers for a quarrel: a legal board with figures, tokens and questions of every kind, answered.

use super::{RunOutcome, answer, generate, to_source};
use crate::retold::quarrel::quarrels;

pub(crate) fn quarrel_from_bytes(bytes: &[u8]) -> String {
    generate(&quarrels(), bytes).text
}

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    let text = quarrel_from_bytes(bytes);
    let source = to_source("quarrel.yaml", text.as_bytes()).expect("text");
    let outcome = answer::answer_source(&source);
    assert_eq!(outcome, RunOutcome::Answered, "a legal quarrel was refused:\n{text}");
    outcome
}
