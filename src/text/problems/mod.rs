//! What may be wrong with a text before it is known what it means, in words: one function for each problem.

pub(super) mod fields;
pub(super) mod lookalike;
pub(super) mod yaml;
pub(super) mod syntax;
