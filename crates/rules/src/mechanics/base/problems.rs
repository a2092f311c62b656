//! Problems of values that several mechanics read alike.

carcassonne_text::problem_messages!("base");
