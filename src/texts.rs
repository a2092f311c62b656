//! The texts of the tables that the build script generates: the words of rulings, the places of sources, sentences,
//! the words of the dictionary.
//!
//! All texts are in one string, each once, and tables refer to them by offset and length. References would have to be
//! relocated at every start of the program, some 25,000 of them.

/// The string that contains all texts.
const ALL: &str = include_str!(concat!(env!("OUT_DIR"), "/texts.txt"));

/// A text in `ALL`, by offset and length in bytes. Two non-empty `Words` are equal if their texts are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Words {
    pub(crate) from: u32,
    length: u32,
}

impl Words {
    /// Creates the text at a byte offset, with a length in bytes.
    pub(crate) const fn new(from: u32, length: u32) -> Self {
        Self { from, length }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.length == 0
    }

    pub(crate) fn text(self) -> &'static str {
        let from = self.from as usize;
        &ALL[from..from + self.length as usize]
    }

    /// Returns the lines of the text; the text of a list has one line for each item.
    pub(crate) fn lines(self) -> std::str::Lines<'static> {
        self.text().lines()
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.text().fmt(f)
    }
}
