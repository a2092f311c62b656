//! Problems of days that a program passed.

carcassonne_text::problem_messages!("position");
