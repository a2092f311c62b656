//! Problems of the choice of a question, and of claims about its answer.

crate::text::problem_messages!("mechanics");
