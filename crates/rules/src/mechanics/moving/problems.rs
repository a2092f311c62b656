//! Problems of questions about figures that move.

carcassonne_text::problem_messages!("moving");
