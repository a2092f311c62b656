//! Problems of questions about figures that move.

use crate::text::problem_messages;

problem_messages!("moving");
