//! A hearing: the law is asked, and the reasoning is written down along the way.

use crate::rulebook::{Inquiry, NotApplicable, Question, QuestionId, Reading, ReadingIx};
use crate::wording::Sentence;

/// What can be asked for a reading.
trait Ask {
    fn ask_id(&mut self, question: QuestionId) -> Result<ReadingIx, NotApplicable>;
}

impl Ask for Inquiry<'_, '_> {
    fn ask_id(&mut self, question: QuestionId) -> Result<ReadingIx, NotApplicable> {
        Inquiry::ask_id(self, question)
    }
}

/// The law and the steps of one finding, passed on together to everything that is looked at.
pub(in crate::mechanics) struct Hearing<'h> {
    law: &'h mut dyn Ask,
    /// The reasoning so far.
    pub(in crate::mechanics) steps: Vec<Sentence>,
}

impl<'h> Hearing<'h> {
    /// A hearing in which nothing has been said yet.
    pub(in crate::mechanics) fn of(law: &'h mut Inquiry<'_, '_>) -> Self {
        Self { law, steps: Vec::new() }
    }

    /// Asks a question; gives the reading that holds here.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where the question is about something that did not exist yet.
    pub(in crate::mechanics) fn ask<R: Reading>(&mut self, question: Question<R>) -> Result<R, NotApplicable> {
        self.law.ask_id(question.id).map(R::at)
    }

    /// Writes a step down.
    pub(in crate::mechanics) fn push(&mut self, step: Sentence) {
        self.steps.push(step);
    }
}
