//! The languages in which sentences and the law are written.

// `LANGUAGES`: the codes of all languages. `IS_WHOLE`: which of them say all.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language, one of [`LANGUAGES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Language(pub usize);

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl Language {
    /// Every language, in the order of [`LANGUAGES`].
    pub const ALL: [Self; LANGUAGES.len()] = {
        let mut all = [Self::ENGLISH; LANGUAGES.len()];
        let mut index = 1;
        while index < all.len() {
            all[index] = Self(index);
            index += 1;
        }
        all
    };

    /// English, which always exists and is the default.
    pub const ENGLISH: Self = Self(0);

    /// No language: every message is the same word, which reveals program results that depend on words.
    pub const ONE_WORD: Self = Self(usize::MAX);

    /// No language: English in which every letter of a message is replaced by the message's mark (`Message::mark`). A
    /// text has the layout of English, and shows of which messages it consists.
    pub const MARKED: Self = Self(usize::MAX - 1);

    /// No language: English whose messages are longer by a quarter, as those of other languages are.
    pub const STRETCHED: Self = Self(usize::MAX - 2);

    /// Returns the code of the language, such as `en`; `en` for [`Self::ONE_WORD`] and its like too.
    pub fn code(self) -> &'static str {
        LANGUAGES.get(self.0).unwrap_or(&LANGUAGES[0])
    }

    /// Returns the language with a code; `None` if it is not one of [`LANGUAGES`].
    pub fn from_code(code: &str) -> Option<Self> {
        LANGUAGES.iter().position(|known| *known == code).map(Self)
    }

    /// Returns the language of a locale, such as `nl_BE.UTF-8`; `None` if it is not one of [`LANGUAGES`].
    pub fn from_locale(locale: &str) -> Option<Self> {
        Self::from_code(locale.split(['_', '-', '.', '@']).next()?)
    }

    /// Returns `true` if the language says all but problems; one that is begun says in English what it lacks.
    pub fn is_whole(self) -> bool {
        IS_WHOLE.get(self.0).copied().unwrap_or_default()
    }
}
