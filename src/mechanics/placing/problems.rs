//! Problems of questions about placing, and of barns.

crate::text::problem_messages!("placing");
