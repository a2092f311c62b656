//! The problems of questions, claims and expectations.

use carcassonne_text::{Problem, Span, problem, problem_messages};

problem_messages!("questions");

/// Returns `true` if a problem is that of a word that names no question.
pub fn is_unknown_question(problem: &Problem) -> bool {
    problem.is(UnknownQuestion::MESSAGE)
}

/// Returns the problem of a key and a number without a space between them, which YAML takes for one word.
pub(super) fn no_space_before_number(word: &str, key: &str, number: &str, at: Span) -> Problem {
    problem!(at, NoSpaceBeforeNumber { word: word.to_owned() }).fix_by_writing(format!("{key}: {}", number.trim()))
}
