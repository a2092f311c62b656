//! Problems of questions about features, and of figures on them.

crate::text::problem_messages!("features");
