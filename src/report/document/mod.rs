//! Answers and pages of law as documents, for places where people write: headings, paragraphs, lists, tables, boards and what is
//! cited.
//!
//! - `answer` and `law` make a document of a report and of a page of law.
//! - `markup` is text in Markdown; `markdown`, `wikitext` and `bbcode` write a document, each with its own way to keep text text.
//! - `dialect` chooses among them, and is the format; `pages` are several answers in one text, with pictures beside it.

mod law;
mod markup;
mod markdown;
mod wikitext;
mod bbcode;
mod answer;
mod dialect;
mod pages;

pub use dialect::Dialect;
pub use pages::{Pages, PictureFile, Section};

use std::fmt::Write;

use crate::rulebook::Link;
use crate::text::{is_invisible, sanitize};

/// A document: its blocks, one below the other.
#[derive(Debug, Default)]
pub(super) struct Document {
    blocks: Vec<Block>,
}

/// A part of a document that stands by itself.
#[derive(Debug)]
enum Block {
    /// A heading of a level from 1 on.
    Head(usize, String),
    /// A paragraph.
    Paragraph(Tone, Words),
    /// A list.
    List(Vec<Entry>),
    /// A table.
    Table(Grid),
    /// Lines that stay as they are, in a language: `text` for a board.
    Verbatim(String, Vec<String>),
    /// A picture in a file beside the document, with what it shows.
    Picture { file: String, shows: String },
}

/// How a paragraph is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tone {
    Plain,
    Strong,
    Slanted,
    Small,
}

/// An entry of a list.
#[derive(Debug)]
struct Entry {
    /// Whether it stands under the entry above it.
    is_under: bool,
    words: Words,
}

/// A table. Its first column says what each row is.
#[derive(Debug)]
struct Grid {
    head: Vec<Cell>,
    rows: Vec<Vec<Cell>>,
    /// Whether the other columns hold signs alone.
    is_of_signs: bool,
}

/// What stands in a table, line by line.
type Cell = Vec<Words>;

/// What is said in a line: its pieces, with a space between two of them unless one is cited.
#[derive(Debug, Default)]
struct Words(Vec<Piece>);

#[derive(Debug)]
enum Piece {
    Text(String),
    Strong(String),
    /// The address of a page.
    Address(String),
    Cited(Citation),
}

/// What is cited for what is said: a note at the foot of a page where there are such notes, and else said along with it.
#[derive(Debug)]
struct Citation {
    /// What leads to it where it is said along with the rest: `; `.
    lead: &'static str,
    /// The source as it is called.
    source: String,
    /// Where that leads, if anywhere: by the id of the source, and the address.
    link: Option<(String, String)>,
    /// What is said of the place in it: `, "Roads and cities"`.
    place: String,
    /// What stands between this and what follows, wherever it is said.
    end: &'static str,
}

impl Document {
    fn add(&mut self, block: Block) {
        self.blocks.push(block);
    }

    /// Adds a paragraph.
    fn text(&mut self, text: &str) {
        self.say(Tone::Plain, text);
    }

    /// Adds a paragraph in a tone.
    fn say(&mut self, tone: Tone, text: &str) {
        self.add(Block::Paragraph(tone, Words::text(text)));
    }

    /// Adds a list.
    fn list(&mut self, entries: impl IntoIterator<Item = Words>) {
        let entries: Vec<Entry> = entries.into_iter().map(|words| Entry { is_under: false, words }).collect();
        if !entries.is_empty() {
            self.add(Block::List(entries));
        }
    }

    /// Everything that is cited, in its order.
    fn cited(&self) -> Vec<&Citation> {
        let lines: Vec<&Words> = self.blocks.iter().flat_map(Block::lines).collect();
        let pieces = lines.into_iter().flat_map(|words| &words.0);
        pieces.filter_map(|piece| if let Piece::Cited(citation) = piece { Some(citation) } else { None }).collect()
    }
}

impl Block {
    /// What is said in it, line by line.
    fn lines(&self) -> Vec<&Words> {
        match self {
            Self::Paragraph(_, words) => vec![words],
            Self::List(entries) => entries.iter().map(|entry| &entry.words).collect(),
            Self::Table(grid) => grid.head.iter().chain(grid.rows.iter().flatten()).flatten().collect(),
            Self::Head(..) | Self::Verbatim(..) | Self::Picture { .. } => Vec::new(),
        }
    }
}

impl Words {
    fn text(text: &str) -> Self {
        Self::default().then(text)
    }

    fn strong(text: &str) -> Self {
        if text.is_empty() { Self::default() } else { Self(vec![Piece::Strong(text.to_owned())]) }
    }

    fn address(address: &str) -> Self {
        Self(vec![Piece::Address(address.to_owned())])
    }

    /// This, and a text behind it.
    fn then(mut self, text: &str) -> Self {
        if !text.is_empty() {
            self.0.push(Piece::Text(text.to_owned()));
        }
        self
    }

    /// This, and what is cited for it.
    fn citing(mut self, citation: Citation) -> Self {
        self.0.push(Piece::Cited(citation));
        self
    }

    /// Whether it does no more than to cite.
    fn only_cites(&self) -> bool {
        self.0.iter().all(|piece| matches!(piece, Piece::Cited(_)))
    }

    /// The pieces, each with what stands before it: a space between two that are not cited.
    fn spaced(&self) -> impl Iterator<Item = (&'static str, &Piece)> {
        let mut is_apart = false;
        self.0.iter().map(move |piece| {
            let is_said = !matches!(piece, Piece::Cited(_));
            let before = if is_apart && is_said { " " } else { "" };
            is_apart = is_said;
            (before, piece)
        })
    }
}

impl Citation {
    /// A citation of a text that begins with the name of its source: that becomes the link.
    fn of(text: &str, name: &str, link: Option<Link>) -> Self {
        let rest = text.strip_prefix(name).filter(|rest| rest.starts_with([',', ' ']) || rest.is_empty());
        let (source, place, link) = match (rest, link) {
            (Some(rest), Some(link)) => (name, rest, Some((link.source.to_owned(), link.address.to_owned()))),
            (_, _) => (text, "", None),
        };
        Self { lead: "", source: source.to_owned(), link, place: place.to_owned(), end: "" }
    }

    /// The same behind what it is cited for.
    fn led_by(self, lead: &'static str) -> Self {
        Self { lead, ..self }
    }
}

/// A text in one line, with what is not seen shown by its number: a line that a user broke ends no heading and no row.
fn in_a_line(text: &str) -> String {
    sanitize(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text in one line, in which signs that some markup could take for its own are written by their numbers: those of which that is
/// said, given what stands before and behind them.
fn numbered(text: &str, is_sign: impl Fn(char, &str, &str) -> bool) -> String {
    let text = in_a_line(text);
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        if is_sign(c, &text[..at], &text[at + c.len_utf8()..]) {
            let _ = write!(out, "&#{};", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out
}

/// An address in which everything that some markup could take for its own is written by its code.
fn encoded(address: &str, is_taken: impl Fn(char) -> bool) -> String {
    let mut out = String::with_capacity(address.len());
    for c in address.chars() {
        if c.is_whitespace() || is_invisible(c) || is_taken(c) {
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
