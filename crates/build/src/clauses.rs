//! The messages that are data too: the word, the meaning and the parts that the attributes of an English message declare.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{Attribute, Pattern, PatternElement};

use crate::BuildResult;
use crate::rust_names::type_name;

/// The kinds of parts, as attributes name them; each is a variant of `PartKind` in `wording/clause.rs` of the position.
const KINDS: &str = "number numbers flag player players tile tiles place places stand meeple meeples direction directions side kind edge building figure sort round named clause clauses";

/// The clauses that have been read, as Rust source.
#[derive(Default)]
pub(crate) struct Clauses {
    rows: Vec<String>,
    /// The meaning and the parts of each word: several messages may share a word that has the same.
    known: BTreeMap<String, (String, Vec<(String, String)>)>,
}

impl Clauses {
    /// Adds the clause that attributes declare: `.word`, `.means` and, for a message with parts, `.data`. `constant` is the
    /// message in Rust, `args` its parts.
    pub(crate) fn add(&mut self, constant: &str, attributes: &[Attribute<String>], args: &[String]) -> BuildResult<()> {
        if attributes.is_empty() {
            return Ok(());
        }
        let mut values: BTreeMap<&str, String> = BTreeMap::new();
        for attribute in attributes {
            let name = attribute.id.name.as_str();
            if !["word", "means", "data"].contains(&name) {
                return Err(format!("unknown attribute `.{name}`").into());
            }
            values.insert(name, plain_text(&attribute.value)?);
        }
        let word = values.get("word").ok_or("no `.word`")?.clone();
        let means = values.get("means").ok_or("no `.means`")?.clone();
        if !word.chars().all(|c| c == '-' || c.is_ascii_lowercase() || c.is_ascii_digit()) {
            return Err(format!("`{word}` is not a word of small letters").into());
        }
        let parts = values.get("data").map_or(Ok(Vec::new()), |data| read_parts(data))?;
        let mut named: Vec<&String> = parts.iter().map(|part| &part.name).collect();
        let mut expected: Vec<&String> = args.iter().collect();
        named.sort();
        expected.sort();
        if named != expected {
            return Err(format!("`.data` has the parts {named:?}, the message has {expected:?}").into());
        }
        let keys = parts.iter().map(|part| (part.key.clone(), part.kind.clone())).collect::<Vec<_>>();
        let meaning = (means.clone(), keys);
        if self.known.entry(word.clone()).or_insert_with(|| meaning.clone()) != &meaning {
            return Err(format!("`{word}` is there already, with another meaning or other parts").into());
        }
        let parts = parts.iter().map(|Part { key, kind, name }| {
            format!("ClausePart {{ name: {name:?}, key: {key:?}, kind: PartKind::{} }}", type_name(kind))
        });
        let parts: Vec<String> = parts.collect();
        self.rows.push(format!(
            "Clause {{ message: super::{constant}, word: {word:?}, means: {means:?}, parts: &[{}] }}",
            parts.join(", ")
        ));
        Ok(())
    }

    /// Returns the table as Rust source.
    pub(crate) fn to_source(&self) -> BuildResult<String> {
        let mut out = String::new();
        writeln!(out, "/// Every clause, in the order of the files and ids of their messages.")?;
        writeln!(out, "pub const CLAUSES: &[Clause] = &[\n{}];", self.rows.join(",\n"))?;
        Ok(out)
    }
}

/// A part of a message as `.data` declares it.
struct Part {
    key: String,
    kind: String,
    name: String,
}

/// Reads `steps: number of count, left: number`: the keys, with the kind of each and the part of the message, if that has
/// another name.
fn read_parts(data: &str) -> BuildResult<Vec<Part>> {
    let read = |entry: &str| -> BuildResult<Part> {
        let (key, rest) = entry.trim().split_once(": ").ok_or_else(|| format!("`{entry}` is not `key: kind`"))?;
        let (kind, name) = rest.split_once(" of ").unwrap_or((rest, key));
        if !KINDS.split(' ').any(|known| known == kind) {
            return Err(format!("`{kind}` is no kind of part").into());
        }
        Ok(Part { key: key.to_owned(), kind: kind.to_owned(), name: name.to_owned() })
    };
    data.split(',').map(read).collect()
}

/// Returns the text of an attribute, which has no parts.
pub(crate) fn plain_text(pattern: &Pattern<String>) -> BuildResult<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(&value.replace('\n', " ")),
            PatternElement::Placeable { .. } => return Err("an attribute has a part".into()),
        }
    }
    Ok(text)
}
