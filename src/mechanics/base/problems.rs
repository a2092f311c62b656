//! Problems of values that several mechanics read alike.

crate::text::problem_messages!("base");
