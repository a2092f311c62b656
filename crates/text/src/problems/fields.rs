//! Problems of the keys of a map and of their values, whatever they mean.

crate::problem_messages!("fields");
