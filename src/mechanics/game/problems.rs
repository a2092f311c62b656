//! The wording of problems in questions about the game itself: one function for each problem.

use crate::text::{Code, Problem, Span, shorten};

/// Builds the problem of a word for several sets of half tiles; `correction` is the list to write instead.
pub(super) fn several_sets(typed: &str, correction: String, at: Span) -> Problem {
    let message = format!("`{}` is more than one set", shorten(typed));
    Problem::new(Code::ValueWrong, at, message).label("a list").fix_by_writing(correction)
}

/// Builds the problem of a set of half tiles that is listed twice.
pub(super) fn set_twice(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "this set is listed twice")
        .label("again")
        .help("name each set once; for more of the same write `copies: 2`")
}

/// Builds the problem of an empty list of sets of half tiles, with `help` as the remedy.
pub(super) fn no_set(help: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`sets` names no set").label("nothing here").help(help)
}

/// Builds the problem of a question on the final scoring of anything but the whole board.
pub(super) fn final_scoring_of_part(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "final scoring is of the whole board")
        .label("not `all`")
        .fix_by_writing("all".to_owned())
}
