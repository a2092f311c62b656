//! What may be wrong with what is asked of the game itself, in words: one function for each problem.

use crate::text::{Code, Problem, Span, shortened};

/// Several sets in one word.
pub(super) fn several_sets(typed: &str, right: String, at: Span) -> Problem {
    let message = format!("`{}` is more than one set", shortened(typed));
    Problem::new(Code::ValueWrong, at, message).label("a list").write(right)
}

/// A set that is listed twice.
pub(super) fn set_twice(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "this set is listed twice")
        .label("again")
        .help("name each set once; for more of the same write `copies: 2`")
}

/// A list of no set; `help` says what to write.
pub(super) fn no_set(help: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`sets` names no set").label("nothing here").help(help)
}

/// Final scoring of something that is not the whole board.
pub(super) fn final_scoring_of_what(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "final scoring is of the whole board").label("not `all`").write("all".to_owned())
}
