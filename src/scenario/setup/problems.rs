//! The problems of the form of a setup.

crate::text::problem_messages!("setup");
