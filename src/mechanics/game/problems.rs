//! Problems of questions about the beginning and the end of the game.

crate::text::problem_messages!("game");
