//! Bytes as random numbers for a quarrel: a legal board with figures, tokens and questions of every kind, answered.

use super::{Came, answer, made, source};
use crate::retold::quarrel::quarrels;

/// Returns the quarrel that the bytes generate.
pub(crate) fn quarrel(bytes: &[u8]) -> String {
    made(&quarrels(), bytes).text
}

pub(super) fn run(bytes: &[u8]) -> Came {
    let text = quarrel(bytes);
    let source = source("quarrel.yaml", text.as_bytes()).expect("text");
    let came = answer::answered(&source);
    assert_eq!(came, Came::Answered, "a legal quarrel was refused:\n{text}");
    came
}
