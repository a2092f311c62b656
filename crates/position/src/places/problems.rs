//! The problems of addresses, places, crossings and spaces.

use carcassonne_text::{Problem, problem_messages};

problem_messages!("places");

pub fn is_missing_tile(problem: &Problem) -> bool {
    use carcassonne_words::messages::plain::Arg;
    let has_halves = matches!(problem.value("halves"), Some(Arg::List(halves)) if halves.len() == 2);
    let is_cell = problem.value("cell") == Some(&Arg::Word("yes"));
    problem.is(NoTile::MESSAGE) && !has_halves || problem.is(FeaturelessPlace::MESSAGE) && is_cell
}
