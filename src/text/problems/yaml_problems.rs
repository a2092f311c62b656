//! Problems of texts that are not YAML, or are YAML that is not read.

use crate::text::problem_messages;

problem_messages!("yaml");
