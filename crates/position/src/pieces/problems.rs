//! The problems of players and of pieces on tiles.

carcassonne_text::problem_messages!("pieces");
