//! Rust types for the questions and their readings.
//!
//! The types are generated from the files in `questions/` when the program is built: [`QuestionId`] with a variant for
//! each question, a constant for each (`count.road-city` is [`COUNT_ROAD_CITY`]), and an enum for each type of
//! readings, which several questions may share by naming it as `type` ([`Unit`]).

use std::marker::PhantomData;

use super::{Reading, ReadingIx, question_data};

/// A question, with the type of its readings.
#[derive(Debug)]
pub struct Question<R> {
    /// The id of the question.
    pub id: QuestionId,
    readings: PhantomData<fn() -> R>,
}

impl<R> Question<R> {
    const fn of(id: QuestionId) -> Self {
        Self { id, readings: PhantomData }
    }
}

impl<R: Reading> Question<R> {
    /// Returns the reading if `answer`, a question with the index of a reading, is an answer to this question.
    pub fn reading_in(self, (question, reading): (QuestionId, ReadingIx)) -> Option<R> {
        (question == self.id).then(|| R::from_index(reading))
    }
}

impl<R> Clone for Question<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Question<R> {}

impl QuestionId {
    /// Returns the id of the question as text, as in the data: `count.road-city`.
    pub fn word(self) -> &'static str {
        question_data(self).id
    }

    /// Returns the words of the question's readings, in the order of the data.
    pub fn readings(self) -> Vec<&'static str> {
        question_data(self).readings.iter().map(|(word, _)| *word).collect()
    }

    /// Returns the question with the id `word`, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|q| q.word() == word)
    }
}

include!(concat!(env!("OUT_DIR"), "/questions.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadingIx, questions};

    #[test]
    fn data_and_code_know_the_same_questions_in_the_same_order() {
        let data: Vec<_> = questions().iter().map(|q| q.id).collect();
        let code: Vec<_> = QuestionId::ALL.iter().map(|q| q.word()).collect();
        assert_eq!(data, code);
    }

    #[test]
    fn a_reading_is_called_in_code_as_in_the_data() {
        fn assert_same_words<R: Reading>(question: Question<R>) {
            let words = question.id.readings();
            assert_eq!(R::ALL.iter().map(|r| r.word()).collect::<Vec<_>>(), words);
            for (place, word) in ReadingIx::first(words.len()).zip(words) {
                assert_eq!(R::from_index(place).word(), word);
            }
        }
        assert_same_words(COUNT_ROAD_CITY);
        assert_same_words(MESSAGE_EIGHT_BONUS);
        assert_same_words(COUNT_BRIDGE);
        assert_eq!(COUNT_ROAD_CITY.id.word(), "count.road-city");
        assert_eq!([Unit::PerTile, Unit::PerSpace], Unit::ALL);
        assert_eq!(CountBridge::One.word(), "1");
    }
}
