//! Problems of questions about placing, and of barns.

use crate::text::problem_messages;

problem_messages!("placing");
