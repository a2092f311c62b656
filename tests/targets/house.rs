//! Any bytes as the file of a table's own rules: read, or refused with every problem.

use carcassonne_oracle::rulebook::House;

use super::{Came, held, source};

pub(super) fn run(bytes: &[u8]) -> Came {
    let Some(source) = source("house.yaml", bytes) else {
        return Came::Nothing;
    };
    match (House::read(&source), House::read(&source)) {
        (Ok(set), Ok(again)) => {
            assert_eq!(format!("{set:?}"), format!("{again:?}"), "read twice");
            assert!(set.house().is_some_and(|house| !house.rules.is_empty()), "it rules something");
            Came::Answered
        }
        (Err(refused), Err(again)) => {
            assert_eq!(held::refused(&refused, &source), held::refused(&again, &source), "twice");
            Came::Refused
        }
        (Ok(_), Err(refused)) | (Err(refused), Ok(_)) => {
            panic!("read once and refused once: {refused}")
        }
    }
}
