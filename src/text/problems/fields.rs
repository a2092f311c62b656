//! Problems of the keys of a map and of their values, whatever they mean.

crate::text::problem_messages!("fields");
