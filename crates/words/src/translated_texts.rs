//! Texts in languages other than English, by keys.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::language::{COMPILED, Language};

/// The texts of a file by their keys.
type Texts = BTreeMap<&'static str, &'static str>;

/// Texts that are compiled in, a file for each language that is; a line has a key, a tab and a text, in which U+2028
/// stands for a line break.
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
        if language == Language::ENGLISH || COMPILED == 1 {
            return None;
        }
        self.find(language, &format!("{subject}.{key}"))
    }

    /// Returns the text with a key; `None` for English, and for what the language lacks.
    pub fn find(&self, language: Language, key: &str) -> Option<&'static str> {
        let compiled = language.0.checked_sub(1)?;
        let (texts, file) = (self.texts.get(compiled)?, self.files.get(compiled)?);
        texts.get_or_init(|| parse(file)).get(key).copied()
    }
}

fn parse(file: &'static str) -> Texts {
    file.lines().filter_map(|line| line.split_once('\t')).collect()
}
