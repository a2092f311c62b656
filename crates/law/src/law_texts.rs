//! The texts of the law in languages other than English, by keys: `count.double.title`, `source.2e.called`.

use carcassonne_words::language::Language;
use carcassonne_words::translated_texts::TextFiles;

/// The texts of each language, a line for each text: its key, a tab and the text.
static FILES: TextFiles = TextFiles::new(&include!(concat!(env!("OUT_DIR"), "/law_texts.rs")));

/// Returns a text in a language; `None` for English, and for what the language lacks.
pub(super) fn find(language: Language, subject: &str, key: &str) -> Option<&'static str> {
    FILES.find_on(subject, key, language)
}
