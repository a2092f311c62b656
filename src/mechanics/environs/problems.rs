//! Problems of questions about the tiles around a tile.

crate::text::problem_messages!("environs");
