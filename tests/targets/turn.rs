//! Bytes as random numbers for a turn at the score track, with messages and turns within it: answered, or refused if it
//! cannot be played.

use super::{RunOutcome, answer, to_source};
use crate::messages::dice::Dice;
use crate::messages::{text, throw};

pub(crate) fn turn_from_bytes(bytes: &[u8]) -> String {
    text::write(&throw::generate_game(&mut Dice::from_bytes(bytes)))
}

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    let text = turn_from_bytes(bytes);
    answer::answer_source(&to_source("turn.yaml", text.as_bytes()).expect("text"))
}
