//! Problems of questions about the tiles around a tile.

use crate::text::problem_messages;

problem_messages!("environs");
