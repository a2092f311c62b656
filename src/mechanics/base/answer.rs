//! What a finding says in words: for a sentence about today, and for a row of the table of outcomes.

use crate::rulebook::QuestionId;
use crate::wording::Sentence;

/// What a finding says in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Answer {
    /// Whole sentences, to be read after "Under today's rules:".
    pub today: Vec<Sentence>,
    /// What it says in rows of a table, each a phrase of at most 27 characters, if that can be. Two
    /// answers that a reader cannot tell apart have the same rows. Most have one; a turn at the score track has one
    /// for each choice.
    pub rows: Vec<ReplyRow>,
    /// The rows that are so in one phrase, where it is not enough to tell them one after the other.
    pub shortly: Option<Sentence>,
    /// The same with all that its sentences say, to be told as one outcome of several; where that is more than its rows.
    pub outcome: Option<Sentence>,
    /// The questions of law by which it is so, where an answer names them itself.
    pub by: Vec<QuestionId>,
}

/// A row of the table of outcomes, and what one answer says to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplyRow {
    /// The phrase.
    pub text: Sentence,
    /// Whether it is so.
    pub so: So,
    /// What it is about, if it says more than that: a row that bars the same bars it, whatever else it says.
    pub about: Option<Sentence>,
    /// Whether it is never cut, however little room there is.
    pub whole: bool,
}

impl ReplyRow {
    /// A row that is so.
    pub(in crate::mechanics) fn so(text: Sentence) -> Self {
        Self { text, so: So::Yes, about: None, whole: false }
    }
}

/// What an answer says to a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum So {
    /// It is so.
    Yes,
    /// It is not so. (Also where an answer does not have the row.)
    No,
    /// It is not allowed.
    Barred,
}

impl Answer {
    /// One sentence and one row.
    pub(in crate::mechanics) fn new(today: Sentence, row: Sentence) -> Self {
        Self { today: vec![today], rows: vec![ReplyRow::so(row)], ..Self::default() }
    }

    /// One sentence, which is short enough for a row too.
    pub(in crate::mechanics) fn both(said: &Sentence) -> Self {
        Self::new(said.clone(), said.clone())
    }

    /// The same answer with another sentence.
    #[must_use]
    pub(in crate::mechanics) fn and(mut self, today: Sentence) -> Self {
        self.today.push(today);
        self
    }

    /// The same answer, with a phrase that says by itself what the row leaves to the sentences: who and how many.
    #[must_use]
    pub(in crate::mechanics) fn in_a_phrase(mut self, phrase: Sentence) -> Self {
        self.shortly = Some(phrase);
        self
    }

    /// The same answer, with the question of law by which it is so.
    #[must_use]
    pub(in crate::mechanics) fn by(mut self, question: QuestionId) -> Self {
        if !self.by.contains(&question) {
            self.by.push(question);
        }
        self
    }
}
