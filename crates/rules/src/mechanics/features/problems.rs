//! Problems of questions about features, and of figures on them.

carcassonne_text::problem_messages!("features");
