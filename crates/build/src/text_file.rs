//! Texts in a language besides English, by keys, as a file: a line has a key, a tab and a text.

use crate::{BuildResult, Output};

/// Texts in a language.
#[derive(Debug)]
pub struct TextFile {
    /// The code of the language.
    language: String,
    pub(crate) lines: String,
}

impl TextFile {
    /// Creates an empty file of a language.
    pub fn new(language: &str) -> Self {
        Self { language: language.to_owned(), lines: String::new() }
    }

    /// Adds a text, in which U+2028 stands for a line break; an empty one is left out.
    pub fn add(&mut self, key: impl AsRef<str>, text: &str) {
        if !text.is_empty() {
            self.lines.extend([key.as_ref(), "\t", &text.replace('\n', "\u{2028}"), "\n"]);
        }
    }

    /// Writes the files of all languages besides English, and a list of those that are compiled in, called `list`: none for
    /// the page, which has to be small and loads them.
    ///
    /// # Errors
    ///
    /// The message of the operating system.
    pub fn write_all(files: &[TextFile], out: &Output, list: &str) -> BuildResult<()> {
        let mut included = Vec::new();
        for Self { language, lines } in files {
            let file = format!("{list}.{language}.txt");
            let mut sorted: Vec<&str> = lines.split_inclusive('\n').collect();
            sorted.sort_unstable();
            out.write(&file, sorted.concat())?;
            if !is_page() {
                included.push(format!("include_str!({file:?})"));
            }
        }
        out.write(&format!("{list}.rs"), format!("[{}]", included.join(", ")))
    }
}

/// Returns `true` if a crate is built for the page.
pub(crate) fn is_page() -> bool {
    std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32")
}
