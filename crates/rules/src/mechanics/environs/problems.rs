//! Problems of questions about the tiles around a tile.

carcassonne_text::problem_messages!("environs");
