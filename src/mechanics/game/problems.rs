//! Problems of questions about the beginning and the end of the game.

use crate::text::problem_messages;

problem_messages!("game");
