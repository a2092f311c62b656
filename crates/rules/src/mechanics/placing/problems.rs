//! Problems of questions about placing, and of barns.

carcassonne_text::problem_messages!("placing");
