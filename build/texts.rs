//! The text in which all texts of the tables stand, each once (`src/texts.rs` reads them).

use std::collections::BTreeMap;

/// The texts so far.
#[derive(Default)]
pub(crate) struct Texts {
    /// All of them, one after the other.
    pub(crate) all: String,
    /// Where each begins.
    known: BTreeMap<String, usize>,
}

impl Texts {
    /// Adds a text that is not there yet, and gives where it stands as Rust source.
    pub(crate) fn add(&mut self, text: &str) -> String {
        let next = self.all.len();
        let from = *self.known.entry(text.to_owned()).or_insert(next);
        if from == next {
            self.all.push_str(text);
        }
        format!("Words::new({}, {})", grouped(from), text.len())
    }

    /// The same with a list, each of which is a line.
    pub(crate) fn list<T: AsRef<str>>(&mut self, all: &[T]) -> String {
        let lines: Vec<&str> = all.iter().map(AsRef::as_ref).collect();
        self.add(&lines.join("\n"))
    }
}

/// A number as Rust source is written.
fn grouped(number: usize) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{}_{:03}", grouped(thousands), number % 1000),
    }
}
