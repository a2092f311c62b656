//! The pictures of an answer: its board, and the board with each outcome.

use std::collections::BTreeMap;

use carcassonne_base::gathering::collect_map;
use maud::{Markup, PreEscaped, html};

use super::shared_elements::{share_elements, split_elements};
use crate::picture::{OutcomeKey, Rendering, Svg};
use crate::report::answer::board::AnswerBoard;

/// The number of columns of spaces from which a board is above the words, not next to them; half as many if the board is at
/// least three times as wide as high.
const WIDE: usize = 8;
/// The maximum width and height of a board next to the words, in pixels.
const SIDE_SIZE: (f64, f64) = (480.0, 540.0);
/// The maximum width and height of a board above the words, in pixels.
const TOP_SIZE: (f64, f64) = (960.0, 600.0);
/// The maximum width and height of a board on a card, in pixels.
const CARD_SIZE: (f64, f64) = (300.0, 220.0);
/// The greatest scale, at which a space is 150 pixels wide.
const MOST_SCALE: f64 = 1.5;

/// The place of a picture on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PicturePlace {
    /// Next to the words.
    Side,
    /// Above the words, as wide as the page.
    Top,
    /// On the card of an outcome.
    Card,
}

impl PicturePlace {
    /// Returns the place of an answer's board.
    pub(super) fn for_board(board: &AnswerBoard<'_>) -> Self {
        let (columns, rows) = board.spaces();
        let is_wide = columns >= WIDE || (2 * columns >= WIDE && columns >= 3 * rows);
        if is_wide { Self::Top } else { Self::Side }
    }

    /// Returns the scale of a board with these columns and rows of spaces.
    fn scale(self, (columns, rows): (usize, usize)) -> f64 {
        let (width, height) = match self {
            Self::Side => SIDE_SIZE,
            Self::Top => TOP_SIZE,
            Self::Card => CARD_SIZE,
        };
        let spaces = |n: usize| f64::from(u32::try_from(n.max(1)).unwrap_or(u32::MAX)) * 100.0;
        let scale = (width / spaces(columns)).min(height / spaces(rows)).min(MOST_SCALE);
        (scale * 100.0).floor() / 100.0
    }
}

/// The text of a picture for screen readers.
#[derive(Debug, Clone, Copy)]
pub(super) enum PictureLabel<'a> {
    /// A title.
    Title(&'a str),
    /// The id of a heading of the page, and the board in words. Thumbnails can refer to such a picture.
    Heading(&'a str, &'a str),
}

/// Patterns by their ids.
pub(super) type Patterns = BTreeMap<String, String>;

/// A picture on a page.
#[derive(Debug, Clone)]
pub(super) struct Picture {
    /// The opening tag with the title or the description.
    head: String,
    /// The elements of the drawing.
    elements: Vec<String>,
    /// The prefix of all ids in the picture; with a heading, also the id of the picture.
    pub(super) id: String,
    /// The fill patterns, which the page defines once.
    pub(super) patterns: Patterns,
    /// The width and height in pixels.
    pub(super) size: (f64, f64),
}

impl Picture {
    /// Draws a board, with an outcome if one is given; `None` if it cannot be drawn. `id` has letters and digits only.
    pub(super) fn draw(
        board: &AnswerBoard<'_>,
        outcome: Option<&OutcomeKey>,
        place: PicturePlace,
        id: &str,
        label: PictureLabel<'_>,
    ) -> Option<Self> {
        let (title, description, attributes) = match label {
            PictureLabel::Title(title) => (title, "", String::new()),
            PictureLabel::Heading(heading, description) => {
                ("", description, format!(" id=\"{id}\" aria-labelledby=\"{heading}\""))
            }
        };
        let scale = place.scale(board.spaces()).max(0.1);
        let rendering = Rendering { prefix: id, scale, on_page: true, ..Rendering::new(title, description) };
        let Svg { text, width, height, shared: patterns } = board.svg(outcome, rendering)?;
        // The attributes take the place of the namespace, which HTML does not need.
        let text = text.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", &attributes, 1);
        let text = text.strip_suffix("</svg>").unwrap_or(&text);
        let head_end = if description.is_empty() { "</title>" } else { "</desc>" };
        let head_length = text.find(head_end).map_or(text.len(), |at| at + head_end.len());
        let (head, drawing) = text.split_at(head_length);
        Some(Self {
            head: head.to_owned(),
            elements: split_elements(drawing),
            id: id.to_owned(),
            patterns,
            size: (width, height),
        })
    }

    pub(super) fn svg(&self) -> Markup {
        PreEscaped([&self.head, &self.elements.concat(), "</svg>"].concat())
    }

    /// Returns `true` if the pictures differ in their ids only.
    pub(super) fn looks_like(&self, other: &Self) -> bool {
        let is_equal = |(a, b): (&String, &String)| a.replace(&self.id, "") == b.replace(&other.id, "");
        self.size == other.size
            && self.elements.len() == other.elements.len()
            && self.elements.iter().zip(&other.elements).all(is_equal)
    }

    /// Defines the common elements of an answer's pictures once, with ids that begin with `prefix`.
    pub(super) fn share<'a>(pictures: impl IntoIterator<Item = &'a mut Self>, prefix: &str) {
        let mut all: Vec<&mut Vec<String>> = pictures.into_iter().map(|picture| &mut picture.elements).collect();
        share_elements(&mut all, prefix);
    }

    /// Returns a thumbnail of the picture with an id and a size, without text, for a link with text.
    pub(super) fn thumbnail(id: &str, (width, height): (f64, f64)) -> Markup {
        html! {
            svg.small viewBox=(format!("0 0 {width} {height}")) aria-hidden="true" {
                (PreEscaped(format!("<use href=\"#{id}\"/>")))
            }
        }
    }
}

/// Returns the definitions of all patterns on a page, each once.
pub(super) fn define_patterns<'p>(patterns: impl Iterator<Item = &'p Patterns>) -> Markup {
    let all = collect_map(patterns.flatten());
    html! {
        @if !all.is_empty() {
            svg.unseen width="0" height="0" aria-hidden="true" {
                defs { @for pattern in all.values() { (PreEscaped(pattern)) } }
            }
        }
    }
}
