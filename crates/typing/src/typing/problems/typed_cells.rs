//! The problems of a line on a cell, most with lines to type instead.

carcassonne_text::problem_messages!("typed_cells");
