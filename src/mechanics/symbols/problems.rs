//! Problems of questions about symbols.

crate::text::problem_messages!("symbols");
