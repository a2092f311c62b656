//! The list of all formats, by output.

use super::csv::Csv;
use super::document::DIALECTS;
use super::format::{Format, Layout, Output};
use super::json::Json;
use super::list::List;
use super::table_format::Tables;

const INDENTED: Json = Json(Layout::Indented);
const LINES: Json = Json(Layout::Lines);

impl Output {
    /// Returns the formats of such output, the default first.
    pub fn formats(self) -> Vec<&'static dyn Format> {
        let dialects = || DIALECTS.into_iter().map(|dialect| -> &'static dyn Format { dialect });
        let mut formats: Vec<&'static dyn Format> = vec![&Tables];
        match self {
            Self::Answers => {
                formats.extend([&List as &dyn Format, &INDENTED, &LINES]);
                formats.extend(dialects());
                formats.push(&Csv);
            }
            Self::Checks => formats.extend([&INDENTED as &dyn Format, &LINES]),
            Self::Listings => {
                formats.extend(dialects());
                formats.extend([&INDENTED as &dyn Format, &LINES]);
            }
            Self::Explanations => {
                formats.extend(dialects());
                formats.push(&INDENTED);
            }
        }
        formats
    }

    /// Returns the format with a word; `None` if such output has none.
    pub fn format(self, word: &str) -> Option<&'static dyn Format> {
        self.formats().into_iter().find(|format| format.word() == word)
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
