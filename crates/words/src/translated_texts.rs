//! Texts in languages other than English, by keys. A program has them compiled in; the page loads the file of a language
//! when it is chosen.

use std::collections::BTreeMap;
use std::sync::{OnceLock, RwLock};

use crate::language::{COMPILED, LANGUAGES, Language};

/// The texts of a file by their keys.
type Texts = BTreeMap<&'static str, &'static str>;

/// The loaded texts of each language.
static LOADED: RwLock<[Option<&'static Texts>; LANGUAGES.len()]> = RwLock::new([None; LANGUAGES.len()]);

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

    /// Returns the text with a key, also if it was loaded; `None` for English, and for what the language lacks.
    pub fn find(&self, language: Language, key: &str) -> Option<&'static str> {
        let compiled = language.0.checked_sub(1)?;
        match (self.texts.get(compiled), self.files.get(compiled)) {
            (Some(texts), Some(file)) => texts.get_or_init(|| parse(file)).get(key).copied(),
            _ => find_loaded(language, key),
        }
    }
}

/// Returns the text with a key that was loaded for a language.
pub(crate) fn find_loaded(language: Language, key: &str) -> Option<&'static str> {
    let loaded = LOADED.read().ok()?;
    loaded.get(language.0).copied().flatten()?.get(key).copied()
}

/// Loads the file of a language, which is kept until the program ends.
pub fn load(language: Language, file: &str) {
    let texts: &'static Texts = Box::leak(Box::new(parse(Box::leak(file.to_owned().into_boxed_str()))));
    if let Ok(mut loaded) = LOADED.write()
        && let Some(known) = loaded.get_mut(language.0)
    {
        *known = Some(texts);
    }
}

fn parse(file: &'static str) -> Texts {
    file.lines().filter_map(|line| line.split_once('\t')).collect()
}
