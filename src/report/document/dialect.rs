//! The formats that write documents.

use std::io;

use super::answer_document::{Placement, answer_document};
use super::bbcode::bbcode;
use super::law_document::law_document;
use super::markdown::markdown;
use super::wikitext::wikitext;
use super::{Block, Document, Emphasis};
use crate::report::answer::board::AnswerBoard;
use crate::report::config_decisions::ConfigDecisions;
use crate::report::format::{Format, Listing, Output, Run, Sheet};
use crate::report::judged::Report;
use crate::report::style::Style;
use crate::text::sanitize_line;

/// A markup language for documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// Markdown.
    Markdown,
    /// Wikitext of MediaWiki.
    Wikitext,
    /// BBCode for forums.
    Bbcode,
}

impl Dialect {
    /// Returns the word that selects the format.
    pub fn name(self) -> &'static str {
        match self {
            Self::Markdown => "markdown",
            Self::Wikitext => "wikitext",
            Self::Bbcode => "bbcode",
        }
    }

    /// Returns the level of the first heading. A wiki page's title has level 1.
    pub(super) fn first_level(self) -> usize {
        match self {
            Self::Markdown | Self::Bbcode => 1,
            Self::Wikitext => 2,
        }
    }

    /// Returns a document as text with a final line end.
    pub(super) fn to_text(self, document: &Document) -> String {
        let text = match self {
            Self::Markdown => markdown(document),
            Self::Wikitext => wikitext(document),
            Self::Bbcode => bbcode(document),
        };
        text + "\n"
    }
}

impl Format for Dialect {
    fn word(&self) -> &'static str {
        self.name()
    }

    fn help(&self, output: Output) -> &'static str {
        match (self, output) {
            (Self::Markdown, Output::Answers) => "Markdown, for a post or a page that reads it",
            (Self::Markdown, Output::Listings) => "Markdown",
            (Self::Wikitext, Output::Answers) => "Wikitext, for a page of a MediaWiki",
            (Self::Wikitext, Output::Listings) => "Wikitext",
            (Self::Bbcode, Output::Answers) => "BBCode, for a post in a forum",
            (Self::Bbcode, Output::Listings) => "BBCode",
            (_, Output::Checks | Output::Explanations) => "",
        }
    }

    fn write_report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let has_several_files = run.files > 1;
        if has_several_files && run.is_continued() {
            writeln!(sheet.out)?;
        }
        // A single answer is pasted below a heading.
        let level = if has_several_files { self.first_level() + 1 } else { 2 };
        let board = AnswerBoard::new(report, Style::PLAIN.width);
        let mut document = answer_document(report, board.as_ref(), Placement { level, title: None, picture: None });
        if has_several_files {
            document.blocks.insert(0, Block::Head(self.first_level(), sanitize_line(report.file)));
        }
        sheet.out.write_all(self.to_text(&document).as_bytes())
    }

    fn write_config(&self, decisions: &ConfigDecisions, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let mut document = Document::default();
        document.push_paragraph(Emphasis::Italic, &decisions.sentence(sheet.style.language.voice()));
        write!(sheet.out, "\n{}", self.to_text(&document))
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn write_listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.out.write_all(self.to_text(&law_document(&listing.page)).as_bytes())
    }
}
