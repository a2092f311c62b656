//! Any bytes as a scenario: read and found legal, or refused with every problem.

use std::sync::Arc;

use carcassonne_oracle::inside::hints;
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::Case;

use super::{Came, held, is_read_twice, source};

pub(super) fn run(bytes: &[u8]) -> Came {
    match source("any.yaml", bytes) {
        Some(source) => read(&source),
        None => Came::Nothing,
    }
}

fn read(source: &Arc<SourceText>) -> Came {
    let twice = is_read_twice(source.text().as_bytes());
    match hints::open(source) {
        Ok(case) => {
            if twice {
                let again = hints::open(source).expect("it was read before");
                assert_eq!(understood(&case), understood(&again), "read twice");
            }
            // The questions are known before anything is judged.
            assert_eq!(case.table().posed.len(), case.posed.len());
            Came::Answered
        }
        Err(refused) => {
            let told = held::refused(&refused, source);
            if twice {
                let again = hints::open(source).expect_err("it was refused before");
                assert_eq!(told, held::refused(&again, source), "refused twice");
            }
            Came::Refused
        }
    }
}

/// Returns what was understood, without places in the text.
fn understood(case: &Case) -> String {
    let scenario = &case.scenario;
    let board = &scenario.board;
    let tiles: Vec<_> = board.all().map(|tile| (board.address(tile), board.placed(tile), board.tile(tile))).collect();
    let pieces = (&scenario.players, &scenario.meeples, &scenario.barns, &scenario.tokens);
    let said = (&scenario.claims, &scenario.expect, &case.posed);
    format!("{tiles:?} {pieces:?} {said:?}")
}
