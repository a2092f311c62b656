//! The string that contains all texts of the tables, each once (`text_table!` of the words reads it).

use std::collections::BTreeMap;

/// The texts added so far to the string of all texts.
#[derive(Default)]
pub struct Texts {
    /// All texts, one after the other.
    pub contents: String,
    /// The offset of each text in `contents`.
    offsets: BTreeMap<String, usize>,
}

impl Texts {
    /// Adds a text unless it is there already, and returns its location as Rust source.
    pub fn add(&mut self, text: &str) -> String {
        let next = self.contents.len();
        let offset = *self.offsets.entry(text.to_owned()).or_insert(next);
        if offset == next {
            self.contents.push_str(text);
        }
        format!("Words::new({}, {})", group_digits(offset), text.len())
    }

    /// Adds a text unless it is there already, and returns the bytes at which it begins and ends.
    pub fn add_range(&mut self, text: &str) -> String {
        self.add(text);
        let from = self.offsets[text];
        format!("{}, {}", group_digits(from), group_digits(from + text.len()))
    }

    /// Adds a list as a text of one item per line, and returns its location as Rust source.
    pub fn add_list<T: AsRef<str>>(&mut self, items: &[T]) -> String {
        let lines: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        self.add(&lines.join("\n"))
    }
}

/// Returns a number as Rust source, with thousands grouped by underscores.
fn group_digits(number: usize) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{}_{:03}", group_digits(thousands), number % 1000),
    }
}
