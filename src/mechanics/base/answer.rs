//! A finding in words: for a sentence about today's rules, and for a row of the table of outcomes.

use crate::rulebook::QuestionId;
use crate::wording::Sentence;

/// A finding in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Answer {
    /// Whole sentences that follow "Under today's rules:".
    pub today: Vec<Sentence>,
    /// The rows for the table of outcomes, each a phrase of at most 27 characters if possible. Answers that are the
    /// same to a reader have the same rows. Most have one row; a turn at the score track has one for each choice.
    pub rows: Vec<ReplyRow>,
    /// A phrase for the whole answer; `None` if the list of the rows that apply says enough.
    pub phrase: Option<Sentence>,
    /// A sentence for the answer as one of several possible outcomes; `None` if its rows say as much.
    pub outcome: Option<Sentence>,
    /// The questions of law whose rulings are cited for the answer, the decisive one first; usually empty.
    pub questions: Vec<QuestionId>,
}

/// A row of the table of outcomes, and one answer's mark in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplyRow {
    /// The phrase of the row.
    pub text: Sentence,
    /// The mark of the answer in this row.
    pub state: RowState,
    /// The topic, if other rows may share it: an answer with a barred row bars every row of the topic that it lacks.
    pub topic: Option<Sentence>,
    /// Set if no row of the same answer is ever cut, even if space is short.
    pub is_uncut: bool,
}

impl ReplyRow {
    /// Creates a row that applies.
    pub(in crate::mechanics) fn new(text: Sentence) -> Self {
        Self { text, state: RowState::Yes, topic: None, is_uncut: false }
    }
}

/// The mark that an answer gives to a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowState {
    /// The row applies.
    Yes,
    /// The row does not apply; also used for an answer that lacks the row.
    No,
    /// The choice that the row describes is not allowed.
    Barred,
}

impl Answer {
    /// Creates an answer with one sentence and one row.
    pub(in crate::mechanics) fn new(today: Sentence, row: Sentence) -> Self {
        Self { today: vec![today], rows: vec![ReplyRow::new(row)], ..Self::default() }
    }

    /// Creates an answer with one sentence that is short enough for a row too.
    pub(in crate::mechanics) fn from_sentence(sentence: &Sentence) -> Self {
        Self::new(sentence.clone(), sentence.clone())
    }

    /// Returns the answer with `sentence` added after its other sentences.
    #[must_use]
    pub(in crate::mechanics) fn with_sentence(mut self, sentence: Sentence) -> Self {
        self.today.push(sentence);
        self
    }

    /// Returns the answer with a phrase that adds to its row details such as the players and numbers.
    #[must_use]
    pub(in crate::mechanics) fn with_phrase(mut self, phrase: Sentence) -> Self {
        self.phrase = Some(phrase);
        self
    }

    /// Returns the answer with `question` added to the questions of law behind it, without duplicates.
    #[must_use]
    pub(in crate::mechanics) fn with_question(mut self, question: QuestionId) -> Self {
        if !self.questions.contains(&question) {
            self.questions.push(question);
        }
        self
    }
}
