//! Problems of questions about symbols.

use crate::text::problem_messages;

problem_messages!("symbols");
