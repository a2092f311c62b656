//! The problems of links.

carcassonne_text::problem_messages!("links");
