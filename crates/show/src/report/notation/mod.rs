//! The pages on the notation of boards. They are Markdown files in this folder; a test runs their examples in YAML.

use carcassonne_text::Language;
use serde_json::{Value, json};

use crate::report::law_page::{LawPage, Paragraph};

/// A page on the notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Topic {
    /// The word after `oracle explain`: `map`.
    pub word: &'static str,
    /// The page in Markdown: a heading, paragraphs and items of one line each, and blocks between fences.
    pub text: &'static str,
}

/// Makes the topics of the files in a folder, and of a page that the build script has completed: it adds the questions
/// that `ask.md` does not name.
macro_rules! topics {
    ($folder:literal, $ask:literal) => {
        [
            Topic { word: "notation", text: include_str!(concat!($folder, "notation.md")) },
            Topic { word: "map", text: include_str!(concat!($folder, "map.md")) },
            Topic { word: "board", text: include_str!(concat!($folder, "board.md")) },
            Topic { word: "tiles", text: include_str!(concat!($folder, "tiles.md")) },
            Topic { word: "meeples", text: include_str!(concat!($folder, "meeples.md")) },
            Topic { word: "half", text: include_str!(concat!($folder, "half.md")) },
            Topic { word: "places", text: include_str!(concat!($folder, "places.md")) },
            Topic { word: "figures", text: include_str!(concat!($folder, "figures.md")) },
            Topic { word: "ask", text: include_str!(concat!(env!("OUT_DIR"), "/", $ask)) },
        ]
    };
}

/// Every page, the overview first.
pub const TOPICS: [Topic; 9] = topics!("", "ask.md");

/// The pages in other languages, by the codes of these.
const TRANSLATIONS: [(&str, [Topic; 9]); 2] =
    [("nl", topics!("nl/", "ask.nl.md")), ("de", topics!("de/", "ask.de.md"))];

impl Topic {
    /// Finds the page of a word.
    pub fn find(word: &str) -> Option<&'static Self> {
        TOPICS.iter().find(|topic| topic.word == word)
    }

    /// Returns the page in a language, or in English if there is no translation.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        let translation = TRANSLATIONS.iter().find(|(code, _)| *code == language.code());
        let topic = translation.and_then(|(_, topics)| topics.iter().find(|topic| topic.word == self.word));
        topic.copied().unwrap_or(self)
    }

    /// Returns the heading.
    pub fn title(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(self.word)
    }

    /// Returns the example scenarios of the page.
    pub fn examples(&self) -> Vec<String> {
        let example = |paragraph: &Paragraph| match paragraph {
            Paragraph::Verbatim { language, lines, .. } if language == "yaml" => Some(lines.join("\n") + "\n"),
            _ => None,
        };
        self.page().paragraphs.iter().filter_map(example).collect()
    }

    pub fn page(&self) -> LawPage {
        let mut page = LawPage::new();
        let mut lines = self.text.lines();
        while let Some(line) = lines.next() {
            if let Some(language) = line.strip_prefix("```") {
                page.verbatim(language, lines.by_ref().take_while(|line| *line != "```").collect());
            } else if let Some(head) = line.strip_prefix("# ") {
                page.head(head);
            } else if let Some(item) = line.strip_prefix("- ") {
                page.item("-", item);
            } else if line.is_empty() {
                page.blank();
            } else {
                page.text(line);
            }
        }
        page
    }

    pub fn page_json(&self) -> Value {
        json!({
            "kind": "notation",
            "id": self.word,
            "title": self.title(),
            "text": self.text,
            "examples": self.examples(),
        })
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use carcassonne_board::tiles::Symbol;
    use carcassonne_law::RuleSet;
    use carcassonne_rules::mechanics::question_words;
    use carcassonne_rules::verdict::{Case, Scope, judge};
    use carcassonne_text::SourceText;

    use super::*;
    use crate::report::{Style, law_text::law_text};

    fn all_pages() -> impl Iterator<Item = Topic> {
        let language = |code: &str| Language::from_code(code).expect("a language");
        let translated =
            TRANSLATIONS.iter().flat_map(|(code, _)| TOPICS.map(|topic| topic.in_language(language(code))));
        TOPICS.into_iter().chain(translated.collect::<Vec<Topic>>())
    }

    #[test]
    fn a_translated_page_has_the_examples_of_english() {
        // Comments in them are for readers.
        let bare = |example: &String| {
            let lines = example.lines().map(|line| line.split(" #").next().unwrap_or_default().trim_end());
            lines.collect::<Vec<_>>().join("\n")
        };
        for (_, topics) in TRANSLATIONS {
            for (english, translated) in TOPICS.iter().zip(topics) {
                assert_eq!(english.word, translated.word);
                let examples = |of: &Topic| of.examples().iter().map(bare).collect::<Vec<_>>();
                assert_eq!(examples(english), examples(&translated), "{}", english.word);
            }
        }
    }

    #[test]
    fn every_page_has_at_most_40_lines_of_80_columns() {
        for topic in all_pages() {
            let text = law_text(&topic.page(), Style::PLAIN);
            let lines: Vec<&str> = text.lines().collect();
            assert!(lines.len() <= 40, "{}: {} lines\n{text}", topic.word, lines.len());
            let wide = lines.iter().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{}", topic.word);
        }
    }

    #[test]
    fn every_example_is_judged() {
        for topic in all_pages() {
            assert!(!topic.examples().is_empty(), "{} shows nothing", topic.word);
            for example in topic.examples() {
                let name = format!("oracle explain {}", topic.word);
                let source = SourceText::new(name, example.clone().into_bytes()).expect("text");
                let case = match Case::open(&Arc::new(source)) {
                    Ok(case) => case,
                    Err(refused) => {
                        let messages: Vec<_> = refused.problems().map(carcassonne_text::Problem::message).collect();
                        assert!(messages.is_empty(), "{}: {messages:?}\n{example}", topic.word);
                        continue;
                    }
                };
                let sets = RuleSet::all();
                let answered = judge(&case.table(), &sets, Scope::Answered).subjects.len();
                let asks = example.contains("ask:") || example.contains("meeples:");
                assert!(answered > 0 || !asks, "{}: nothing is judged\n{example}", topic.word);
            }
        }
    }

    #[test]
    fn every_question_is_on_the_page_ask() {
        let page = Topic::find("ask").expect("a page").text;
        for word in question_words().into_iter().filter(|word| *word != "turn") {
            assert!(page.contains(&format!("{word}: {{")), "{word}");
        }
    }

    #[test]
    fn every_symbol_is_on_the_page_tiles() {
        let page = Topic::find("tiles").expect("a page").text;
        for word in Symbol::WORDS {
            assert!(page.contains(word), "src/report/notation/tiles.md has no `{word}`");
            let row = format!("`{word}");
            assert!(include_str!("../../../../../docs/writing.md").contains(&row), "docs/writing.md has no `{word}`");
        }
    }

    #[test]
    fn the_overview_names_every_page() {
        let overview = Topic::find("notation").expect("a page").text;
        let list = overview.lines().find(|line| line.starts_with("More:")).expect("the list");
        for topic in TOPICS.iter().filter(|topic| topic.word != "notation") {
            assert!(list.contains(topic.word), "{}", topic.word);
        }
    }
}
