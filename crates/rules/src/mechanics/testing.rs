//! Views for tests: the questions of a scenario that they write out.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use carcassonne_position::Board;
use carcassonne_position::test_scenarios::read;
use carcassonne_text::{Problem, Problems, RefusedText};

use super::{Pointer, PosedQuestion, Table, build_table, pose_questions};
use crate::landscape::Landscape;

/// The answers of mechanics as the build script writes them: their keys name messages.
pub const REPLIES: &str = include_str!(concat!(env!("OUT_DIR"), "/replies.rs"));

/// Returns the fault of a position that is refused, with the messages of its problems.
pub fn fault_of_refusal(refused: &RefusedText) -> String {
    let messages = refused.problems().map(Problem::message);
    format!("the position is refused: {}", messages.collect::<Vec<_>>().join("; "))
}

/// Passes the questions of a scenario to `look`, with their table.
///
/// # Errors
///
/// A sentence on a scenario or a question that is refused.
pub fn with_questions<T>(position: &str, look: impl FnOnce(&Table<'_>, &[PosedQuestion]) -> T) -> Result<T, String> {
    let mut scenario = read(position).map_err(|refused| fault_of_refusal(&refused))?;
    let mut problems = Problems::new();
    let posed = pose_questions(&mut scenario, &mut problems);
    if !problems.is_empty() {
        return Err("a question is refused".to_owned());
    }
    let land = Landscape::new(&scenario.board);
    Ok(look(&build_table(&scenario, &land, &posed), &posed))
}

/// Passes the pointers to what the first question of a scenario marks on the board to `look`, with that board.
///
/// # Panics
///
/// If the scenario is refused, or asks nothing.
pub fn with_pointers<T>(position: &str, look: impl FnOnce(&Board, &[Pointer]) -> T) -> T {
    let look_at_first = |table: &Table<'_>, questions: &[PosedQuestion]| {
        look(table.board(), &questions.first().expect("a question").query.pointers(table))
    };
    with_questions(position, look_at_first).expect("a legal position")
}
