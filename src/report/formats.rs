//! The list of all formats, by output.

use super::csv::Csv;
use super::document::Dialect;
use super::format::{Format, Layout, Output};
use super::json::Json;
use super::list::List;
use super::table_format::Tables;

const INDENTED: Json = Json(Layout::Indented);
const LINES: Json = Json(Layout::Lines);
const MARKDOWN: Dialect = Dialect::Markdown;
const WIKITEXT: Dialect = Dialect::Wikitext;
const BBCODE: Dialect = Dialect::Bbcode;

impl Output {
    /// Returns the formats of such output, the default first.
    pub fn formats(self) -> &'static [&'static dyn Format] {
        match self {
            Self::Answers => &[&Tables, &List, &INDENTED, &LINES, &MARKDOWN, &WIKITEXT, &BBCODE, &Csv],
            Self::Checks => &[&Tables, &INDENTED, &LINES],
            Self::Listings => &[&Tables, &MARKDOWN, &WIKITEXT, &BBCODE, &INDENTED, &LINES],
            Self::Explanations => &[&Tables, &MARKDOWN, &WIKITEXT, &BBCODE, &INDENTED],
        }
    }

    /// Returns the format with a word; `None` if such output has none.
    pub fn format(self, word: &str) -> Option<&'static dyn Format> {
        self.formats().iter().copied().find(|format| format.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_is_offered_for_answers_with_a_help_text() {
        for output in [Output::Answers, Output::Checks, Output::Listings, Output::Explanations] {
            for format in output.formats() {
                let known = Output::Answers.format(format.word());
                assert!(known.is_some_and(|f| !f.help(Output::Answers).is_empty()), "{format:?}");
            }
        }
    }
}
