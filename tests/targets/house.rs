//! Any bytes as the file of a table's own rules: read, or refused with every problem.

use carcassonne_oracle::inside::rulebook::House;

use super::{Came, held, is_read_twice, source};

pub(super) fn run(bytes: &[u8]) -> Came {
    let Some(source) = source("house.yaml", bytes) else {
        return Came::Nothing;
    };
    let twice = is_read_twice(bytes);
    match House::read(&source) {
        Ok(set) => {
            if twice {
                let again = House::read(&source).expect("it was read before");
                assert_eq!(format!("{set:?}"), format!("{again:?}"), "read twice");
            }
            assert!(set.house().is_some_and(|house| !house.rules.is_empty()), "it rules something");
            Came::Answered
        }
        Err(refused) => {
            let told = held::refused(&refused, &source);
            if twice {
                let again = House::read(&source).expect_err("it was refused before");
                assert_eq!(told, held::refused(&again, &source), "refused twice");
            }
            Came::Refused
        }
    }
}
