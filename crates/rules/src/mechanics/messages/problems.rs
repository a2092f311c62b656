//! Problems of turns with messages, and of questions about messages.

carcassonne_text::problem_messages!("turn");
