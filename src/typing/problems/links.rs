//! The problems of links.

crate::text::problem_messages!("links");
