//! Problems of days that a program passed.

crate::text::problem_messages!("position");
