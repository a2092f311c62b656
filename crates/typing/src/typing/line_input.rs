//! A line while it is read, and the refusals of it.

use std::sync::Arc;

use carcassonne_position::quick::QuickText;
use carcassonne_text::{Problem, RefusedText, SourceText, Span};
use carcassonne_words::messages::plain::{Arg, Sentence};

use super::draft::Draft;
use super::problems::{LINES, refuse_unreadable};

/// A line while it is read.
pub(super) struct LineInput<'l> {
    /// The line as a text.
    pub(super) source: &'l Arc<SourceText>,
    /// The line without the spaces at its ends.
    pub(super) text: &'l str,
    /// The place of `text` in the line.
    pub(super) span: Span,
    /// Set if the line is advice that is tried; then no advice is looked for, since nobody would read it.
    pub(super) is_advice: bool,
}

impl<'l> LineInput<'l> {
    /// Creates the input from a line.
    pub(super) fn from_source(source: &'l Arc<SourceText>) -> Self {
        let line = source.text();
        let text = line.trim();
        let whole = Span::new(0, 0).part(line.len() - line.trim_start().len(), text.len());
        Self { source, text, span: whole, is_advice: false }
    }

    /// Returns the place in the line of a part that was cut out of its text.
    pub(super) fn span_of(&self, part: &str) -> Span {
        let from = part.as_ptr().addr().saturating_sub(self.text.as_ptr().addr());
        self.span.part(from.min(self.text.len()), part.len())
    }

    pub(super) fn refuse(&self, problem: Problem) -> RefusedText {
        RefusedText::for_problem(self.source, problem)
    }

    /// Returns a map with its questions, which can be opened; an error if the text is too large.
    pub(super) fn to_quick_text(&self, map: &str, questions: &[String]) -> Result<QuickText, RefusedText> {
        let name = self.source.name();
        QuickText::new(name, map, questions)
            .map(|text| text.answered_in(self.source.answer_language()))
            .map_err(|reason| refuse_unreadable(name, "map", reason))
    }

    /// Returns the refusal of the line for a problem that may offer lines: of these, it has those that a draft takes.
    pub(super) fn refuse_slip(&self, draft: &Draft, span: Span, mut slip: Sentence) -> RefusedText {
        if let Some(Arg::List(lines)) = slip.arg(LINES) {
            let taken = draft.choose_lines(lines, self);
            slip.set_arg(LINES, Arg::list(taken));
        }
        self.refuse(Problem::of(span, slip))
    }
}
