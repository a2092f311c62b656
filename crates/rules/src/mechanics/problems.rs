//! Problems of the choice of a question, and of claims about its answer.

carcassonne_text::problem_messages!("mechanics");
