//! A finding put in words: for a sentence about today's rules, and for a row of the table of outcomes.

use carcassonne_base::gathering::push_new;
use carcassonne_law::QuestionId;
use carcassonne_position::wording::Sentence;

/// A finding put in words for the reader of an answer.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Answer {
    /// The whole sentences that follow "Under today's rules:".
    pub today: Vec<Sentence>,
    /// The rows for the table of outcomes, each a phrase of at most 27 characters if possible. Answers that are the
    /// same to a reader have the same rows. Most answers have one row; a turn at the score track has one per choice.
    pub rows: Vec<ReplyRow>,
    /// A phrase for the whole answer; `None` if a list of the rows that apply says enough.
    pub phrase: Option<Sentence>,
    /// A sentence for the answer as one of several possible outcomes; `None` if the answer's rows say as much.
    pub outcome: Option<Sentence>,
    /// The questions of law whose rulings are cited for the answer, the decisive one first; usually empty.
    pub questions: Vec<QuestionId>,
}

/// A row of the table of outcomes, with the mark that one answer gives to the row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplyRow {
    /// The phrase printed as the label of the row.
    pub text: Sentence,
    /// The mark of the answer in this row: the row applies, does not apply, or is barred.
    pub state: RowState,
    /// The topic that this row may share with others: an answer that bars a row bars every row of the topic it lacks.
    pub topic: Option<Sentence>,
    /// Set if the answer's rows are never cut, even if space is short.
    pub is_uncut: bool,
}

impl ReplyRow {
    /// Creates a row that applies, labelled `text`, without a topic.
    pub fn new(text: Sentence) -> Self {
        Self { text, state: RowState::Yes, topic: None, is_uncut: false }
    }
}

/// The mark that an answer gives to a row of the table of outcomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowState {
    /// The row applies under this answer.
    Yes,
    /// The row does not apply under this answer; also the mark for an answer that lacks the row.
    No,
    /// The choice that the row describes is not allowed under this answer.
    Barred,
}

impl Answer {
    /// Creates an answer with the one sentence `today` and one row `row` of the table of outcomes.
    pub fn new(today: Sentence, row: Sentence) -> Self {
        Self { today: vec![today], rows: vec![ReplyRow::new(row)], ..Self::default() }
    }

    /// Creates an answer with one sentence that is short enough to be its row in the table of outcomes too.
    pub fn from_sentence(sentence: &Sentence) -> Self {
        Self::new(sentence.clone(), sentence.clone())
    }

    /// Returns the answer with `sentence` added after its other sentences about today's rules.
    #[must_use]
    pub fn with_sentence(mut self, sentence: Sentence) -> Self {
        self.today.push(sentence);
        self
    }

    /// Returns the answer with `phrase`, which says more than the answer's row: for example players and numbers.
    #[must_use]
    pub fn with_phrase(mut self, phrase: Sentence) -> Self {
        self.phrase = Some(phrase);
        self
    }

    /// Returns the answer with `question` added, unless present, to the questions of law that are cited for it.
    #[must_use]
    pub fn with_question(mut self, question: QuestionId) -> Self {
        push_new(&mut self.questions, question);
        self
    }
}
