//! Problems of questions about figures that move.

crate::text::problem_messages!("moving");
