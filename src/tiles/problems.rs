//! The problems of sides and half-edges, and of tiles that cannot be as they are described.

use crate::text::problem_messages;

problem_messages!("tile_notation");
