//! What a claim or expectation is about, and the keys in it that only a mechanic can read.

use super::ask::AskIx;
use crate::scenario::board::Place;
use crate::text::{MapEntries, Node, Span};

/// What a claim or expectation is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// The feature at a place.
    Feature(Place),
    /// A question.
    Ask(AskIx),
}

impl About {
    /// The place, if it is about a feature.
    pub fn place(self) -> Option<Place> {
        match self {
            Self::Feature(place) => Some(place),
            Self::Ask(_) => None,
        }
    }
}

/// A key of a claim or expectation about a question that only the question's mechanic can read.
#[derive(Debug, Clone)]
pub struct Said {
    /// The key: `allowed`.
    pub key: String,
    /// Where it stands.
    pub span: Span,
    /// Its value.
    pub node: Node,
}

/// The keys of a map that only a mechanic can read: all but `known`.
pub(in crate::scenario) fn said(fields: &MapEntries<'_>, known: &[&str]) -> Vec<Said> {
    fields
        .iter()
        .filter(|(key, _, _)| !known.contains(key))
        .map(|(key, span, node)| Said { key: key.to_owned(), span, node: node.clone() })
        .collect()
}

impl Said {
    /// The truth value that it means, if it is one.
    pub fn flag(&self) -> Option<bool> {
        flag(&self.node)
    }
}

/// The truth value that a word means: `true`, `yes`, `nein`.
pub(in crate::scenario) fn flag(node: &Node) -> Option<bool> {
    match node.text()?.to_lowercase().as_str() {
        "true" | "yes" | "ja" | "on" => Some(true),
        "false" | "no" | "nein" | "nee" | "off" => Some(false),
        _ => None,
    }
}

/// A truth value without the key under which it belongs; which that is the question's mechanic knows.
pub(in crate::scenario) fn bare(node: &Node) -> Said {
    Said { key: String::new(), span: node.span, node: node.clone() }
}
