//! Problems of turns with messages, and of questions about messages.

crate::text::problem_messages!("turn");
