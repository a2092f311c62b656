//! The topic of a claim or expectation, and the values in it that only a mechanic can read.

use carcassonne_text::{MapEntries, Node, Span};

use super::ask::AskIx;
use crate::board::Place;

/// The feature or question of a claim or expectation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// The feature at a place.
    Feature(Place),
    /// A question.
    Ask(AskIx),
}

impl Topic {
    /// Returns the place of a feature; `None` for a question.
    pub fn place(self) -> Option<Place> {
        match self {
            Self::Feature(place) => Some(place),
            Self::Ask(_) => None,
        }
    }
}

/// A value of a claim or expectation about a question that only the mechanic of the question can read.
#[derive(Debug, Clone)]
pub struct ReplyValue {
    /// The key: `allowed`; empty for a truth value alone.
    pub key: String,
    /// The place of the key in the file.
    pub span: Span,
    /// The value.
    pub node: Node,
}

/// Returns the keys of a map, except `known`, with their values.
pub(super) fn collect_reply_values(fields: &MapEntries<'_>, known: &[&str]) -> Vec<ReplyValue> {
    fields
        .iter()
        .filter(|(key, _, _)| !known.contains(key))
        .map(|(key, span, node)| ReplyValue { key: key.to_owned(), span, node: node.clone() })
        .collect()
}

impl ReplyValue {
    /// Returns the truth value, if the value is one.
    pub fn flag(&self) -> Option<bool> {
        parse_flag(&self.node)
    }
}

/// Returns the truth value of a word: `true`, `yes`, `nein`.
pub(super) fn parse_flag(node: &Node) -> Option<bool> {
    match node.text()?.to_lowercase().as_str() {
        "true" | "yes" | "ja" | "on" => Some(true),
        "false" | "no" | "nein" | "nee" | "off" => Some(false),
        _ => None,
    }
}

/// Returns a truth value without its key, which the question's mechanic knows.
pub(super) fn to_bare_reply(node: &Node) -> ReplyValue {
    ReplyValue { key: String::new(), span: node.span, node: node.clone() }
}
