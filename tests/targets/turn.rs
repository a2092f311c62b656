//! Bytes as random numbers for a turn at the score track, with messages and turns within it: answered, or refused if it
//! cannot be played.

use super::{Came, answer, source};
use crate::messages::dice::Dice;
use crate::messages::{text, throw};

/// Returns the turn that the bytes generate.
pub(crate) fn game(bytes: &[u8]) -> String {
    text::write(&throw::thrown(&mut Dice::told(bytes)))
}

pub(super) fn run(bytes: &[u8]) -> Came {
    let text = game(bytes);
    answer::answered(&source("turn.yaml", text.as_bytes()).expect("text"))
}
