//! How a report may look: its width, characters and colours.

use std::fmt::Write;

use anstyle::{AnsiColor, Style as Ansi};
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, ThemeStyles};

use crate::picture::Inks;
use crate::text::{Language, harmless};

/// How a report may look.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// The width in columns.
    pub width: usize,
    /// Whether lines may be drawn with box characters; else plain ASCII.
    pub unicode: bool,
    /// Whether colours may be used.
    pub color: bool,
    /// How many colours a board may have.
    pub inks: Inks,
    /// The language in which it is told.
    pub language: Language,
}

impl Style {
    /// 80 columns, box characters, no colour, in English: for tests and pipes.
    pub const PLAIN: Style = Style {
        width: 80,
        unicode: true,
        color: false,
        inks: Inks::None,
        language: Language::ENGLISH,
    };
}

/// What a piece of text is, and so how it is coloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// As it is.
    Plain,
    /// A heading.
    Head,
    /// A settled answer.
    Settled,
    /// Something that nobody ruled, or that is contested.
    Unsettled,
    /// A remark of less weight.
    Faint,
}

impl Style {
    /// The text in its ink.
    pub fn paint(self, ink: Ink, text: &str) -> String {
        let ansi = match ink {
            Ink::Plain => Ansi::new(),
            Ink::Head => Ansi::new().bold(),
            Ink::Settled => AnsiColor::Green.on_default().bold(),
            Ink::Unsettled => AnsiColor::Yellow.on_default().bold(),
            Ink::Faint => Ansi::new().dimmed(),
        };
        if !self.color || ink == Ink::Plain || text.is_empty() {
            return text.to_owned();
        }
        let mut out = String::new();
        let _ = write!(out, "{ansi}{text}{ansi:#}");
        out
    }

    /// A remark or a problem with the lines of its text round it.
    pub(crate) fn remark(self, remark: &dyn Diagnostic) -> String {
        let theme = match (self.unicode, self.color) {
            (true, true) => GraphicalTheme::unicode(),
            (true, false) => GraphicalTheme::unicode_nocolor(),
            (false, true) => {
                GraphicalTheme { styles: ThemeStyles::ansi(), ..GraphicalTheme::ascii() }
            }
            (false, false) => {
                GraphicalTheme { styles: ThemeStyles::none(), ..GraphicalTheme::ascii() }
            }
        };
        let mut out = String::new();
        let handler = GraphicalReportHandler::new_themed(theme)
            .with_width(self.width)
            .with_links(false)
            // A path split in two cannot be copied.
            .with_word_separator(textwrap::WordSeparator::AsciiSpace);
        if handler.render_report(&mut out, remark).is_err() {
            out = format!("{remark}\n");
        }
        out
    }

    /// The text wrapped to the width, each line indented. Nothing in it can act on a terminal: it is painted afterwards.
    pub fn wrap(self, text: &str, first: &str, indent: &str) -> String {
        let options = textwrap::Options::new(self.width.max(20))
            .initial_indent(first)
            .subsequent_indent(indent)
            // Ids have hyphens, and an id split in two cannot be copied.
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .break_words(true);
        textwrap::fill(&harmless(text), options)
    }
}

/// How many columns a text takes, colours not counted.
pub(super) fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}
