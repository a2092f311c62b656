//! The problems of the form of a setup.

carcassonne_text::problem_messages!("setup");
