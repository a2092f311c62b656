//! Readings: by their place among those of a question, and by their type.

/// The place of a reading among those of its question, in the order of the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReadingIx(u8);

impl ReadingIx {
    /// The first reading of a question.
    pub const FIRST: ReadingIx = ReadingIx::new(0);

    /// The reading at a place, counted from 0.
    pub const fn new(place: u8) -> Self {
        Self(place)
    }

    /// Its place, counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The places of the first `count` readings, in order.
    pub fn first(count: usize) -> impl Iterator<Item = ReadingIx> {
        (0..=u8::MAX).take(count).map(Self)
    }
}

/// The readings of a question: what the law may hold on it.
pub trait Reading: Copy + Eq + std::fmt::Debug + 'static {
    /// Every reading, in the order of the data.
    const ALL: &'static [Self];

    /// The word that the data uses for it.
    fn word(self) -> &'static str;

    /// The reading at a place in [`Reading::ALL`]; the first if there is no such place.
    fn at(place: ReadingIx) -> Self {
        Self::ALL.get(place.index()).copied().unwrap_or(Self::ALL[0])
    }
}
