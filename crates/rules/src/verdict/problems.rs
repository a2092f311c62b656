//! Problems of scenarios that are read, but cannot be judged.

carcassonne_text::problem_messages!("verdict");
