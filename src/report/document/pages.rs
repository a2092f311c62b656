//! Answers as one text with pictures beside it.

use super::answer::{Standing, answer};
use super::{Block, Dialect, Document, Tone};
use crate::picture::{Rendering, Svg};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{Page, board_words};
use crate::report::configured::Configured;
use crate::report::html::Spot;
use crate::report::judged::Report;
use crate::report::style::Style;
use crate::text::Language;
use crate::wording::say;

/// The most columns and rows of spaces of a picture.
const MOST: (usize, usize) = (16, 16);
/// How wide and high a picture is at most, and a space on it, in pixels.
const WIDE: f64 = 960.0;
const HIGH: f64 = 960.0;
const SPACE: f64 = 150.0;
/// How wide and high a space is drawn where nothing makes it smaller or larger, in pixels.
const USUAL: f64 = 100.0;

/// An answer in such a text.
#[derive(Debug)]
pub struct Section {
    spot: Spot,
    told: Document,
    /// The picture of its board, if it has one.
    pub picture: Option<PictureFile>,
}

/// A picture for a file beside the text.
#[derive(Debug)]
pub struct PictureFile {
    /// The name of the file, as the text has it.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// Answers as one text.
#[derive(Debug)]
pub struct Pages<'p> {
    /// What it is called; a single answer is called after its question.
    pub title: Option<&'p str>,
    /// The answers, in their order.
    pub sections: Vec<Section>,
    /// What a configuration decided.
    pub configured: Option<&'p Configured>,
    /// The language in which it is told.
    pub language: Language,
}

impl Section {
    /// Lays out the answer to a file. Its board is a picture in a file of this name, to which the ending is added; without
    /// a name it is drawn in characters.
    pub fn of(report: &Report<'_>, spot: &Spot, level: usize, picture: Option<&str>) -> Self {
        let voice = report.table.voice();
        let board = match picture {
            Some(_) => AnswerBoard::within(report, MOST),
            None => AnswerBoard::of(report, Style::PLAIN.width),
        };
        let page = Page::beside(report, board.as_ref());
        let title = page.question.clone().or_else(|| Some(page.asked.first()?.heading.clone()));
        let title = title.unwrap_or_else(|| voice.say(&say!(page::Board)));
        let picture = board.as_ref().zip(picture).and_then(|(board, name)| {
            let words = board_words::told(report.table).join(" ");
            let look = Rendering { scale: scale(board.spaces()), ..Rendering::new(&title, &words) };
            Some(PictureFile::of(&board.svg(None, look)?, name))
        });
        let file = picture.as_ref().map(|picture| picture.name.as_str());
        let told = answer(report, board.as_ref(), Standing { level, title: Some(&title), picture: file });
        Self { spot: spot.clone(), told, picture }
    }
}

impl PictureFile {
    /// A board in pixels; where they cannot be had, as SVG.
    fn of(svg: &Svg, name: &str) -> Self {
        match pixels(svg) {
            Some(bytes) => Self { name: format!("{name}.png"), bytes },
            None => Self { name: format!("{name}.svg"), bytes: format!("{}\n", svg.text).into_bytes() },
        }
    }
}

#[cfg(feature = "png")]
fn pixels(svg: &Svg) -> Option<Vec<u8>> {
    crate::picture::png(svg).ok()
}

#[cfg(not(feature = "png"))]
fn pixels(_: &Svg) -> Option<Vec<u8>> {
    None
}

/// How large a board of so many columns and rows is drawn.
fn scale((columns, rows): (usize, usize)) -> f64 {
    let spaces = |n: usize| f64::from(u32::try_from(n.max(1)).unwrap_or(u32::MAX));
    let space = (WIDE / spaces(columns)).min(HIGH / spaces(rows)).min(SPACE);
    space.floor() / USUAL
}

impl Pages<'_> {
    /// The level of the heading of an answer.
    pub fn level(dialect: Dialect, spot: &Spot, has_title: bool) -> usize {
        dialect.first_level() + usize::from(spot.in_book || has_title) + usize::from(spot.by_topic)
    }

    /// The text.
    pub fn text(self, dialect: Dialect) -> String {
        let voice = self.language.voice();
        let level = dialect.first_level();
        let mut whole = Document::default();
        let in_book = self.sections.iter().any(|section| section.spot.in_book);
        match self.title {
            Some(title) => whole.add(Block::Head(level, title.to_owned())),
            None if in_book => whole.add(Block::Head(level, voice.say(&say!(page::Book)))),
            None => {}
        }
        // Topics in the order of their first answers.
        let mut topics: Vec<(String, Vec<Section>)> = Vec::new();
        for section in self.sections {
            let topic = if section.spot.by_topic { section.spot.topic.clone() } else { String::new() };
            match topics.iter_mut().find(|(known, _)| *known == topic) {
                Some((_, of)) => of.push(section),
                None => topics.push((topic, vec![section])),
            }
        }
        for (_, sections) in topics {
            if let Some(first) = sections.first().filter(|first| first.spot.by_topic) {
                whole.add(Block::Head(level + 1, first.spot.topic_title(voice)));
            }
            for section in sections {
                whole.blocks.extend(section.told.blocks);
            }
        }
        if let Some(by) = self.configured {
            whole.say(Tone::Slanted, &by.sentence(voice));
        }
        dialect.written(&whole)
    }
}
