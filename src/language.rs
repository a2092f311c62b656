//! The languages in which the texts of the tables are written: sentences, and the law.

// Which they are.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language, one of [`LANGUAGES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Language(pub(crate) usize);

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl Language {
    /// English, which is always there, and is spoken where no other is asked for.
    pub const ENGLISH: Self = Self(0);

    /// No language: every message is the same word, so that what depends on words shows.
    pub const ONE_WORD: Self = Self(usize::MAX);

    /// No language: English, in which every letter of a message is the message's own mark (`Message::mark`). A text is laid out
    /// as in English, and shows which messages it says.
    pub const MARKED: Self = Self(usize::MAX - 1);

    /// Its code: `en`.
    pub fn code(self) -> &'static str {
        LANGUAGES.get(self.0).unwrap_or(&LANGUAGES[0])
    }

    /// The language with a code, if sentences are written in it.
    pub fn named(code: &str) -> Option<Self> {
        LANGUAGES.iter().position(|known| *known == code).map(Self)
    }
}
