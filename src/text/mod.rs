//! The text of users: places in it, problems found in it, and its YAML as a tree.
//!
//! The lowest layer: everything that a user wrote (a scenario, a table's own rules) is read here, and every
//! problem found in it is reported through [`Problems`]. No other module uses the YAML parser.

mod encoding;
mod words;
mod source;
mod invisible;
mod appearance;
mod hash;
mod phrasing;
mod excerpt;
mod written;
mod problem;
mod problems;
mod lookalike;
mod remark;
mod quoting;
mod yaml;
mod mapping;

pub use crate::language::{LANGUAGES, Language};
pub use appearance::{appearance_forms, are_lookalikes, compose_accents, first_difference, foreign_script};
pub(crate) use hash::{hash_digits, replace_hashed_names};
pub use invisible::{
    escape_for_yaml, invisible_name, is_accent, is_invisible, sanitize, sanitize_line, strip_invisible,
};
pub use lookalike::{lookalike_at_fault, lookalikes_problem};
pub use mapping::{KeySet, MapEntries, as_count, as_flag, as_list, as_text, as_word, suggest_value, unknown_word};
pub use phrasing::{capitalize, choice_help, nearest_word, quoted_list, shorten, shorten_line, shorten_path};
pub(crate) use phrasing::{join_phrases, join_with};
pub use problem::{
    Code, Confidence, Edit, Problem, Problems, RefusedText, Suggestion, apply_edits, apply_edits_to_part,
    invisible_in_name, too_many_entries,
};
pub(crate) use problem::{phrase, problem, problem_messages};
pub use quoting::{quoted_yaml, yaml_word};
pub use remark::Remark;
pub use source::{SourceText, Span};
pub(crate) use words::words;
pub use yaml::{Node, Style, Value, parse, parse_streaming};
