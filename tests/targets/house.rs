//! Any bytes as a file of house rules: read, or refused with correct problems.

use carcassonne_law::House;

use super::{RunOutcome, check_reading, is_read_twice, to_source};

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    let Some(source) = to_source("house.yaml", bytes) else {
        return RunOutcome::Nothing;
    };
    let set = check_reading(&source, is_read_twice(bytes), || House::read(&source), |set| format!("{set:?}"));
    let Some(set) = set else { return RunOutcome::Refused };
    assert!(set.house().is_some_and(|house| !house.rules.is_empty()), "it rules something");
    RunOutcome::Answered
}
