//! Texts in languages other than English, by keys: compiled in, or loaded.

use std::sync::OnceLock;

use crate::language::{COMPILED, Language};

/// The texts of a file with their keys, in the order of these.
type Texts = Vec<(&'static str, &'static str)>;

/// The language that is loaded, with the texts of all crates; no two have a key in common.
static LOADED: OnceLock<(Language, Texts)> = OnceLock::new();

/// Loads a language that is not compiled in, from lines as [`TextFiles`] has them. One that is loaded stays.
pub fn load(language: Language, file: &'static str) {
    _ = LOADED.set((language, parse(file)));
}

/// Returns the language that is loaded.
pub fn loaded() -> Option<Language> {
    LOADED.get().map(|(language, _)| *language)
}

/// Texts that are compiled in, a file for each language that is; a line has a key, a tab and a text, in which U+2028
/// stands for a line break, and the lines are sorted.
#[derive(Debug)]
pub struct TextFiles {
    files: &'static [&'static str; COMPILED - 1],
    texts: [OnceLock<Texts>; COMPILED - 1],
}

impl TextFiles {
    /// Creates the texts from the files of the languages besides English.
    pub const fn new(files: &'static [&'static str; COMPILED - 1]) -> Self {
        Self { files, texts: [const { OnceLock::new() }; COMPILED - 1] }
    }

    /// Returns the text on a subject with a key, `subject.key`; `None` for English, and for what the language lacks.
    pub fn find_on(&self, subject: &str, key: &str, language: Language) -> Option<&'static str> {
        if language == Language::ENGLISH {
            return None;
        }
        self.find(language, &format!("{subject}.{key}"))
    }

    /// Returns the text with a key; `None` for English, and for what the language lacks.
    pub fn find(&self, language: Language, key: &str) -> Option<&'static str> {
        let compiled = language.0.checked_sub(1)?;
        let texts = match self.files.get(compiled) {
            Some(file) => self.texts[compiled].get_or_init(|| parse(file)),
            None => LOADED.get().filter(|(loaded, _)| *loaded == language).map(|(_, texts)| texts)?,
        };
        texts.binary_search_by_key(&key, |(known, _)| known).ok().map(|n| texts[n].1)
    }
}

fn parse(file: &'static str) -> Texts {
    file.split('\n').filter_map(|line| line.split_once('\t')).collect()
}
