//! Any bytes as a file of house rules: read, or refused with correct problems.

use carcassonne_oracle::inside::rulebook::House;

use super::{RunOutcome, held, is_read_twice, to_source};

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    let Some(source) = to_source("house.yaml", bytes) else {
        return RunOutcome::Nothing;
    };
    let is_repeated = is_read_twice(bytes);
    match House::read(&source) {
        Ok(set) => {
            if is_repeated {
                let again = House::read(&source).expect("it was read before");
                assert_eq!(format!("{set:?}"), format!("{again:?}"), "read twice");
            }
            assert!(set.house().is_some_and(|house| !house.rules.is_empty()), "it rules something");
            RunOutcome::Answered
        }
        Err(refusal) => {
            let printed = held::check_refusal(&refusal, &source);
            if is_repeated {
                let again = House::read(&source).expect_err("it was refused before");
                assert_eq!(printed, held::check_refusal(&again, &source), "refused twice");
            }
            RunOutcome::Refused
        }
    }
}
