//! The texts of the messages of the program.

carcassonne_words::message_texts!();
