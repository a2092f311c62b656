//! Problems of the choice of a question, and of claims about its answer.

use crate::text::problem_messages;

problem_messages!("mechanics");
