//! What of an answer a configuration decided: said below the answer, so that nobody wonders why it is not what another sees.

use serde::Serialize;

use super::style::Style;
use crate::text::on_one_line;

/// What of an answer a configuration decided, and which: the rest was asked for, or is as it always is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Configured {
    /// The file, as one would name it from here.
    pub file: String,
    /// The rule sets that were asked, as it names them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// The files with a table's own rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<String>,
    /// The size of the board, or `none`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

impl Configured {
    /// Itself, if it decided anything.
    pub fn shaping(&self) -> Option<&Self> {
        (!self.rules.is_empty() || !self.house.is_empty() || self.board.is_some()).then_some(self)
    }

    /// What it decided, in a sentence, and how to do without.
    pub fn sentence(&self) -> String {
        let Self { file, rules, house, board } = self;
        let words = |all: &[String]| match all {
            [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
            few => few.concat(),
        };
        let mut parts = Vec::new();
        if !rules.is_empty() {
            parts.push(format!("rules {}", words(rules)));
        }
        if !house.is_empty() {
            parts.push(format!("house rules of {}", words(house)));
        }
        match board.as_deref() {
            None => {}
            Some("none") => parts.push("no board".to_owned()),
            Some(size) => parts.push(format!("a {size} board")),
        }
        format!("By {file}: {}. --no-config leaves it out.", parts.join("; "))
    }

    /// The sentence as lines below an answer.
    pub fn lines(&self, style: Style) -> String {
        style.wrap(&on_one_line(&self.sentence()), "", "  ") + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_decided_is_one_sentence() {
        let words = |all: &[&str]| all.iter().map(|word| (*word).to_owned()).collect();
        let none = Configured { file: "oracle.toml".to_owned(), ..Configured::default() };
        assert_eq!(none.shaping(), None);
        let rules = Configured { rules: words(&["2021", "community"]), ..none.clone() };
        assert_eq!(
            rules.shaping().map(Configured::sentence).as_deref(),
            Some("By oracle.toml: rules 2021 and community. --no-config leaves it out.")
        );
        let all = Configured {
            rules: words(&["now"]),
            house: words(&["a.yaml", "b.yaml", "c.yaml"]),
            board: Some("small".to_owned()),
            ..none.clone()
        };
        assert_eq!(
            all.sentence(),
            "By oracle.toml: rules now; house rules of a.yaml, b.yaml and c.yaml; a small board. --no-config leaves it out."
        );
        let bare = Configured { board: Some("none".to_owned()), ..none };
        assert_eq!(bare.sentence(), "By oracle.toml: no board. --no-config leaves it out.");
    }
}
