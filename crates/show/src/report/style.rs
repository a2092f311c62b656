//! The style of a report: its width, characters and colours.

use std::fmt;

use anstyle::{AnsiColor, Style as Ansi};
use carcassonne_text::{Language, sanitize};
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, ThemeStyles};

use crate::picture::Inks;

/// The style of a report.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// The width in columns.
    pub width: usize,
    /// Set if the output may have characters other than ASCII.
    pub unicode: bool,
    /// Set if the output may have colours.
    pub color: bool,
    /// The colours of a board.
    pub inks: Inks,
    /// The language of the report.
    pub language: Language,
}

impl Style {
    /// 80 columns, box characters, no colours, in English: for tests and pipes.
    pub const PLAIN: Style =
        Style { width: 80, unicode: true, color: false, inks: Inks::None, language: Language::ENGLISH };
}

/// The meaning of a piece of text, which decides its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Text without colour.
    Plain,
    /// A heading.
    Head,
    /// A settled answer.
    Settled,
    /// An answer on which there is no ruling, or that is contested.
    Unsettled,
    /// A minor remark.
    Faint,
}

impl Style {
    /// Colours a text.
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
        format!("{ansi}{text}{ansi:#}")
    }

    /// Renders a remark or a problem with the lines of the file around it.
    pub fn remark(self, remark: &dyn Diagnostic) -> String {
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
            // A path that is split cannot be copied.
            .with_word_separator(textwrap::WordSeparator::AsciiSpace)
            .with_word_splitter(textwrap::WordSplitter::NoHyphenation);
        let remark = CopyableHelp { remark, width: self.width.saturating_sub(HELP_INDENT) };
        if handler.render_report(&mut out, &remark).is_err() {
            out = format!("{remark}\n");
        }
        out.replace(HARD_SPACE, " ")
    }

    /// Wraps a text to the width, with one indent for the first line and one for the rest. Control characters are shown by their
    /// numbers, so that lines are coloured afterwards.
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
            // An id that is split at a hyphen cannot be copied.
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .break_words(true);
        textwrap::fill(&text, options)
    }
}

/// The least width to which a text is wrapped, in columns: the narrowest board's, since its legend is below it.
const NARROWEST: usize = 13;
/// The columns before a line of a help text.
const HELP_INDENT: usize = 8;
/// A stand-in for a space at which no line may end; texts have no such character.
const HARD_SPACE: char = '\u{e000}';

/// A remark whose help has no line end within a quotation that fits on a line, so that it can be copied.
#[derive(Debug)]
struct CopyableHelp<'r> {
    remark: &'r dyn Diagnostic,
    /// The width of a line, in columns.
    width: usize,
}

impl fmt::Display for CopyableHelp<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.remark, f)
    }
}

impl std::error::Error for CopyableHelp<'_> {}

impl Diagnostic for CopyableHelp<'_> {
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
                let is_quoted = n % 2 == 1 && width(part) < self.width;
                if is_quoted { part.replace(' ', &HARD_SPACE.to_string()) } else { part.to_owned() }
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

/// Returns the width of a text in columns, colours not counted.
pub(super) fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}
