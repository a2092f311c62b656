//! Problems of scenarios that are read, but cannot be judged.

use crate::text::problem_messages;

problem_messages!("verdict");
