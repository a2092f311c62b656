//! The problems of players and of pieces on tiles.

crate::text::problem_messages!("pieces");
