//! Problems of values that several mechanics read alike.

use crate::text::problem_messages;

problem_messages!("base");
