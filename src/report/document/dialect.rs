//! The formats of documents.

use std::io;

use super::answer::{Standing, answer};
use super::bbcode::bbcode;
use super::law::law;
use super::markdown::markdown;
use super::wikitext::wikitext;
use super::{Block, Document, Tone};
use crate::report::answer::board::AnswerBoard;
use crate::report::configured::Configured;
use crate::report::format::{Format, Listing, Output, Run, Sheet};
use crate::report::judged::Report;
use crate::report::style::Style;
use crate::text::sanitize_line;

/// How a document is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// Markdown.
    Markdown,
    /// The text of a page of a MediaWiki.
    Wikitext,
    /// What forums read.
    Bbcode,
}

impl Dialect {
    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Markdown => "markdown",
            Self::Wikitext => "wikitext",
            Self::Bbcode => "bbcode",
        }
    }

    /// The level of the first heading of a text. A page of a wiki has that of level 1 above it.
    pub(super) fn first_level(self) -> usize {
        match self {
            Self::Markdown | Self::Bbcode => 1,
            Self::Wikitext => 2,
        }
    }

    /// A document as text, with a line end behind it.
    pub(super) fn written(self, document: &Document) -> String {
        let written = match self {
            Self::Markdown => markdown(document),
            Self::Wikitext => wikitext(document),
            Self::Bbcode => bbcode(document),
        };
        written + "\n"
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

    fn report(&self, report: &Report<'_>, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let several = run.files > 1;
        if several && run.goes_on() {
            writeln!(sheet.out)?;
        }
        // An answer by itself is a part of what somebody writes.
        let level = if several { self.first_level() + 1 } else { 2 };
        let board = AnswerBoard::of(report, Style::PLAIN.width);
        let mut told = answer(report, board.as_ref(), Standing { level, title: None, picture: None });
        if several {
            told.blocks.insert(0, Block::Head(self.first_level(), sanitize_line(report.file)));
        }
        sheet.out.write_all(self.written(&told).as_bytes())
    }

    fn configured(&self, by: &Configured, sheet: &mut Sheet<'_>) -> io::Result<()> {
        let mut told = Document::default();
        told.say(Tone::Slanted, &by.sentence(sheet.style.language.voice()));
        write!(sheet.out, "\n{}", self.written(&told))
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, listing: &Listing, sheet: &mut Sheet<'_>) -> io::Result<()> {
        sheet.out.write_all(self.written(&law(&listing.page)).as_bytes())
    }
}
