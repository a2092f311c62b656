//! The problems of players and of pieces on tiles.

use crate::text::problem_messages;

problem_messages!("pieces");
