//! The rules: what a board is worth under every rule set, in sentences as data.

pub mod landscape;
mod matching;
pub mod mechanics;
pub mod verdict;
pub mod hints;
