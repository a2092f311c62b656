//! A scenario as a tree of words, which can be modified and written again.

use std::fmt::Write;

use carcassonne_oracle::inside::text::{Node, Value};

/// A value of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Tree {
    /// A key without a value.
    Nothing,
    /// A word, a number, a text.
    Word(String),
    List(Vec<Tree>),
    /// Keys with their values, in order.
    Map(Vec<(String, Tree)>),
}

impl Tree {
    /// Builds the tree of a parsed node.
    pub(crate) fn from_node(node: &Node) -> Self {
        match &node.value {
            Value::Scalar(..) => node.text().map_or(Self::Nothing, |text| Self::Word(text.to_owned())),
            Value::List(items) => Self::List(items.iter().map(Self::from_node).collect()),
            Value::Map(entries) => {
                let key = |key: &Node| key.text().unwrap_or_default().to_owned();
                Self::Map(entries.iter().map(|(k, v)| (key(k), Self::from_node(v))).collect())
            }
        }
    }

    /// Creates a word.
    pub(crate) fn word(word: impl Into<String>) -> Self {
        Self::Word(word.into())
    }

    /// Returns the value of a key; `None` if this is no map with that key.
    pub(crate) fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Map(entries) => entries.iter().find(|(k, _)| k == key).map(|(_, value)| value),
            Self::Nothing | Self::Word(_) | Self::List(_) => None,
        }
    }

    /// Returns the word; `None` for other values.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Word(word) => Some(word),
            Self::Nothing | Self::List(_) | Self::Map(_) => None,
        }
    }

    /// Returns the items; a value that is no list counts as a list of one.
    pub(crate) fn items(&self) -> &[Self] {
        match self {
            Self::List(items) => items,
            Self::Nothing => &[],
            Self::Word(_) | Self::Map(_) => std::slice::from_ref(self),
        }
    }

    /// Returns the entries; empty for other values than maps.
    pub(crate) fn entries(&self) -> &[(String, Self)] {
        match self {
            Self::Map(entries) => entries,
            Self::Nothing | Self::Word(_) | Self::List(_) => &[],
        }
    }

    /// Returns the column and row of a space; `None` for other values.
    pub(crate) fn column_and_row(&self) -> Option<(i32, i32)> {
        match self.items() {
            [Self::Word(column), Self::Word(row)] => Some((column.parse().ok()?, row.parse().ok()?)),
            _ => None,
        }
    }

    /// Writes the value on one line.
    pub(crate) fn write_inline(&self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Word(word) => quote(word),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(Self::write_inline).collect();
                format!("[{}]", items.join(", "))
            }
            Self::Map(entries) => {
                let entry = |(key, value): &(String, Self)| {
                    format!("{}: {}", quote(key), value.write_inline()).trim_end().to_owned()
                };
                match entries.iter().map(entry).collect::<Vec<_>>().join(", ") {
                    none if none.is_empty() => "{}".to_owned(),
                    entries => format!("{{ {entries} }}"),
                }
            }
        }
    }

    /// Writes a key with its value as in a file: a line for each item or entry.
    pub(crate) fn write_entry(&self, key: &str) -> String {
        let mut text = format!("{key}:");
        let mut append = |line: std::fmt::Arguments<'_>| text.write_fmt(line).unwrap_or_default();
        match self {
            Self::List(items) if !items.is_empty() => {
                for item in items {
                    append(format_args!("\n  - {}", item.write_inline()));
                }
            }
            Self::Map(entries) if !entries.is_empty() => {
                for (key, value) in entries {
                    append(format_args!("\n  {}: {}", quote(key), value.write_inline()));
                }
            }
            Self::Nothing | Self::Word(_) | Self::List(_) | Self::Map(_) => {
                append(format_args!(" {}", self.write_inline()));
            }
        }
        text.push('\n');
        text
    }
}

/// Quotes a word, unless it is plain.
fn quote(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.:@".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) && !word.ends_with(':') && !word.starts_with(['-', '@', ':']) {
        return word.to_owned();
    }
    if word.parse::<i64>().is_ok() {
        return word.to_owned();
    }
    let escaped: String =
        word.chars().flat_map(|c| ["\"\\".contains(c).then_some('\\'), Some(c)].into_iter().flatten()).collect();
    format!("\"{}\"", escaped.replace('\n', "\\n"))
}
