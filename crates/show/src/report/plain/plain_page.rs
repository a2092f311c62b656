//! A page of an answer with its style and form, and the wrapping of its lines.

use std::cell::RefCell;
use std::collections::HashMap;

use carcassonne_position::wording::Voice;

use crate::report::answer::Page;
use crate::report::style::{Ink, Style};

/// The brevity of an answer: each step saves lines that the step before takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Brevity {
    /// Everything in full.
    Full,
    /// Several questions, and the deciding law, in a line each.
    Short,
    /// No blank lines within a part, table rows of a few lines, and a legend of the board cut short.
    Shortest,
    /// One word for each sign of the table, and no reason for there being several answers.
    Terse,
    /// One line of legend, and of claims their standing today only.
    Tightest,
    /// No legend below board and words, and rows of two lines.
    Barest,
}

/// The form of the citations in a shortened list of the deciding law.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CitationForm {
    /// The authority, and the document with the place in it.
    Full,
    /// The authority and the document.
    Document,
    /// The document, and its date or a note that the reading is our inference.
    Brief,
}

/// The amount of reasons for the answers on features.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reasons {
    /// A paragraph for each feature.
    Full,
    /// One paragraph, on what cannot be seen on the board.
    Short,
    /// No reasons.
    None,
}

/// The maximum number of lines of a legend below a board and the words next to it.
pub(super) const MOST_LEGEND: usize = 2;

/// The form in which an answer is laid out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Form {
    pub(super) brevity: Brevity,
    pub(super) reasons: Reasons,
    pub(super) citations: CitationForm,
    /// The maximum number of lines of the board's legend below board and words.
    pub(super) most_legend: usize,
}

impl Form {
    /// The forms that are tried until an answer fits, the fullest first. The document and the date of a deciding ruling are in
    /// all of them.
    const PRIORITIES: [(Brevity, Reasons, CitationForm); 17] = [
        (Brevity::Full, Reasons::Full, CitationForm::Full),
        (Brevity::Full, Reasons::Short, CitationForm::Full),
        (Brevity::Full, Reasons::None, CitationForm::Full),
        (Brevity::Short, Reasons::Full, CitationForm::Full),
        (Brevity::Short, Reasons::Full, CitationForm::Document),
        (Brevity::Short, Reasons::Short, CitationForm::Full),
        (Brevity::Short, Reasons::Short, CitationForm::Document),
        (Brevity::Short, Reasons::None, CitationForm::Full),
        (Brevity::Short, Reasons::None, CitationForm::Document),
        (Brevity::Shortest, Reasons::None, CitationForm::Full),
        (Brevity::Shortest, Reasons::None, CitationForm::Document),
        (Brevity::Terse, Reasons::None, CitationForm::Document),
        (Brevity::Terse, Reasons::None, CitationForm::Brief),
        (Brevity::Tightest, Reasons::None, CitationForm::Document),
        (Brevity::Tightest, Reasons::None, CitationForm::Brief),
        (Brevity::Barest, Reasons::None, CitationForm::Document),
        (Brevity::Barest, Reasons::None, CitationForm::Brief),
    ];

    /// Returns the forms that differ for a page, the fullest first.
    pub(super) fn list(page: &Page, has_drawings: bool) -> impl Iterator<Item = Self> {
        // Without deciding law there are no citations to shorten, and an answer without drawings is for readers who want all.
        let are_citations_kept = page.decisions.is_empty() || !has_drawings;
        let has_short_reasons = page.explanations.iter().any(|explanation| explanation.short.is_some());
        let has_reasons = !page.explanations.is_empty();
        let is_wanted = move |(brevity, reasons, citations): &(Brevity, Reasons, CitationForm)| {
            let fullest = if *brevity < Brevity::Terse { CitationForm::Full } else { CitationForm::Document };
            let has_form = match reasons {
                Reasons::Full => has_reasons,
                Reasons::Short => has_short_reasons,
                Reasons::None => true,
            };
            has_form && (has_drawings || *brevity <= Brevity::Terse) && (!are_citations_kept || *citations == fullest)
        };
        Self::PRIORITIES.into_iter().filter(is_wanted).flat_map(move |(brevity, reasons, citations)| {
            // Reasons are worth more than the meaning of signs that most readers guess.
            let is_fullest = reasons == Reasons::Full || !has_reasons;
            let legends = [MOST_LEGEND, 1].into_iter().take(if is_fullest { 2 } else { 1 });
            legends.map(move |most_legend| Self { brevity, reasons, citations, most_legend })
        })
    }
}

/// A page of an answer with its style and form.
pub(super) struct PlainPage<'p> {
    pub(super) page: &'p Page,
    /// Set if boards and tables are drawn; otherwise they are put into words.
    pub(super) has_drawings: bool,
    pub(super) form: Form,
    pub(super) style: Style,
    pub(super) voice: Voice<'p>,
    pub(super) wrap_cache: &'p WrapCache,
}

/// A cache of wrapped texts, by text: most are the same in several of the forms that are tried.
#[derive(Debug, Default)]
pub(super) struct WrapCache(RefCell<HashMap<String, Vec<WrappedText>>>);

/// The lines of a text, wrapped to a width with these indents.
#[derive(Debug)]
struct WrappedText {
    width: usize,
    first: String,
    indent: String,
    lines: Vec<String>,
}

impl PlainPage<'_> {
    /// Wraps a text to a width in columns, with one indent for the first line and one for the rest.
    pub(super) fn wrap(&self, text: &str, width: usize, first: &str, indent: &str) -> Vec<String> {
        let mut cache = self.wrap_cache.0.borrow_mut();
        let is_equal = |known: &&WrappedText| known.width == width && known.first == first && known.indent == indent;
        if let Some(known) = cache.get(text).and_then(|known| known.iter().find(is_equal)) {
            return known.lines.clone();
        }
        let style = Style { width, ..self.style };
        let lines: Vec<String> = style.wrap(text, first, indent).lines().map(str::to_owned).collect();
        let (first, indent) = (first.to_owned(), indent.to_owned());
        let wrapped = WrappedText { width, first, indent, lines: lines.clone() };
        cache.entry(text.to_owned()).or_default().push(wrapped);
        lines
    }

    /// Colours each line.
    pub(super) fn paint(&self, ink: Ink, lines: Vec<String>) -> Vec<String> {
        lines.into_iter().map(|line| self.style.paint(ink, &line)).collect()
    }

    /// Puts as many entries into each line as fit. An entry that fits a line by itself is not broken.
    pub(super) fn pack(&self, entries: &[String], width: usize, separator: &str) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        let mut line = String::new();
        for entry in entries {
            let fits = line.chars().count() + separator.len() + entry.chars().count() <= width;
            if !line.is_empty() && !fits {
                out.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push_str(separator);
            }
            line.push_str(entry);
        }
        if !line.is_empty() {
            out.push(line);
        }
        out.iter().flat_map(|line| self.wrap(line, width, "", "  ")).collect()
    }
}

pub(super) fn answer_ink(is_settled: bool) -> Ink {
    if is_settled { Ink::Settled } else { Ink::Unsettled }
}
