//! The text of users: places in it, problems found in it, and its YAML as a tree.
//!
//! Everything that a user wrote (a scenario, a table's own rules) is read here, and every problem found in it is reported
//! through [`Problems`]. No other crate uses the YAML parser.

mod message_texts;
mod words;
mod sentence_macros;
mod problems;
mod invisible;
mod appearance;
mod hash;
mod phrasing;
mod problem_speaker;
#[cfg(feature = "cli")]
mod word_choice;
mod encoding;
mod source;
mod excerpt;
mod written;
mod problem;
mod invisible_in_name;
mod lookalike;
mod remark;
mod quoting;
mod syntax;
mod yaml;
mod found_problems;
mod mapping;

pub use appearance::{appearance_forms, are_lookalikes, compose_accents, first_difference, foreign_script};
pub use carcassonne_words::language::{LANGUAGES, Language};
pub use carcassonne_words::usual_language::AnswerLanguage;
pub use found_problems::Problems;
pub use hash::{hash_digits, replace_hashed_names};
pub use invisible::{escape_for_yaml, is_accent, is_invisible, sanitize, sanitize_line, strip_invisible};
pub use invisible_in_name::invisible_in_name;
pub use lookalike::{lookalike_at_fault, lookalikes_problem};
pub use mapping::{KeySet, MapEntries, as_count, as_flag, as_list, as_text, as_word, suggest_value};
pub use phrasing::{capitalize, nearest_word, quoted_list, shorten, shorten_line, shorten_path};
pub use phrasing::{join_phrases, join_with};
pub use problem::{Code, Confidence, Edit, Problem, RefusedText, Suggestion, apply_edits, apply_edits_to_part};
pub use problem_speaker::{phrase_text, phrase_text_in};
pub use problems::fields::NotMap;
pub use quoting::{quoted_yaml, yaml_word};
pub use remark::Remark;
pub use source::{SourceText, Span};
#[cfg(feature = "cli")]
pub use word_choice::choice;
pub use yaml::{Node, Style, Value, parse, parse_streaming};
