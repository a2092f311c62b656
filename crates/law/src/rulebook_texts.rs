//! The texts of the rulebook.

carcassonne_words::text_table!("texts.txt");
