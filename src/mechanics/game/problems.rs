//! The wording of problems in questions about the game itself: one function for each problem.

use crate::text::{Code, Problem, Span, shorten};

/// Builds the problem of several sets in one word.
pub(super) fn several_sets(typed: &str, correction: String, at: Span) -> Problem {
    let message = format!("`{}` is more than one set", shorten(typed));
    Problem::new(Code::ValueWrong, at, message).label("a list").write(correction)
}

/// Builds the problem of a set that is listed twice.
pub(super) fn set_twice(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "this set is listed twice")
        .label("again")
        .help("name each set once; for more of the same write `copies: 2`")
}

/// Builds the problem of an empty list of sets, with `help` as the remedy.
pub(super) fn no_set(help: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`sets` names no set").label("nothing here").help(help)
}

/// Builds the problem of final scoring of anything but the whole board.
pub(super) fn final_scoring_of_part(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "final scoring is of the whole board").label("not `all`").write("all".to_owned())
}
