//! The texts of the tables that are made when the program is built: what rulings say, the places of sources, sentences,
//! synonyms.
//!
//! They stand one after the other in one text, each once, and a table has where in it they stand. A reference to each would
//! have to be set right at every start, before anything else is done, and there would be some 25,000.

/// All of them.
const ALL: &str = include_str!(concat!(env!("OUT_DIR"), "/texts.txt"));

/// One of them. Two are equal if their texts are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Words {
    from: u32,
    length: u32,
}

impl Words {
    /// What stands from a place on, so many bytes long.
    pub(crate) const fn new(from: u32, length: u32) -> Self {
        Self { from, length }
    }

    /// Whether there is nothing in it.
    pub(crate) fn is_empty(self) -> bool {
        self.length == 0
    }

    /// The text.
    pub(crate) fn text(self) -> &'static str {
        let from = self.from as usize;
        &ALL[from..from + self.length as usize]
    }

    /// Its lines: of a list in a table, each is a line.
    pub(crate) fn lines(self) -> std::str::Lines<'static> {
        self.text().lines()
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.text().fmt(f)
    }
}
