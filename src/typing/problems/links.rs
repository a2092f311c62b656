//! The problems of links.

use crate::text::problem_messages;

problem_messages!("links");
