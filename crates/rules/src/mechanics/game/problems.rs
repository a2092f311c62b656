//! Problems of questions about the beginning and the end of the game.

carcassonne_text::problem_messages!("game");
