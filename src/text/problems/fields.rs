//! Problems of the keys of a map and of their values, whatever they mean.

use crate::text::problem_messages;

problem_messages!("fields");
