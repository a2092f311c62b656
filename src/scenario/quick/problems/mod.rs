//! What may be wrong with a quick map, in words: one function for each problem, and what it offers in place of it.

pub(crate) mod whose;
pub(crate) mod cells;
pub(super) mod beside;
pub(super) mod map;
pub(super) mod questions;
