//! The input that people type: repairs of refused texts, and boards line by line.

mod message_texts;
pub mod repairs;
pub mod typing;
