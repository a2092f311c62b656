//! The problems of the form of a setup.

use crate::text::problem_messages;

problem_messages!("setup");
