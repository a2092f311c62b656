//! The problems of a line on a cell, most with lines to type instead.

use crate::text::problem_messages;

problem_messages!("typed_cells");
