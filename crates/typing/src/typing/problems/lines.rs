//! The problems of a line as a whole: of its verb, its pattern, its question or its map.

carcassonne_text::problem_messages!("typing");
