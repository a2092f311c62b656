//! Answers and pages of law as documents, for places where people write: headings, paragraphs, lists, tables, boards and
//! citations.
//!
//! - `answer_document` and `law_document` lay out a report and a page of law.
//! - `dialects` are the markup languages; `dialect` is their type, as a format; `pages` are several answers in one text, with picture files.

mod law_document;
mod answer_document;
mod dialect;
mod dialects;
mod pages;

pub use dialect::Dialect;
pub use dialects::DIALECTS;
pub use pages::{Pages, PictureFile, Section};

use std::fmt::Write;

use carcassonne_law::Link;
use carcassonne_text::{is_invisible, sanitize};

/// A document: its blocks from top to bottom.
#[derive(Debug, Default)]
pub(super) struct Document {
    blocks: Vec<Block>,
}

/// A block of a document.
#[derive(Debug)]
enum Block {
    /// A heading, with its level from 1.
    Head(usize, String),
    /// A paragraph.
    Paragraph(Emphasis, Line),
    /// A list.
    List(Vec<Entry>),
    /// A table.
    Table(Grid),
    /// Verbatim lines with their language, such as `text` for a board.
    Verbatim(String, Vec<String>),
    /// A picture in a file of its own, with an alternative text.
    Picture { file: String, alternative: String },
}

/// The emphasis of a paragraph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Emphasis {
    Plain,
    Strong,
    Italic,
    Small,
}

/// An entry of a list.
#[derive(Debug)]
struct Entry {
    /// Set if the entry is nested below the entry before it.
    is_nested: bool,
    line: Line,
}

/// A table. Its first column has the heads of rows.
#[derive(Debug)]
struct Grid {
    head: Vec<Cell>,
    rows: Vec<Vec<Cell>>,
    /// Set if the other columns have only signs.
    has_only_signs: bool,
}

/// The lines of a cell.
type Cell = Vec<Line>;

/// A line of text, in pieces.
#[derive(Debug, Default)]
struct Line(Vec<Piece>);

/// A piece of a line.
#[derive(Debug)]
enum Piece {
    Text(String),
    Strong(String),
    /// The address of a page.
    Address(String),
    Citation(Citation),
}

/// The citation of a source: a footnote where a dialect has them, otherwise part of the line.
#[derive(Debug)]
struct Citation {
    /// The separator before the citation if it is part of the line: `; `.
    lead: &'static str,
    /// The name of the source.
    source: String,
    /// The id of the source and its address, if it has one.
    link: Option<(String, String)>,
    /// The place in the source: `, "Roads and cities"`.
    place: String,
    /// The punctuation after the citation, in a footnote or not.
    end: &'static str,
}

impl Document {
    fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    fn push_text(&mut self, text: &str) {
        self.push_paragraph(Emphasis::Plain, text);
    }

    fn push_paragraph(&mut self, emphasis: Emphasis, text: &str) {
        self.push(Block::Paragraph(emphasis, Line::text(text)));
    }

    /// Adds a list, unless it is empty.
    fn push_list(&mut self, entries: impl IntoIterator<Item = Line>) {
        let entries: Vec<Entry> = entries.into_iter().map(|line| Entry { is_nested: false, line }).collect();
        if !entries.is_empty() {
            self.push(Block::List(entries));
        }
    }

    /// Returns all citations, in order.
    fn citations(&self) -> Vec<&Citation> {
        let pieces = self.blocks.iter().flat_map(Block::lines).flat_map(|line| &line.0);
        pieces.filter_map(|piece| if let Piece::Citation(citation) = piece { Some(citation) } else { None }).collect()
    }
}

impl Block {
    /// Returns the lines of text; none of headings and verbatim lines, which have no citations.
    fn lines(&self) -> Vec<&Line> {
        match self {
            Self::Paragraph(_, line) => vec![line],
            Self::List(entries) => entries.iter().map(|entry| &entry.line).collect(),
            Self::Table(grid) => grid.head.iter().chain(grid.rows.iter().flatten()).flatten().collect(),
            Self::Head(..) | Self::Verbatim(..) | Self::Picture { .. } => Vec::new(),
        }
    }
}

impl Line {
    fn text(text: &str) -> Self {
        Self::default().with_text(text)
    }

    fn strong(text: &str) -> Self {
        if text.is_empty() { Self::default() } else { Self(vec![Piece::Strong(text.to_owned())]) }
    }

    fn address(address: &str) -> Self {
        Self(vec![Piece::Address(address.to_owned())])
    }

    fn with_text(mut self, text: &str) -> Self {
        if !text.is_empty() {
            self.0.push(Piece::Text(text.to_owned()));
        }
        self
    }

    fn with_citation(mut self, citation: Citation) -> Self {
        self.0.push(Piece::Citation(citation));
        self
    }

    fn has_only_citations(&self) -> bool {
        self.0.iter().all(|piece| matches!(piece, Piece::Citation(_)))
    }

    /// Returns the pieces, each with its separator: a space between two that are no citations.
    fn spaced_pieces(&self) -> impl Iterator<Item = (&'static str, &Piece)> {
        let mut is_after_text = false;
        self.0.iter().map(move |piece| {
            let is_text = !matches!(piece, Piece::Citation(_));
            let separator = if is_after_text && is_text { " " } else { "" };
            is_after_text = is_text;
            (separator, piece)
        })
    }
}

impl Citation {
    /// Creates a citation. If there is a link and the text begins with the name of the source, the name becomes the link.
    fn from_text(text: &str, name: &str, link: Option<Link>) -> Self {
        let rest = text.strip_prefix(name).filter(|rest| rest.starts_with([',', ' ']) || rest.is_empty());
        let (source, place, link) = match (rest, link) {
            (Some(rest), Some(link)) => (name, rest, Some((link.source.to_owned(), link.address.to_owned()))),
            (_, _) => (text, "", None),
        };
        Self { lead: "", source: source.to_owned(), link, place: place.to_owned(), end: "" }
    }

    /// Returns the citation with a separator before it.
    fn with_lead(self, lead: &'static str) -> Self {
        Self { lead, ..self }
    }
}

/// Puts a text on one line, since a line end would end a heading or a row. Invisible characters are shown by their numbers.
fn to_one_line(text: &str) -> String {
    sanitize(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts a text on one line and writes markup characters by their numbers. `is_markup` takes a character with the text before it
/// and the text after it.
fn escape_by_number(text: &str, is_markup: impl Fn(char, &str, &str) -> bool) -> String {
    let text = to_one_line(text);
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        if is_markup(c, &text[..at], &text[at + c.len_utf8()..]) {
            let _ = write!(out, "&#{};", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out
}

/// Percent-encodes the characters of an address that are markup, spaces or invisible.
fn percent_encode(address: &str, is_markup: impl Fn(char) -> bool) -> String {
    let mut out = String::with_capacity(address.len());
    for c in address.chars() {
        if c.is_whitespace() || is_invisible(c) || is_markup(c) {
            let mut bytes = [0; 4];
            for byte in c.encode_utf8(&mut bytes).bytes() {
                let _ = write!(out, "%{byte:02X}");
            }
        } else {
            out.push(c);
        }
    }
    out
}
