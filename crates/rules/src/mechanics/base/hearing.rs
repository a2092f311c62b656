//! A hearing: the means to ask the law, and a record of the reasoning that follows from the rulings.

use carcassonne_law::{Doubles, Inquiry, LawResult, Question, QuestionId, Reading, ReadingIx, TILE_DOUBLE};
use carcassonne_position::wording::Sentence;

/// A source of readings for questions of law.
trait ReadingSource {
    fn ask_id(&mut self, question: QuestionId) -> LawResult<ReadingIx>;
}

impl ReadingSource for Inquiry<'_, '_> {
    fn ask_id(&mut self, question: QuestionId) -> LawResult<ReadingIx> {
        Inquiry::ask_id(self, question)
    }
}

/// The law and the reasoning so far, for one finding; passed to every function that takes part in reaching the finding.
pub struct Hearing<'h> {
    law: &'h mut dyn ReadingSource,
    /// The sentences of the reasoning so far.
    pub steps: Vec<Sentence>,
}

impl<'h> Hearing<'h> {
    /// Creates a hearing that asks `law`, with no reasoning yet.
    pub fn new(law: &'h mut Inquiry<'_, '_>) -> Self {
        Self { law, steps: Vec::new() }
    }

    /// Asks a question of law and returns the reading of it that applies.
    pub fn ask<R: Reading>(&mut self, question: Question<R>) -> LawResult<R> {
        self.law.ask_id(question.id).map(R::from_index)
    }

    /// Asks the law whether double-size tiles exist, if one is looked at; an error for rules from before they existed.
    pub fn ask_doubles_exist(&mut self, has_doubles: bool) -> LawResult<()> {
        if has_doubles {
            let Doubles::Exists = self.ask(TILE_DOUBLE)?;
        }
        Ok(())
    }

    pub fn push(&mut self, step: Sentence) {
        self.steps.push(step);
    }
}
