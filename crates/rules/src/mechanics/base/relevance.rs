//! Functions that ask the law only the questions on which the answer depends.

use carcassonne_law::{Inquiry, LawResult, Question, QuestionId, Reading, ReadingIx};

/// The readings of some questions of law, as ruled or as they might be ruled; `None` for a question that was not asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answers(Vec<(QuestionId, Option<ReadingIx>)>);

impl Answers {
    /// Creates the law's answers to some questions, with the given readings.
    pub(crate) fn from_readings(readings: &[(QuestionId, ReadingIx)]) -> Self {
        Self(readings.iter().map(|(question, reading)| (*question, Some(*reading))).collect())
    }

    /// Returns the reading of a question of law. If it was not asked, this is its first reading, as then every reading
    /// leads to the same outcome.
    pub(crate) fn reading<R: Reading>(&self, question: Question<R>) -> R {
        self.asked_reading(question).unwrap_or(R::from_index(ReadingIx::FIRST))
    }

    /// Returns the reading of a question of law; `None` if it was not asked.
    pub(crate) fn asked_reading<R: Reading>(&self, question: Question<R>) -> Option<R> {
        let known = self.0.iter().find(|(asked, _)| *asked == question.id);
        known.and_then(|(_, reading)| *reading).map(R::from_index)
    }
}

/// Asks, one after the other, those questions of law that can make a difference on this board.
///
/// A question can make a difference if, given the answers so far and some answer to each of the
/// others still to be asked, two of its readings lead to different outcomes.
pub(crate) fn ask_relevant<T: PartialEq>(
    law: &mut Inquiry<'_, '_>,
    questions: &[QuestionId],
    outcome: impl Fn(&Answers) -> T,
) -> LawResult<Answers> {
    ask_relevant_or(law, questions, |_, _| false, outcome)
}

/// Asks as [`ask_relevant`] does, and also if `is_forced` returns `true` for a question and the answers so far: one
/// about something that came later has no answer for the time before, even if every answer leads to the same outcome.
pub(crate) fn ask_relevant_or<T: PartialEq>(
    law: &mut Inquiry<'_, '_>,
    questions: &[QuestionId],
    is_forced: impl Fn(QuestionId, &Answers) -> bool,
    outcome: impl Fn(&Answers) -> T,
) -> LawResult<Answers> {
    let sizes: Vec<usize> = questions.iter().map(|q| q.readings().len()).collect();
    let mut outcomes: Vec<(Vec<ReadingIx>, T)> = combinations(&sizes)
        .into_iter()
        .map(|choice| {
            let readings = choice.iter().copied().map(Some);
            let answers = Answers(questions.iter().copied().zip(readings).collect());
            (choice, outcome(&answers))
        })
        .collect();
    let mut answers = Answers(Vec::new());
    for (n, question) in questions.iter().enumerate() {
        let is_relevant = outcomes.iter().any(|(a, x)| {
            outcomes.iter().any(|(b, y)| a.get(n) != b.get(n) && a.get(n + 1..) == b.get(n + 1..) && x != y)
        });
        let answer = if is_relevant || is_forced(*question, &answers) { Some(law.ask_id(*question)?) } else { None };
        outcomes.retain(|(choice, _)| choice.get(n).copied() == answer.or(Some(ReadingIx::FIRST)));
        answers.0.push((*question, answer));
    }
    Ok(answers)
}

/// Returns every way to choose a reading of each question; `sizes` are the numbers of their readings.
fn combinations(sizes: &[usize]) -> Vec<Vec<ReadingIx>> {
    sizes.iter().fold(vec![Vec::new()], |all, size| {
        all.iter()
            .flat_map(|begun: &Vec<ReadingIx>| {
                ReadingIx::first(*size).map(move |n| begun.iter().copied().chain([n]).collect())
            })
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_readings_is_met_once() {
        assert_eq!(combinations(&[2, 1, 2]).len(), 4);
        assert_eq!(combinations(&[]), [Vec::<ReadingIx>::new()]);
    }
}
