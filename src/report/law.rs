//! Pages of law: what is known, as headings, paragraphs and tables.

use comfy_table::Table;
use serde::Serialize;

use super::style::{Ink, Style};

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
    /// A table: its header and its rows.
    Table(Vec<String>, Vec<Vec<String>>),
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

    /// Adds a table.
    pub fn table(&mut self, header: &[&str], rows: Vec<Vec<String>>) -> &mut Self {
        self.add(Paragraph::Table(header.iter().map(|h| (*h).to_owned()).collect(), rows))
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

impl Paragraph {
    pub(super) fn as_text(&self, style: Style, mut frame: Table, line: &mut impl FnMut(String)) {
        match self {
            Self::Head(text) => line(style.paint(Ink::Head, &style.wrap(text, "", "  "))),
            Self::Text(text) => line(style.wrap(text, "", "")),
            Self::Item(mark, text) => line(style.wrap(text, &format!("  {mark} "), "      ")),
            Self::Aside(text) => {
                line(style.paint(Ink::Faint, &style.wrap(text, "      ", "      ")));
            }
            Self::Table(_, rows) if style.width < 50 => {
                for row in rows {
                    line(style.wrap(&row.join("; "), "  - ", "    "));
                }
            }
            Self::Table(header, rows) => {
                frame.set_header(header);
                for row in rows {
                    frame.add_row(row);
                }
                line(frame.trim_fmt());
            }
            Self::Blank => line(String::new()),
        }
    }
}
