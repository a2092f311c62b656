//! Pages of law: what is known, as headings, paragraphs and tables.

use comfy_table::Table;
use serde::Serialize;

use super::style::{Ink, Style};
use crate::rulebook::{Source, sources};
use crate::text::sanitize;
use crate::wording::{Sentence, say};

/// A page of law.
#[derive(Debug, Default, Serialize)]
pub struct LawPage {
    /// Its parts.
    pub paragraphs: Vec<Paragraph>,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Paragraph {
    /// A heading.
    Head(String),
    /// A paragraph.
    Text(String),
    /// An item of a list: its mark, and the text.
    Item(String, String),
    /// A remark of less weight, indented.
    Aside(String),
    /// A citation. Indented, as a remark is.
    Cite {
        /// The id of the source.
        source: String,
        /// The address of the page, if it has one.
        address: Option<String>,
        /// The place in it.
        place: String,
    },
    /// An address of a source, in a line of its own that is never broken.
    Address(String),
    /// A table: its header and its rows.
    Table(Vec<String>, Vec<Vec<String>>),
    /// Lines that stay as they are: in what language they are written, the lines, and the same in plain ASCII.
    Verbatim {
        /// A word for the language, as a fence in Markdown has it: `yaml`, `text`.
        language: String,
        /// The lines.
        lines: Vec<String>,
        /// The same in ASCII.
        ascii: Vec<String>,
    },
    /// An empty line.
    Blank,
}

impl LawPage {
    /// An empty page.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a heading.
    pub fn head(&mut self, text: impl Into<String>) -> &mut Self {
        self.add(Paragraph::Head(text.into()))
    }

    /// Adds a paragraph.
    pub fn text(&mut self, text: impl Into<String>) -> &mut Self {
        self.add(Paragraph::Text(text.into()))
    }

    /// Adds an item.
    pub fn item(&mut self, mark: impl Into<String>, text: impl Into<String>) -> &mut Self {
        self.add(Paragraph::Item(mark.into(), text.into()))
    }

    /// Adds a remark of less weight.
    pub fn aside(&mut self, text: impl Into<String>) -> &mut Self {
        self.add(Paragraph::Aside(text.into()))
    }

    /// Adds a citation: the id of a source, the place in it, and the address of that place.
    pub fn cite(&mut self, source: &str, place: &str, address: Option<&str>) -> &mut Self {
        self.add(Paragraph::Cite {
            source: source.to_owned(),
            address: address.map(ToOwned::to_owned),
            place: place.to_owned(),
        })
    }

    /// Adds where a source is found: its addresses and what is known of the revision, or why it has
    /// none.
    pub fn found(&mut self, source: &Source) -> &mut Self {
        for address in source.addresses {
            self.add(Paragraph::Address((*address).to_owned()));
        }
        if !source.revision.is_empty() {
            self.aside(format!("revision: {}", source.revision));
        }
        if !source.no_address.is_empty() {
            self.aside(format!("no address: {}", source.no_address));
        }
        self
    }

    /// Adds a list of sources, each with where it is found, under a heading; nothing if there are none.
    pub fn sources(&mut self, cited: &[&str]) -> &mut Self {
        let mut found = sources().iter().filter(|s| cited.contains(&s.id)).peekable();
        if found.peek().is_some() {
            self.blank().head("Sources");
        }
        for source in found {
            self.item("-", format!("{}: {} ({}, {})", source.id, source.title, source.publisher, source.date));
            self.found(source);
        }
        self
    }

    /// Adds a table.
    pub fn table(&mut self, header: &[&str], rows: Vec<Vec<String>>) -> &mut Self {
        self.add(Paragraph::Table(header.iter().map(|h| (*h).to_owned()).collect(), rows))
    }

    /// Adds lines in ASCII that stay as they are, and the language in which they are written.
    pub fn verbatim(&mut self, language: &str, lines: Vec<&str>) -> &mut Self {
        let lines: Vec<String> = lines.into_iter().map(ToOwned::to_owned).collect();
        let ascii = lines.clone();
        self.add(Paragraph::Verbatim { language: language.to_owned(), lines, ascii })
    }

    /// Adds a drawing, and the same in ASCII.
    pub fn drawn(&mut self, lines: Vec<String>, ascii: Vec<String>) -> &mut Self {
        self.add(Paragraph::Verbatim { language: "text".to_owned(), lines, ascii })
    }

    /// Adds an empty line.
    pub fn blank(&mut self) -> &mut Self {
        self.add(Paragraph::Blank)
    }

    fn add(&mut self, paragraph: Paragraph) -> &mut Self {
        self.paragraphs.push(paragraph);
        self
    }
}

/// A place of a source.
pub(super) fn place_in(source: &str, place: &str) -> Sentence {
    say!(law::Place { source: source.to_owned(), place: place.to_owned() })
}

impl Paragraph {
    pub(super) fn as_text(&self, style: Style, mut frame: Table, line: &mut impl FnMut(String)) {
        match self {
            Self::Head(text) => line(style.paint(Ink::Head, &style.wrap(text, "", "  "))),
            Self::Text(text) => line(style.wrap(text, "", "")),
            Self::Item(mark, text) => line(style.wrap(text, &format!("  {mark} "), "      ")),
            Self::Aside(text) => {
                line(style.paint(Ink::Faint, &style.wrap(text, "      ", "      ")));
            }
            Self::Cite { source, place, .. } => {
                let text = style.language.voice().say(&place_in(source, place));
                line(style.paint(Ink::Faint, &style.wrap(&text, "      ", "      ")));
            }
            Self::Address(address) => {
                line(style.paint(Ink::Faint, &format!("      {}", sanitize(address))));
            }
            Self::Table(_, rows) if style.width < 50 => {
                for row in rows {
                    line(style.wrap(&style.language.voice().join_semicolons(row), "  - ", "    "));
                }
            }
            Self::Table(header, rows) => {
                frame.set_header(header);
                for row in rows {
                    frame.add_row(row.iter().map(|cell| sanitize(cell)));
                }
                line(frame.trim_fmt());
            }
            Self::Verbatim { lines, ascii, .. } => {
                let lines = if style.unicode { lines } else { ascii };
                for text in lines {
                    line(format!("  {}", sanitize(text)).trim_end().to_owned());
                }
            }
            Self::Blank => line(String::new()),
        }
    }
}
