//! Problems of questions about features, and of figures on them.

use crate::text::problem_messages;

problem_messages!("features");
