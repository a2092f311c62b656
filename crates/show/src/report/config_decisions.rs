//! A configuration's decisions on an answer. They are printed with it, since other people's answers may differ.

use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_text::sanitize_line;
use serde::Serialize;

use super::style::Style;

/// A configuration's decisions on an answer. Anything else comes from the command line, or is the default.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct ConfigDecisions {
    /// The path of the configuration file, relative to the working directory.
    pub file: String,
    /// The rule sets, by the words of the file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The files with house rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<String>,
    /// The size of the board, or `none`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

impl ConfigDecisions {
    /// Returns these decisions; `None` if there are none.
    pub fn non_empty(&self) -> Option<&Self> {
        (!self.rules.is_empty() || !self.house.is_empty() || self.board.is_some()).then_some(self)
    }

    /// Returns the decisions in a sentence, with the flag that ignores them.
    pub fn sentence(&self, voice: Voice<'_>) -> String {
        let Self { file, rules, house, board } = self;
        let list = |all: &[String]| Arg::list(all.iter().cloned());
        let board = board.as_deref().map(|size| match size {
            "none" => say!(report::ConfiguredNoBoard),
            size => say!(report::ConfiguredBoard { size: size.to_owned() }),
        });
        let parts = [
            (!rules.is_empty()).then(|| say!(report::ConfiguredRules { rules: list(rules) })),
            (!house.is_empty()).then(|| say!(report::ConfiguredHouse { files: list(house) })),
            board,
        ];
        let parts: Vec<String> = parts.iter().flatten().map(|part| voice.say(part)).collect();
        let decided = voice.join(&parts, Join::Semicolons);
        voice.capitalized_sentence(&say!(report::Configured { file: file.clone(), decided: decided }))
    }

    /// Returns the sentence as lines below an answer.
    pub fn lines(&self, style: Style) -> String {
        style.wrap(&sanitize_line(&self.sentence(Voice::in_language(style.language))), "", "  ") + "\n"
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_text::Language;

    use super::*;

    #[test]
    fn the_decisions_are_one_sentence() {
        let voice = Voice::in_language(Language::ENGLISH);
        let words = |all: &[&str]| all.iter().map(|word| (*word).to_owned()).collect();
        let none = ConfigDecisions { file: "oracle.toml".to_owned(), ..ConfigDecisions::default() };
        assert_eq!(none.non_empty(), None);
        let rules = ConfigDecisions { rules: words(&["2021", "community"]), ..none.clone() };
        assert_eq!(
            rules.non_empty().map(|rules| rules.sentence(voice)).as_deref(),
            Some("Set by oracle.toml: rules 2021 and community. --no-config ignores it.")
        );
        let all = ConfigDecisions {
            rules: words(&["now"]),
            house: words(&["a.yaml", "b.yaml", "c.yaml"]),
            board: Some("small".to_owned()),
            ..none.clone()
        };
        assert_eq!(
            all.sentence(voice),
            "Set by oracle.toml: rules now; house rules of a.yaml, b.yaml and c.yaml; a small board. --no-config ignores it."
        );
        let bare = ConfigDecisions { board: Some("none".to_owned()), ..none };
        assert_eq!(bare.sentence(voice), "Set by oracle.toml: no board. --no-config ignores it.");
    }
}
