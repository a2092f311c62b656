//! Problems of scenarios that are read, but cannot be judged.

crate::text::problem_messages!("verdict");
