//! Repairs of texts that are refused: what was probably meant, tried, and told if the text can be read then.
//!
//! - `problems`: the texts of slips. `line_repairs`: the table of slips in a line of YAML; `indentation`: lines that begin in the wrong column.
//! - `free_words`: questions in free words; `entry_repairs`: entries of turns and questions that lack
//!   a part; `quick_map`: cells of a quick map in other words.
//! - `mend`: the repairs of a file; `question_repairs`: those of questions beside a quick map.
//! - `repair_search`, `quick_search`: the searches for those that mend a file and a quick map; `open`: opens what is typed.

mod problems;
mod line_repairs;
mod indentation;
mod free_words;
mod entry_repairs;
mod mend;
mod quick_map;
mod repair_search;
mod question_repairs;
mod quick_search;
mod open;

pub use free_words::questions_meant;
pub use open::{open, open_quick};
pub use quick_map::{cell_in_letters, is_empty_word};
