//! The rules: what a board is worth under every rule set, in sentences as data.

mod message_texts;
pub mod landscape;
mod matching;
pub mod mechanics;
pub mod verdict;
pub mod hints;
