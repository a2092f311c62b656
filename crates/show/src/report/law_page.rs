//! Pages on the law, of headings, paragraphs and tables.

use carcassonne_law::{Source, sources};
use carcassonne_position::wording::{Sentence, Voice, say};
use serde::Serialize;

/// A page on the law.
#[derive(Debug, Default, Serialize)]
pub struct LawPage {
    /// The parts of the page, in order.
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
    /// An item of a list: a mark such as `-`, and the text.
    Item(String, String),
    /// A remark of less weight, indented.
    Aside(String),
    /// A citation, indented.
    Cite {
        /// The id of the source.
        source: String,
        /// The address of the place.
        address: Option<String>,
        /// The place in the source.
        place: String,
    },
    /// An address of a source, in a line that is never broken.
    Address(String),
    /// A table: the header and the rows.
    Table(Vec<String>, Vec<Vec<String>>),
    /// Preformatted lines, such as an example or a drawing.
    Verbatim {
        /// The word for the language after a fence in Markdown: `yaml`, `text`.
        language: String,
        /// The lines.
        lines: Vec<String>,
        /// The lines for a terminal without Unicode.
        ascii: Vec<String>,
    },
    /// An empty line.
    Blank,
}

impl LawPage {
    /// Creates an empty page.
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

    /// Adds an item of a list.
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

    /// Adds the addresses of a source and its revision, or the reason why there is no address.
    pub fn addresses(&mut self, source: &Source, voice: Voice<'_>) -> &mut Self {
        let words = source.words(voice.language());
        for address in source.addresses {
            self.add(Paragraph::Address((*address).to_owned()));
        }
        if !words.revision.is_empty() {
            self.aside(voice.say(&say!(law_page::Revision { revision: words.revision.to_owned() })));
        }
        if !words.no_address.is_empty() {
            self.aside(voice.say(&say!(law_page::NoAddress { because: words.no_address.to_owned() })));
        }
        self
    }

    /// Adds a list of the sources with some ids and their addresses, under a heading; nothing without such sources.
    pub fn sources(&mut self, cited: &[&str], voice: Voice<'_>) -> &mut Self {
        let mut listed = sources().iter().filter(|s| cited.contains(&s.id)).peekable();
        if listed.peek().is_some() {
            self.blank().head(voice.say(&say!(law_page::Sources)));
        }
        for source in listed {
            let (id, title) = (source.id.to_owned(), source.title.to_owned());
            let (publisher, date) = (source.publisher.to_owned(), source.words(voice.language()).date.to_owned());
            self.item("-", voice.say(&say!(law_page::SourceListed { id, title, publisher, date })));
            self.addresses(source, voice);
        }
        self
    }

    /// Adds a table.
    pub fn table(&mut self, header: &[impl AsRef<str>], rows: Vec<Vec<String>>) -> &mut Self {
        self.add(Paragraph::Table(header.iter().map(|head| head.as_ref().to_owned()).collect(), rows))
    }

    /// Adds preformatted lines in ASCII with the word for their language.
    pub fn verbatim(&mut self, language: &str, lines: Vec<&str>) -> &mut Self {
        let lines: Vec<String> = lines.into_iter().map(ToOwned::to_owned).collect();
        let ascii = lines.clone();
        self.add(Paragraph::Verbatim { language: language.to_owned(), lines, ascii })
    }

    /// Adds the lines of a drawing, in Unicode and in ASCII.
    pub fn drawing(&mut self, lines: Vec<String>, ascii: Vec<String>) -> &mut Self {
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

pub(super) fn source_place(source: &str, place: &str) -> Sentence {
    say!(law::Place { source: source.to_owned(), place: place.to_owned() })
}
