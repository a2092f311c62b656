//! How a report may look: its width, characters and colours.

use std::fmt::{self, Write};

use anstyle::{AnsiColor, Style as Ansi};
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, ThemeStyles};

use crate::picture::Inks;
use crate::text::{Language, sanitize};

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
    pub const PLAIN: Style =
        Style { width: 80, unicode: true, color: false, inks: Inks::None, language: Language::ENGLISH };
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
            (false, true) => GraphicalTheme { styles: ThemeStyles::ansi(), ..GraphicalTheme::ascii() },
            (false, false) => GraphicalTheme { styles: ThemeStyles::none(), ..GraphicalTheme::ascii() },
        };
        let mut out = String::new();
        let handler = GraphicalReportHandler::new_themed(theme)
            .with_width(self.width)
            .with_links(false)
            // A path split in two cannot be copied.
            .with_word_separator(textwrap::WordSeparator::AsciiSpace)
            .with_word_splitter(textwrap::WordSplitter::NoHyphenation);
        let remark = Unbroken { remark, most: self.width.saturating_sub(BESIDE_HELP) };
        if handler.render_report(&mut out, &remark).is_err() {
            out = format!("{remark}\n");
        }
        out.replace(HELD, " ")
    }

    /// The text wrapped to the width, each line indented. Nothing in it can act on a terminal: it is painted afterwards.
    pub fn wrap(self, text: &str, first: &str, indent: &str) -> String {
        let text = sanitize(text);
        // No character takes more columns than bytes, and most texts take one line.
        let bare = text.trim_end_matches(' ');
        if !bare.is_empty() && !bare.contains('\n') && first.len() + bare.len() <= self.width {
            return format!("{first}{bare}");
        }
        let options = textwrap::Options::new(self.width.max(NARROWEST))
            .initial_indent(first)
            .subsequent_indent(indent)
            // Ids have hyphens, and an id split in two cannot be copied.
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .break_words(true);
        textwrap::fill(&text, options)
    }
}

/// The fewest columns for which a text is broken: those of the narrowest board, below which its legend stands.
const NARROWEST: usize = 13;
/// How many columns stand before a line of a help.
const BESIDE_HELP: usize = 8;
/// What stands for a space at which no line may end; no text has it.
const HELD: char = '\u{e000}';

/// A remark whose help is broken between the things that it quotes, not within one that has room on a line: what is to be
/// typed can be copied.
#[derive(Debug)]
struct Unbroken<'r> {
    remark: &'r dyn Diagnostic,
    /// The most columns of what is quoted.
    most: usize,
}

impl fmt::Display for Unbroken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.remark, f)
    }
}

impl std::error::Error for Unbroken<'_> {}

impl Diagnostic for Unbroken<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.remark.code()
    }

    fn severity(&self) -> Option<miette::Severity> {
        self.remark.severity()
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let help = self.remark.help()?.to_string();
        let parts: Vec<String> = help
            .split('`')
            .enumerate()
            .map(|(n, part)| {
                let is_quoted = n % 2 == 1 && width(part) < self.most;
                if is_quoted { part.replace(' ', &HELD.to_string()) } else { part.to_owned() }
            })
            .collect();
        Some(Box::new(parts.join("`")))
    }

    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        self.remark.source_code()
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = miette::LabeledSpan> + '_>> {
        self.remark.labels()
    }
}

/// How many columns a text takes, colours not counted.
pub(super) fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}
