//! The texts of this crate's messages.

carcassonne_words::message_texts!();
