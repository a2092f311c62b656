//! Problems of turns with messages, and of questions about messages.

use crate::text::problem_messages;

problem_messages!("turn");
