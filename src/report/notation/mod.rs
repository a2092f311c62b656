//! The notation, a page for each of its parts: how a board is typed. The pages are Markdown files beside this
//! one; what they show as YAML is run by a test.

use serde_json::{Value, json};

use crate::report::law::LawPage;

/// A page on the notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Topic {
    /// The word by which it is asked for: `map`.
    pub word: &'static str,
    /// The page: a heading, paragraphs and items of a line each, and blocks between fences.
    pub text: &'static str,
}

/// A topic from the file of its name.
macro_rules! topic {
    ($word:literal) => {
        Topic { word: $word, text: include_str!(concat!($word, ".md")) }
    };
}

/// Every page, the overview first.
pub const TOPICS: [Topic; 9] = [
    topic!("notation"),
    topic!("map"),
    topic!("board"),
    topic!("tiles"),
    topic!("meeples"),
    topic!("half"),
    topic!("places"),
    topic!("figures"),
    // With whatever question the page does not name, from its mechanic.
    Topic { word: "ask", text: include_str!(concat!(env!("OUT_DIR"), "/ask.md")) },
];

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    /// The heading.
    Head(&'static str),
    /// A block between fences: its language, and its lines.
    Block(&'static str, Vec<&'static str>),
    /// An item of a list.
    Item(&'static str),
    /// Anything else, line by line.
    Text(&'static str),
    /// An empty line.
    Blank,
}

impl Topic {
    /// The page of a word.
    pub fn named(word: &str) -> Option<&'static Self> {
        TOPICS.iter().find(|topic| topic.word == word)
    }

    /// Its heading.
    pub fn title(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(self.word)
    }

    /// The scenarios that it shows.
    pub fn examples(&self) -> Vec<String> {
        let block = |part| match part {
            Part::Block("yaml", lines) => Some(lines.join("\n") + "\n"),
            _ => None,
        };
        self.parts().into_iter().filter_map(block).collect()
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut lines = self.text.lines();
        while let Some(line) = lines.next() {
            parts.push(if let Some(language) = line.strip_prefix("```") {
                Part::Block(language, lines.by_ref().take_while(|line| *line != "```").collect())
            } else if let Some(head) = line.strip_prefix("# ") {
                Part::Head(head)
            } else if let Some(item) = line.strip_prefix("- ") {
                Part::Item(item)
            } else if line.is_empty() {
                Part::Blank
            } else {
                Part::Text(line)
            });
        }
        parts
    }

    /// It as a page.
    pub(in crate::report) fn page(&self) -> LawPage {
        let mut page = LawPage::new();
        for part in self.parts() {
            match part {
                Part::Head(text) => page.head(text),
                Part::Block(language, lines) => page.verbatim(language, lines),
                Part::Item(text) => page.item("-", text),
                Part::Text(text) => page.text(text),
                Part::Blank => page.blank(),
            };
        }
        page
    }

    /// It as data.
    pub(in crate::report) fn data(&self) -> Value {
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

    use super::*;
    use crate::mechanics::question_words;
    use crate::report::{Style, law_text::law_text};
    use crate::rulebook::RuleSet;
    use crate::text::SourceText;
    use crate::tiles::Symbol;
    use crate::verdict::{Case, Scope, judge};

    #[test]
    fn every_page_has_at_most_40_lines_of_80_columns() {
        for topic in TOPICS {
            let text = law_text(&topic.page(), Style::PLAIN);
            let lines: Vec<&str> = text.lines().collect();
            assert!(lines.len() <= 40, "{}: {} lines\n{text}", topic.word, lines.len());
            let wide = lines.iter().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{}", topic.word);
        }
    }

    #[test]
    fn every_example_is_judged() {
        for topic in TOPICS {
            assert!(!topic.examples().is_empty(), "{} shows nothing", topic.word);
            for example in topic.examples() {
                let name = format!("oracle explain {}", topic.word);
                let source = SourceText::new(name, example.clone().into_bytes()).expect("text");
                let case = match Case::open(&Arc::new(source)) {
                    Ok(case) => case,
                    Err(refused) => {
                        let said: Vec<_> = refused.problems().map(|p| &p.message).collect();
                        assert!(said.is_empty(), "{}: {said:?}\n{example}", topic.word);
                        continue;
                    }
                };
                let sets = RuleSet::all();
                let judged = judge(&case.table(), &sets, Scope::Answered).subjects.len();
                let asks = example.contains("ask:") || example.contains("meeples:");
                assert!(judged > 0 || !asks, "{}: nothing is judged\n{example}", topic.word);
            }
        }
    }

    #[test]
    fn every_question_that_can_be_asked_stands_on_its_page() {
        let page = Topic::named("ask").expect("a page").text;
        for word in question_words().into_iter().filter(|word| *word != "turn") {
            assert!(page.contains(&format!("{word}: {{")), "{word}");
        }
    }

    #[test]
    fn every_symbol_that_a_tile_can_show_stands_on_its_page() {
        let page = Topic::named("tiles").expect("a page").text;
        for word in Symbol::WORDS {
            assert!(page.contains(word), "src/report/notation/tiles.md has no `{word}`");
            let row = format!("`{word}");
            assert!(include_str!("../../../docs/writing.md").contains(&row), "docs/writing.md has no `{word}`");
        }
    }

    #[test]
    fn every_page_is_named_on_the_first() {
        let first = Topic::named("notation").expect("a page").text;
        let more = first.lines().find(|line| line.starts_with("More:")).expect("more");
        for topic in TOPICS.iter().filter(|topic| topic.word != "notation") {
            assert!(more.contains(topic.word), "{}", topic.word);
        }
    }
}
