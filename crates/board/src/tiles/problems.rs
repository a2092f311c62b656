//! The problems of sides and half-edges, and of tiles that cannot be as they are described.

carcassonne_text::problem_messages!("tile_notation");
