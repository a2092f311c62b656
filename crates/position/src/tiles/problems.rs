//! The problems of tiles and their names.

carcassonne_text::problem_messages!("tiles");
