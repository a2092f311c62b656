//! Any bytes as a scenario: read and found legal, or refused with correct problems.

use std::sync::Arc;

use carcassonne_oracle::inside::hints;
use carcassonne_oracle::inside::text::SourceText;
use carcassonne_oracle::inside::verdict::Case;

use super::{RunOutcome, held, is_read_twice, to_source};

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    match to_source("any.yaml", bytes) {
        Some(source) => check_reading(&source),
        None => RunOutcome::Nothing,
    }
}

fn check_reading(source: &Arc<SourceText>) -> RunOutcome {
    let is_repeated = is_read_twice(source.text().as_bytes());
    match hints::open(source) {
        Ok(case) => {
            if is_repeated {
                let again = hints::open(source).expect("it was read before");
                assert_eq!(describe_case(&case), describe_case(&again), "read twice");
            }
            // The questions are known before anything is judged.
            assert_eq!(case.table().questions.len(), case.posed.len());
            RunOutcome::Answered
        }
        Err(refusal) => {
            let printed = held::check_refusal(&refusal, source);
            if is_repeated {
                let again = hints::open(source).expect_err("it was refused before");
                assert_eq!(printed, held::check_refusal(&again, source), "refused twice");
            }
            RunOutcome::Refused
        }
    }
}

/// Returns all that was understood of a scenario, without places in the text.
fn describe_case(case: &Case) -> String {
    let scenario = &case.scenario;
    let board = &scenario.board;
    let tiles: Vec<_> = board.all().map(|tile| (board.address(tile), board.placed(tile), board.tile(tile))).collect();
    let pieces = (&scenario.players, &scenario.meeples, &scenario.barns, &scenario.tokens);
    let statements = (&scenario.claims, &scenario.expect, &case.posed);
    format!("{tiles:?} {pieces:?} {statements:?}")
}
