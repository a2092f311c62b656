//! The formats that write documents.

use std::io;

use carcassonne_position::wording::Voice;
use carcassonne_text::sanitize_line;

use super::answer_document::{Placement, answer_document};
use super::law_document::law_document;
use super::{Block, Document, Emphasis};
use crate::report::answer::board::AnswerBoard;
use crate::report::config_decisions::ConfigDecisions;
use crate::report::format::{Format, Listing, Output, Run, Sheet};
use crate::report::judged::Report;
use crate::report::style::Style;

/// A markup language for documents.
#[derive(Debug)]
pub struct Dialect {
    /// The word that selects the format.
    pub word: &'static str,
    /// The name of the language, as a help text.
    pub(super) name: &'static str,
    /// The use of an answer in the language, as a help text.
    pub(super) use_of_answer: &'static str,
    /// The use of a report in the language with its pictures, as a help text.
    pub use_of_report: &'static str,
    /// The usual name of the file of a report.
    pub file_name: &'static str,
    /// The level of the first heading. A wiki page's title has level 1.
    pub(super) first_level: usize,
    /// Writes a document as text, without a final line end.
    pub(super) write: fn(&Document) -> String,
}

impl Dialect {
    /// Returns a document as text with a final line end.
    pub(super) fn to_text(&self, document: &Document) -> String {
        (self.write)(document) + "\n"
    }
}

impl Format for Dialect {
    fn word(&self) -> &'static str {
        self.word
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => self.use_of_answer,
            Output::Listings => self.name,
            Output::Checks | Output::Explanations => "",
        }
    }

    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let has_several_files = run.files > 1;
        if has_several_files && run.is_continued() {
            writeln!(sheet.out)?;
        }
        // A single answer is pasted below a heading.
        let level = if has_several_files { self.first_level + 1 } else { 2 };
        let board = AnswerBoard::new(report, Style::PLAIN.width);
        let mut document = answer_document(report, board.as_ref(), Placement { level, title: None, picture: None });
        if has_several_files {
            document.blocks.insert(0, Block::Head(self.first_level, sanitize_line(report.file)));
        }
        sheet.out.write_all(self.to_text(&document).as_bytes())
    }

    fn write_config(&self, decisions: &ConfigDecisions, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let mut document = Document::default();
        document.push_paragraph(Emphasis::Italic, &decisions.sentence(Voice::in_language(sheet.style.language)));
        write!(sheet.out, "\n{}", self.to_text(&document))
    }

    fn write_listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.out.write_all(self.to_text(&law_document(&listing.page)).as_bytes())
    }
}
