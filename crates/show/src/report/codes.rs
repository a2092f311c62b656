//! The codes of problems, each with its meaning and an example (`codes.yaml`).

use serde_json::{Value, json};

use super::format::Listing;
use super::law_page::LawPage;

include!(concat!(env!("OUT_DIR"), "/codes.rs"));

/// A code of problems.
#[derive(Debug)]
pub struct ProblemCode {
    /// The code, which never changes: `player::unknown`.
    pub word: &'static str,
    /// The meaning, in a sentence.
    pub means: &'static str,
    /// The name of the file that the examples are, if it is no scenario; empty for a scenario and for a command.
    pub file: &'static str,
    /// The means that an example would need; empty if there is one.
    pub needs: &'static str,
    /// A file, or a command that begins with `oracle` and the lines typed then, with such a problem.
    pub wrong: &'static str,
    /// The file or command without the problem.
    pub right: &'static str,
}

impl ProblemCode {
    /// Returns the code of this word; `None` if there is none.
    pub fn find(word: &str) -> Option<&'static Self> {
        CODES.iter().find(|code| code.word == word)
    }

    /// Returns the page of `oracle explain`, with its data.
    pub(super) fn listing(&self) -> Listing {
        let mut page = LawPage::new();
        page.head(format!("Problem {}", self.word)).text(self.means);
        let language = match self.file {
            _ if self.wrong.starts_with("oracle ") => "sh",
            "oracle.toml" => "toml",
            _ => "yaml",
        };
        if self.needs.is_empty() {
            for (title, example) in [("Wrong:", self.wrong), ("Right:", self.right)] {
                page.blank().text(title).verbatim(language, example.lines().collect());
            }
        } else {
            page.aside(format!("An example needs {}.", self.needs));
        }
        let mut data = json!({ "kind": "problem", "id": self.word, "meaning": self.means });
        for (key, text) in [("wrong", self.wrong), ("right", self.right)] {
            if !text.is_empty() {
                data[key] = json!(text);
            }
        }
        Listing::new(page, data)
    }
}

pub(super) fn list_codes() -> Listing {
    let mut page = LawPage::new();
    page.head("Problems: what can be wrong with a file or a command, by code");
    for code in &CODES {
        page.item("-", format!("{}: {}", code.word, code.means));
    }
    let all: Vec<Value> = CODES.iter().map(|code| json!({ "id": code.word, "meaning": code.means })).collect();
    Listing::new(page, json!({ "kind": "problems", "id": "problems", "problems": all }))
}
