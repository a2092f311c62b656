//! The languages besides English.

use serde::Deserialize;

use crate::BuildResult;

/// A language into which messages are translated.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Translation {
    /// The code, as in `LANG`.
    pub code: String,
    /// The name in English.
    pub name: String,
    /// The part of the program that the language says.
    pub state: State,
}

/// The part of the program that a language says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// A part: what it lacks is said in English.
    Begun,
    /// All but problems.
    Whole,
}

impl Translation {
    /// The file that lists the languages.
    pub(crate) const FILE: &str = "crates/build/languages.yaml";

    /// Returns the languages besides English.
    ///
    /// # Errors
    ///
    /// A file that cannot be read.
    pub fn all() -> BuildResult<Vec<Self>> {
        serde_yaml::from_str(include_str!("../languages.yaml")).map_err(|e| format!("{}: {e}", Self::FILE).into())
    }

    /// Returns the fault of a translated text: it is written if, and only if, English has it.
    pub fn text_fault(english: &str, text: &str) -> Option<&'static str> {
        match (english.trim().is_empty(), text.trim().is_empty()) {
            (false, true) => Some("nothing is written"),
            (true, false) => Some("English has none"),
            (true, true) | (false, false) => None,
        }
    }

    /// Returns `true` if every message has to be there but those of problems.
    pub fn is_whole(&self) -> bool {
        self.state == State::Whole
    }
}
