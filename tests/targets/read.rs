//! Any bytes as a scenario: read and found legal, or refused with correct problems.

use carcassonne_rules::verdict::Case;
use carcassonne_typing::repairs;

use super::{RunOutcome, check_reading, is_read_twice, to_source};

pub(super) fn run(bytes: &[u8]) -> RunOutcome {
    let Some(source) = to_source("any.yaml", bytes) else {
        return RunOutcome::Nothing;
    };
    let is_repeated = is_read_twice(source.text().as_bytes());
    let Some(case) = check_reading(&source, is_repeated, || repairs::open(&source), describe_case) else {
        return RunOutcome::Refused;
    };
    // The questions are known before anything is judged.
    assert_eq!(case.table().questions.len(), case.posed.len());
    RunOutcome::Answered
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
