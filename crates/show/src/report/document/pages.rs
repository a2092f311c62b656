//! Several answers in one text, with picture files.

use carcassonne_base::gathering::group_in_order;
use carcassonne_position::wording::{Voice, say};
use carcassonne_text::Language;

use super::answer_document::{Placement, answer_document};
use super::{Block, Dialect, Document, Emphasis};
use crate::picture::{Rendering, Svg};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{Page, board_words};
use crate::report::config_decisions::ConfigDecisions;
use crate::report::html::Spot;
use crate::report::judged::Report;
use crate::report::style::Style;

/// The maximum number of columns and rows of spaces of a picture.
const MOST: (usize, usize) = (16, 16);
/// The maximum width and height of a picture, in pixels.
const MOST_PIXELS: f64 = 960.0;
/// The maximum width of a space on a picture, in pixels.
const MOST_SPACE: f64 = 150.0;
/// The width of a space at scale 1, in pixels.
const SPACE: f64 = 100.0;

/// An answer in the text.
#[derive(Debug)]
pub struct Section {
    spot: Spot,
    document: Document,
    /// The picture of the board, if there is one.
    pub picture: Option<PictureFile>,
}

/// A picture file.
#[derive(Debug)]
pub struct PictureFile {
    /// The name of the file, to which the text refers.
    pub name: String,
    /// The content of the file.
    pub bytes: Vec<u8>,
}

/// The answers of a report as one text, with an optional title.
#[derive(Debug)]
pub struct Pages<'p> {
    /// The title, if one was given.
    pub title: Option<&'p str>,
    /// The answers, in their order.
    pub sections: Vec<Section>,
    /// A configuration's decisions, if there are any.
    pub config_decisions: Option<&'p ConfigDecisions>,
    /// The language of the text.
    pub language: Language,
}

impl Section {
    /// Lays out the answer to a file, with a heading of this level. `picture` is the name of the picture file, without its
    /// extension; without a name the board is drawn in characters.
    pub fn new(report: &Report<'_>, spot: &Spot, level: usize, picture: Option<&str>) -> Self {
        let voice = report.table.voice();
        let board = match picture {
            Some(_) => AnswerBoard::cropped(report, MOST),
            None => AnswerBoard::new(report, Style::PLAIN.width),
        };
        let page = Page::with_board(report, board.as_ref());
        let title = page.question.clone().or_else(|| Some(page.subjects.first()?.heading.clone()));
        let title = title.unwrap_or_else(|| voice.say(&say!(page::Board)));
        let picture = board.as_ref().zip(picture).and_then(|(board, name)| {
            let words = board_words::describe_board(report.table).join(" ");
            let look = Rendering { scale: scale(board.spaces()), ..Rendering::new(&title, &words) };
            Some(PictureFile::new(&board.svg(None, look)?, name))
        });
        let file = picture.as_ref().map(|picture| picture.name.as_str());
        let document = answer_document(report, board.as_ref(), Placement { level, title: Some(&title), picture: file });
        Self { spot: spot.clone(), document, picture }
    }
}

impl PictureFile {
    /// Creates a PNG file of a board; an SVG file if this build has no PNG or the conversion fails.
    fn new(svg: &Svg, name: &str) -> Self {
        match png_bytes(svg) {
            Some(bytes) => Self { name: format!("{name}.png"), bytes },
            None => Self { name: format!("{name}.svg"), bytes: format!("{}\n", svg.text).into_bytes() },
        }
    }
}

#[cfg(feature = "png")]
fn png_bytes(svg: &Svg) -> Option<Vec<u8>> {
    crate::picture::png(svg).ok()
}

#[cfg(not(feature = "png"))]
fn png_bytes(_: &Svg) -> Option<Vec<u8>> {
    None
}

/// Returns the scale of a picture of a board with these columns and rows of spaces.
fn scale((columns, rows): (usize, usize)) -> f64 {
    let spaces = |n: usize| f64::from(u32::try_from(n.max(1)).unwrap_or(u32::MAX));
    let space = (MOST_PIXELS / spaces(columns.max(rows))).min(MOST_SPACE);
    space.floor() / SPACE
}

impl Pages<'_> {
    /// Returns the level of an answer's heading.
    pub fn level(dialect: &Dialect, spot: &Spot, has_title: bool) -> usize {
        dialect.first_level + usize::from(spot.is_in_book || has_title) + usize::from(spot.is_by_topic)
    }

    /// Returns the text.
    pub fn text(self, dialect: &Dialect) -> String {
        let voice = Voice::in_language(self.language);
        let level = dialect.first_level;
        let mut document = Document::default();
        let is_in_book = self.sections.iter().any(|section| section.spot.is_in_book);
        match self.title {
            Some(title) => document.push(Block::Head(level, title.to_owned())),
            None if is_in_book => document.push(Block::Head(level, voice.say(&say!(page::Book)))),
            None => {}
        }
        // Topics are in the order of their first answers.
        let topics = self.sections.into_iter().map(|section| {
            let topic = section.spot.is_by_topic.then(|| section.spot.topic.clone());
            (topic, section)
        });
        for (_, sections) in group_in_order(topics) {
            if let Some(first) = sections.first().filter(|first| first.spot.is_by_topic) {
                document.push(Block::Head(level + 1, first.spot.topic_title(voice)));
            }
            for section in sections {
                document.blocks.extend(section.document.blocks);
            }
        }
        if let Some(decisions) = self.config_decisions {
            document.push_paragraph(Emphasis::Italic, &decisions.sentence(voice));
        }
        dialect.to_text(&document)
    }
}
