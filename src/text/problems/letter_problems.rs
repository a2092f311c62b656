//! Problems of the letters and bytes of a text.

crate::text::problem_messages!("letters");
