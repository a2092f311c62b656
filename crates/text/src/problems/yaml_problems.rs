//! Problems of texts that are not YAML, or are YAML that is not read.

crate::problem_messages!("yaml");
