//! A page with how it may look, and how its lines are set.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::report::answer::Page;
use crate::report::style::{Ink, Style};
use crate::wording::Voice;

/// How much is told of what can be told in fewer lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Telling {
    /// Everything in full.
    Full,
    /// Several questions in a line each, and so what decides.
    Short,
    /// No blank lines within a part, rows of a few lines, and the legend of the board cut short.
    Shortest,
    /// The signs of the table in a word each, and not why there are several answers.
    Terse,
    /// One line of legend, and of claims how they stand today.
    Tightest,
    /// No legend below board and words, and rows of two lines.
    Barest,
}

impl Telling {
    /// Every one, the fullest first.
    pub(super) const ALL: [Self; 6] =
        [Self::Full, Self::Short, Self::Shortest, Self::Terse, Self::Tightest, Self::Barest];

    /// What may be told of who decided, the most first.
    pub(super) fn cited(self) -> &'static [Cited] {
        match self {
            Self::Full => &[Cited::Place],
            Self::Short | Self::Shortest => &[Cited::Place, Cited::Document],
            Self::Terse | Self::Tightest | Self::Barest => &[Cited::Document, Cited::Briefly],
        }
    }

    /// What may be told of why answers on features are so, the most first.
    pub(super) fn reasons(self) -> &'static [Reasons] {
        match self {
            Self::Full | Self::Short => &[Reasons::Full, Reasons::Short, Reasons::None],
            Self::Shortest | Self::Terse | Self::Tightest | Self::Barest => &[Reasons::None],
        }
    }
}

/// What is told of who decided, where what decides is told shortly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Cited {
    /// Who, and the document with the place in it.
    Place,
    /// Who, and the document.
    Document,
    /// The document, and the date or that it is our inference.
    Briefly,
}

/// How much is told of why answers on features are so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reasons {
    /// All, in a paragraph for each feature.
    Full,
    /// What is not seen, in one paragraph.
    Short,
    /// Nothing.
    None,
}

/// A page with how it may look.
pub(super) struct Text<'p> {
    pub(super) page: &'p Page,
    /// Whether boards and tables are drawn; else everything is told.
    pub(super) drawn: bool,
    /// How much is told of why answers on features are so.
    pub(super) reasons: Reasons,
    /// The most lines of the board's legend below it and the words.
    pub(super) legend: usize,
    /// What is told of who decided, where what decides is told shortly.
    pub(super) cited: Cited,
    pub(super) style: Style,
    pub(super) voice: Voice<'p>,
    pub(super) wrapped: &'p Wrapped,
}

/// Texts in lines, as the ways of telling an answer have them: most are the same in many of those that are tried.
#[derive(Debug, Default)]
pub(super) struct Wrapped(RefCell<HashMap<String, Vec<Broken>>>);

/// A text broken into lines of a width.
#[derive(Debug)]
struct Broken {
    width: usize,
    first: String,
    indent: String,
    lines: Vec<String>,
}

impl Text<'_> {
    pub(super) fn wrap(&self, text: &str, width: usize, first: &str, indent: &str) -> Vec<String> {
        let mut known = self.wrapped.0.borrow_mut();
        let is_so = |of: &&Broken| of.width == width && of.first == first && of.indent == indent;
        if let Some(known) = known.get(text).and_then(|of| of.iter().find(is_so)) {
            return known.lines.clone();
        }
        let style = Style { width, ..self.style };
        let lines: Vec<String> = style.wrap(text, first, indent).lines().map(str::to_owned).collect();
        let (first, indent) = (first.to_owned(), indent.to_owned());
        let of = Broken { width, first, indent, lines: lines.clone() };
        known.entry(text.to_owned()).or_default().push(of);
        lines
    }

    pub(super) fn paint(&self, ink: Ink, lines: Vec<String>) -> Vec<String> {
        lines.into_iter().map(|line| self.style.paint(ink, &line)).collect()
    }

    /// Entries in lines, as many in each as fit; none is broken that fits a line by itself.
    pub(super) fn side_by_side(&self, entries: &[String], width: usize, apart: &str) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        let mut line = String::new();
        for entry in entries {
            let fits = line.chars().count() + apart.len() + entry.chars().count() <= width;
            if !line.is_empty() && !fits {
                out.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push_str(apart);
            }
            line.push_str(entry);
        }
        if !line.is_empty() {
            out.push(line);
        }
        out.iter().flat_map(|line| self.wrap(line, width, "", "  ")).collect()
    }
}

/// The ink of a sentence that is settled or not.
pub(super) fn ink(settled: bool) -> Ink {
    if settled { Ink::Settled } else { Ink::Unsettled }
}
