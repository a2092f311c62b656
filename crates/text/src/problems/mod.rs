//! Problems of a text before its meaning is known. Their texts are messages, one file for each module.

pub(super) mod fields;
pub(super) mod letter_problems;
pub(super) mod yaml_problems;
