//! The string that contains all texts of the tables, each once (`src/texts.rs` reads it).

use std::collections::BTreeMap;

/// The texts so far.
#[derive(Default)]
pub(crate) struct Texts {
    /// All texts, one after the other.
    pub(crate) all: String,
    /// The offset of each text in `all`.
    known: BTreeMap<String, usize>,
}

impl Texts {
    /// Adds a text unless it is there already, and returns its location as Rust source.
    pub(crate) fn add(&mut self, text: &str) -> String {
        let next = self.all.len();
        let from = *self.known.entry(text.to_owned()).or_insert(next);
        if from == next {
            self.all.push_str(text);
        }
        format!("Words::new({}, {})", grouped(from), text.len())
    }

    /// Adds a list as a text of one item per line, and returns its location as Rust source.
    pub(crate) fn list<T: AsRef<str>>(&mut self, all: &[T]) -> String {
        let lines: Vec<&str> = all.iter().map(AsRef::as_ref).collect();
        self.add(&lines.join("\n"))
    }
}

/// Returns a number as Rust source, with thousands grouped by underscores.
fn grouped(number: usize) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{}_{:03}", grouped(thousands), number % 1000),
    }
}
