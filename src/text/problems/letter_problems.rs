//! Problems of the letters and bytes of a text.

use crate::text::problem_messages;

problem_messages!("letters");
