//! The text of users: places in it, problems found in it, and its YAML as a tree.
//!
//! The lowest layer: everything that a user wrote (a scenario, a table's own rules) is read here, and every
//! problem found in it is reported through [`Problems`]. No other module uses the YAML parser.

mod encoding;
mod words;
mod source;
mod unseen;
mod alike;
mod hash;
mod near;
mod excerpt;
mod problem;
mod problems;
mod lookalike;
mod remark;
mod written;
mod yaml;
mod fields;

pub use crate::language::{LANGUAGES, Language};
pub use alike::{composed, first_difference, foreign_script, look_alike, looks};
pub use fields::{
    Fields, KeySet, as_count, as_flag, as_list, as_text, as_word, behind_colon, number_in_words, unknown_word,
};
pub(crate) use hash::{digits, renamed};
pub use lookalike::{lookalike_at_fault, lookalikes};
pub(crate) use near::{between, joined};
pub use near::{capitalised, listed, nearest, one_of, shortened, shortened_line, shortened_path, synonym, valued};
pub use problem::{
    Code, Edit, Problem, Problems, Refused, Suggestion, edited, edited_part, one_too_many, unseen_in_name,
};
pub use remark::Remark;
pub use source::{SourceText, Span};
pub use unseen::{harmless, in_yaml_quotes, is_accent, is_unseen, on_one_line, unseen_name, without_unseen};
pub(crate) use words::words;
pub use written::{in_quotes, in_yaml};
pub use yaml::{Node, Style, Value, parse, parse_taking};
