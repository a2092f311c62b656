//! A hearing: it asks the law, and records the reasoning on the way.

use crate::rulebook::{Inquiry, NotApplicable, Question, QuestionId, Reading, ReadingIx};
use crate::wording::Sentence;

/// A source of readings for questions.
trait ReadingSource {
    fn ask_id(&mut self, question: QuestionId) -> Result<ReadingIx, NotApplicable>;
}

impl ReadingSource for Inquiry<'_, '_> {
    fn ask_id(&mut self, question: QuestionId) -> Result<ReadingIx, NotApplicable> {
        Inquiry::ask_id(self, question)
    }
}

/// The law and the steps of one finding, passed together to every function that takes part in it.
pub(in crate::mechanics) struct Hearing<'h> {
    law: &'h mut dyn ReadingSource,
    /// The reasoning so far.
    pub(in crate::mechanics) steps: Vec<Sentence>,
}

impl<'h> Hearing<'h> {
    /// Creates a hearing without steps.
    pub(in crate::mechanics) fn new(law: &'h mut Inquiry<'_, '_>) -> Self {
        Self { law, steps: Vec::new() }
    }

    /// Asks a question and returns the reading that applies.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the question is about something that did not exist yet.
    pub(in crate::mechanics) fn ask<R: Reading>(&mut self, question: Question<R>) -> Result<R, NotApplicable> {
        self.law.ask_id(question.id).map(R::from_index)
    }

    /// Records a step.
    pub(in crate::mechanics) fn push(&mut self, step: Sentence) {
        self.steps.push(step);
    }
}
