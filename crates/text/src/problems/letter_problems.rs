//! Problems of the letters and bytes of a text.

crate::problem_messages!("letters");
