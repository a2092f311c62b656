//! The pictures of an answer: its board, and the board as it is where each outcome comes out.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};

use super::alike::{elements, shared as shared_by};
use crate::picture::{OutcomeKey, Rendering, Svg};
use crate::report::answer::board::AnswerBoard;

/// From how many columns of spaces on a board stands above the words, not beside them; one that is much
/// wider than high from half as many.
const WIDE: usize = 8;
/// How wide and high a board is to be, in pixels.
const BESIDE: (f64, f64) = (480.0, 540.0);
const ABOVE: (f64, f64) = (960.0, 600.0);
/// The same for one that is among several.
const AMONG: (f64, f64) = (300.0, 220.0);
/// The most that a space is wide, in hundreds of pixels.
const MOST: f64 = 1.5;

/// How a picture stands on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stands {
    /// Beside the words.
    Beside,
    /// Above them, as wide as the page.
    Above,
    /// Among others.
    Among,
}

impl Stands {
    /// How the board of an answer stands.
    pub(super) fn of(board: &AnswerBoard<'_>) -> Self {
        let (columns, rows) = board.spaces();
        let is_wide = columns >= WIDE || (2 * columns >= WIDE && columns >= 3 * rows);
        if is_wide { Self::Above } else { Self::Beside }
    }

    /// How large a board of so many columns and rows is drawn.
    fn scale(self, (columns, rows): (usize, usize)) -> f64 {
        let (width, height) = match self {
            Self::Beside => BESIDE,
            Self::Above => ABOVE,
            Self::Among => AMONG,
        };
        let spaces = |n: usize| f64::from(u32::try_from(n.max(1)).unwrap_or(u32::MAX)) * 100.0;
        let scale = (width / spaces(columns)).min(height / spaces(rows)).min(MOST);
        (scale * 100.0).floor() / 100.0
    }
}

/// What a picture is in words.
#[derive(Debug, Clone, Copy)]
pub(super) enum Told<'a> {
    /// A few words of its own.
    Title(&'a str),
    /// A heading of the page, by its id, and the board in words; it can be shown again.
    Headed(&'a str, &'a str),
}

/// Patterns by their ids.
pub(super) type Patterns = BTreeMap<String, String>;

/// A picture on a page.
#[derive(Debug, Clone)]
pub(super) struct Picture {
    /// How the element begins, with what it is in words.
    head: String,
    /// What is drawn in it.
    elements: Vec<String>,
    /// What its ids begin with; if it can be shown again, its own.
    pub(super) id: String,
    /// The patterns that it is filled with, which stand on the page once.
    pub(super) patterns: Patterns,
    /// Its size in pixels.
    pub(super) size: (f64, f64),
}

impl Picture {
    /// Draws a board: as it is, or as it is where an outcome comes out. Its id, letters and digits, is also
    /// what the ids of its parts begin with.
    pub(super) fn of(
        board: &AnswerBoard<'_>,
        row: Option<&OutcomeKey>,
        stands: Stands,
        id: &str,
        told: Told<'_>,
    ) -> Option<Self> {
        let (title, words) = match told {
            Told::Title(title) => (title, ""),
            Told::Headed(_, words) => ("", words),
        };
        let scale = stands.scale(board.spaces()).max(0.1);
        let drawn = Rendering { prefix: id, scale, on_page: true, ..Rendering::new(title, words) };
        let Svg { text, width, height, shared: patterns } = board.svg(row, drawn)?;
        // On a page of HTML the name of its language is known, and an id says which picture it is.
        let text = text.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1);
        let text = match told {
            Told::Headed(heading, _) => {
                text.replacen("<svg", &format!("<svg id=\"{id}\" aria-labelledby=\"{heading}\""), 1)
            }
            Told::Title(_) => text,
        };
        let text = text.strip_suffix("</svg>").unwrap_or(&text);
        let told = if words.is_empty() { "</title>" } else { "</desc>" };
        let begins = text.find(told).map_or(text.len(), |at| at + told.len());
        let (head, drawing) = text.split_at(begins);
        Some(Self {
            head: head.to_owned(),
            elements: elements(drawing),
            id: id.to_owned(),
            patterns,
            size: (width, height),
        })
    }

    /// The picture as an element.
    pub(super) fn svg(&self) -> Markup {
        PreEscaped([&self.head, &self.elements.concat(), "</svg>"].concat())
    }

    /// Whether it shows the same as another.
    pub(super) fn looks_like(&self, other: &Self) -> bool {
        let own = |of: &Self, element: &String| element.replace(&of.id, "");
        let alike = |(one, two): (&String, &String)| own(self, one) == own(other, two);
        self.size == other.size
            && self.elements.len() == other.elements.len()
            && self.elements.iter().zip(&other.elements).all(alike)
    }

    /// Draws once what several pictures of an answer have in common; `id` is what the ids of that begin with.
    pub(super) fn share<'a>(pictures: impl IntoIterator<Item = &'a mut Self>, id: &str) {
        let mut all: Vec<&mut Vec<String>> = pictures.into_iter().map(|picture| &mut picture.elements).collect();
        shared_by(&mut all, id);
    }

    /// The same picture once more, small, without a word of its own: for a link that has words.
    pub(super) fn small(id: &str, (width, height): (f64, f64)) -> Markup {
        html! {
            svg.small viewBox=(format!("0 0 {width} {height}")) aria-hidden="true" {
                (PreEscaped(format!("<use href=\"#{id}\"/>")))
            }
        }
    }
}

/// The patterns of all pictures on a page, to be defined there once.
pub(super) fn shared<'p>(patterns: impl Iterator<Item = &'p Patterns>) -> Markup {
    let all: BTreeMap<&String, &String> = patterns.flatten().collect();
    html! {
        @if !all.is_empty() {
            svg.unseen width="0" height="0" aria-hidden="true" {
                defs { @for pattern in all.values() { (PreEscaped(pattern)) } }
            }
        }
    }
}
