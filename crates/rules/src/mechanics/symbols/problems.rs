//! Problems of questions about symbols.

carcassonne_text::problem_messages!("symbols");
