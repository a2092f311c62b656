//! The words that the program says and understands: messages in several languages, and the dictionary of the game.

mod message_texts;
pub mod language;
pub mod texts;
pub mod translated_texts;
pub mod usual_language;
pub mod messages;
pub mod dictionary;
