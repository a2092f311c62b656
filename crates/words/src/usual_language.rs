//! The language of answers.

use crate::language::Language;
use crate::translated_texts;

/// The language in which a text is to be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerLanguage {
    /// The language of answers to texts that name none.
    Usual(Language),
    /// A language that was asked for, whatever the text names.
    Chosen(Language),
}

impl AnswerLanguage {
    /// Returns the language, where a text names none.
    pub fn language(self) -> Language {
        let (Self::Usual(language) | Self::Chosen(language)) = self;
        language
    }

    /// Returns the language of the answer to a text that names `own`.
    #[must_use]
    pub fn or_of_text(self, own: Option<Language>) -> Language {
        match self {
            Self::Usual(usual) => own.unwrap_or(usual),
            Self::Chosen(chosen) => chosen,
        }
    }
}

impl Default for AnswerLanguage {
    /// Returns the language that is loaded as the usual one, else English.
    fn default() -> Self {
        Self::Usual(translated_texts::loaded().unwrap_or_default())
    }
}
