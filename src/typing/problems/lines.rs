//! The problems of a line as a whole: of its verb, its pattern, its question or its map.

use crate::text::problem_messages;

problem_messages!("typing");
