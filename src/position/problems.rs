//! Problems of days that a program passed.

use crate::text::problem_messages;

problem_messages!("position");
