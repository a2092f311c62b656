//! The texts of a crate in a language besides English, by keys, as a file: a line has a key, a tab and a text.

use std::path::Path;

use crate::{BuildResult, Output};

/// The environment variable with the folder for files that the page loads: it has English alone, since it has to be small.
const FOLDER: &str = "ORACLE_LANGUAGES";

/// The texts of a crate in a language.
#[derive(Debug)]
pub struct TextFile {
    /// The name among the files of a language, and the code of the language.
    name: (String, String),
    pub(crate) lines: String,
}

impl TextFile {
    /// Creates an empty file with a name of its own in a language.
    pub fn new(name: &str, language: &str) -> Self {
        Self { name: (name.to_owned(), language.to_owned()), lines: String::new() }
    }

    /// Adds a text, in which U+2028 stands for a line break; an empty one is left out.
    pub fn add(&mut self, key: impl AsRef<str>, text: &str) {
        if !text.is_empty() {
            self.lines.extend([key.as_ref(), "\t", &text.replace('\n', "\u{2028}"), "\n"]);
        }
    }

    /// Writes the files of all languages besides English, and a list of those that are compiled in, called `list`: all, or
    /// for the page none, which are written where it looks for them.
    ///
    /// # Errors
    ///
    /// The message of the operating system.
    #[expect(clippy::print_stdout, reason = "so a build script speaks to Cargo")]
    pub fn write_all(files: &[TextFile], out: &Output, list: &str) -> BuildResult<()> {
        println!("cargo::rerun-if-env-changed={FOLDER}");
        let mut included = Vec::new();
        for Self { name: (name, language), lines } in files {
            if is_page() {
                let Some(folder) = std::env::var_os(FOLDER) else { continue };
                let folder = Path::new(&folder).join(language);
                std::fs::create_dir_all(&folder)?;
                std::fs::write(folder.join(format!("{name}.txt")), lines)?;
            } else {
                let file = format!("{list}.{language}.txt");
                out.write(&file, lines)?;
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
