//! Readings of questions, as an index and as a Rust type.

/// The index of a reading among the readings of its question, in the order of the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReadingIx(u8);

impl ReadingIx {
    /// The first reading of a question.
    pub const FIRST: ReadingIx = ReadingIx::new(0);

    /// Creates the index of the reading at `index`, counted from 0.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Returns the index as a number, counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the indices of the first `count` readings, in order (at most 256).
    pub fn first(count: usize) -> impl Iterator<Item = ReadingIx> {
        (0..=u8::MAX).take(count).map(Self)
    }
}

/// A type whose values are the possible readings of a question.
pub trait Reading: Copy + Eq + std::fmt::Debug + 'static {
    /// Every reading, in the order of the data.
    const ALL: &'static [Self];

    /// Returns the word that the data uses for this reading.
    fn word(self) -> &'static str;

    /// Returns the reading at `index` of [`Reading::ALL`], or the first if the index is too high.
    fn from_index(index: ReadingIx) -> Self {
        Self::ALL.get(index.index()).copied().unwrap_or(Self::ALL[0])
    }
}
