//! The languages besides English.

use serde::Deserialize;

use crate::BuildResult;

/// A language into which messages are translated.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Translation {
    /// The code, as in `LANG`.
    pub(crate) code: String,
    pub(crate) state: State,
}

/// The part of the program that a language says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum State {
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
    pub(crate) fn all() -> BuildResult<Vec<Self>> {
        serde_yaml::from_str(include_str!("../languages.yaml")).map_err(|e| format!("{}: {e}", Self::FILE).into())
    }

    /// Returns `true` if the crate is built for the page, which is in English alone, since it has to be small.
    pub(crate) fn is_page() -> bool {
        std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32")
    }

    /// Returns `true` if every message has to be there but those of problems.
    pub(crate) fn is_whole(&self) -> bool {
        self.state == State::Whole
    }
}
