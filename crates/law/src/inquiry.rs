//! Inquiries: the questions of law that a mechanic asks, with a record of them.

use super::{COUNT_MONASTERY, Holding, Law, Question, QuestionId, Reading, ReadingIx, Since, question_data};

/// The error for a question or a board with something too new for a rule set: unpublished, or its rules then unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotApplicable {
    /// The question of law that does not apply; `None` if the thing is on the board or presupposed by a question asked.
    pub question: Option<QuestionId>,
    /// The thing that did not exist yet, or on which no rules of that time are known, with its release date.
    pub since: &'static Since,
    /// Set if the thing existed already, and only its rules of that time are unknown.
    pub is_unread: bool,
}

/// The result of work that asks the law; an error if the law is asked about something that did not exist yet.
pub type LawResult<T> = Result<T, NotApplicable>;

/// The readings on the way to an outcome, in the order in which their questions were asked.
pub type ReadingPath = Vec<(QuestionId, ReadingIx)>;

/// An inquiry into the law: every question gets one reading and is recorded.
#[derive(Debug)]
pub struct Inquiry<'l, 'b> {
    law: &'l Law<'b>,
    chosen: &'l [(QuestionId, ReadingIx)],
    asked: Vec<(QuestionId, ReadingIx)>,
    /// The questions in `asked` that were only noted ([`Inquiry::note`]).
    noted: Vec<QuestionId>,
}

impl<'l, 'b> Inquiry<'l, 'b> {
    fn new(law: &'l Law<'b>, chosen: &'l [(QuestionId, ReadingIx)]) -> Self {
        Self { law, chosen, asked: Vec::new(), noted: Vec::new() }
    }

    /// Asks a question and returns its reading.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the subject of the question did not exist yet, or no rules of that time are known on it.
    pub fn ask<R: Reading>(&mut self, question: Question<R>) -> Result<R, NotApplicable> {
        self.ask_id(question.id).map(R::from_index)
    }

    /// Returns the reading that a question would get if asked now, without recording it; `None` if it does not apply.
    pub fn peek_reading(&self, question: QuestionId) -> Option<ReadingIx> {
        self.resolve_reading(question).ok()
    }

    fn resolve_reading(&self, question: QuestionId) -> Result<ReadingIx, NotApplicable> {
        match self.law.holding(question) {
            Holding::NotApplicable(since) => {
                let is_unread = since.known.is_some();
                Err(NotApplicable { question: Some(question), since, is_unread })
            }
            Holding::Settled { reading, .. } => Ok(*reading),
            Holding::Open { readings, .. } | Holding::Contested { readings, .. } => {
                let chosen = self.chosen.iter().find(|(q, _)| *q == question).map(|(_, r)| *r);
                Ok(chosen.or_else(|| readings.first().copied()).unwrap_or(ReadingIx::FIRST))
            }
        }
    }

    /// Asks a question by its id and returns the index of its reading.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the subject of the question did not exist yet, or no rules of that time are known on it.
    pub fn ask_id(&mut self, question: QuestionId) -> Result<ReadingIx, NotApplicable> {
        let reading = self.resolve_reading(question)?;
        if !self.asked.contains(&(question, reading)) {
            self.asked.push((question, reading));
        }
        self.noted.retain(|noted| *noted != question);
        Ok(reading)
    }

    /// Records a question whose open readings make no difference here, so that only one of them is tried; a question
    /// that was asked before remains an asked one.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] if the subject of the question did not exist yet, or no rules of that time are known on it.
    pub fn note(&mut self, question: QuestionId) -> Result<(), NotApplicable> {
        let reading = self.resolve_reading(question)?;
        if !self.asked.contains(&(question, reading)) {
            self.asked.push((question, reading));
            self.noted.push(question);
        }
        Ok(())
    }

    /// Runs separate inquiries into the same law, one for each combination of open readings; records nothing here.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`] as soon as a run asks a question that does not apply.
    pub fn run_every_reading<T>(
        &self,
        run: impl FnMut(&mut Inquiry<'_, '_>) -> Result<T, NotApplicable>,
    ) -> Result<Vec<(ReadingPath, T)>, NotApplicable> {
        run_every_reading(self.law, run)
    }

    /// Returns the number of readings that the law leaves open for a question; `None` if there are fewer than two.
    pub fn open_reading_count(&self, question: QuestionId) -> Option<usize> {
        Some(self.law.holding(question).readings().len()).filter(|readings| *readings > 1)
    }

    /// Returns the id of the rule set that is inquired into, and the id of the ruling left out; `None` if none is.
    pub fn rule_set_and_omitted_ruling(&self) -> (&str, Option<&'static str>) {
        self.law.rule_set_and_omitted_ruling()
    }

    /// Returns the questions asked or noted, in order, each with its reading.
    pub fn asked_questions(&self) -> &[(QuestionId, ReadingIx)] {
        &self.asked
    }

    /// Returns the [asked questions](Self::asked_questions) that were only [noted](Self::note).
    pub fn noted_questions(&self) -> &[QuestionId] {
        &self.noted
    }
}

/// Returns `true` if two questions are read [alike](super::QuestionData::alike) where both are open.
pub fn are_alike(a: QuestionId, b: QuestionId) -> bool {
    question_data(a).alike.contains(&b) || question_data(b).alike.contains(&a)
}

/// Returns `true` if the readings of two open questions that are read alike count in different units.
fn has_mixed_units(law: &Law<'_>, asked: &[(QuestionId, ReadingIx)]) -> bool {
    // The unit of a thing that is counted as a monastery is that of monasteries.
    let unit = |(question, reading): (QuestionId, ReadingIx)| match question_data(question).reading(reading) {
        AS_MONASTERY => {
            let monastery = asked.iter().find(|(other, _)| *other == COUNT_MONASTERY.id);
            monastery.map_or(AS_MONASTERY, |(other, reading)| question_data(*other).reading(*reading))
        }
        word => word,
    };
    let open_questions = || asked.iter().copied().filter(|(question, _)| law.holding(*question).readings().len() > 1);
    open_questions()
        .any(|of| open_questions().any(|other| question_data(of.0).alike.contains(&other.0) && unit(of) != unit(other)))
}

/// The word of the reading by which a thing is counted as a monastery.
const AS_MONASTERY: &str = "as-monastery";

/// Runs an inquiry under every combination of readings that the law leaves open.
///
/// Returns one result for each combination, after the questions asked or noted, with their readings. If questions that
/// are read alike count in different units, the combination is left out: no rules do that. A settled law gives one.
///
/// # Errors
///
/// [`NotApplicable`] as soon as a run asks a question that does not apply.
pub fn run_every_reading<T>(
    law: &Law<'_>,
    mut run: impl FnMut(&mut Inquiry<'_, '_>) -> Result<T, NotApplicable>,
) -> Result<Vec<(ReadingPath, T)>, NotApplicable> {
    let mut results = Vec::new();
    // The open questions found so far, each with the index (in its list) of the reading being tried.
    let mut path: Vec<(QuestionId, usize)> = Vec::new();
    loop {
        let chosen: ReadingPath = path
            .iter()
            .map(|&(q, n)| (q, law.holding(q).readings().get(n).copied().unwrap_or(ReadingIx::FIRST)))
            .collect();
        let mut inquiry = Inquiry::new(law, &chosen);
        let result = run(&mut inquiry)?;
        let (asked, noted) = (inquiry.asked, inquiry.noted);
        for &(question, _) in asked.iter().filter(|(question, _)| !noted.contains(question)) {
            if law.holding(question).readings().len() > 1 && !path.iter().any(|(q, _)| *q == question) {
                path.push((question, 0));
            }
        }
        let tried: ReadingPath = asked.iter().copied().filter(|(question, _)| !noted.contains(question)).collect();
        if !has_mixed_units(law, &tried) {
            results.push((asked, result));
        }
        // Advance the last question that has a reading left to try, and drop those after it.
        let has_more = |(question, n): &(QuestionId, usize)| n + 1 < law.holding(*question).readings().len();
        let Some(last) = path.iter().rposition(has_more) else { return Ok(results) };
        path.truncate(last + 1);
        path[last].1 += 1;
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::{
        AtGap, COUNT_ABBEY, COUNT_DOUBLE_ABBEY, COUNT_ROAD_CITY, COUNT_SHRINE, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD,
        LikeMonastery, RuleSet, Unit,
    };

    #[test]
    fn a_settled_law_is_run_once() {
        let set = RuleSet::from_word("2021").expect("era");
        let law = Law::new(&set);
        let runs = run_every_reading(&law, |i| i.ask(COUNT_ROAD_CITY)).expect("applies");
        assert_eq!(runs.len(), 1);
    }

    #[test]
    fn what_is_read_alike_is_not_counted_in_two_units() {
        let set = RuleSet::from_word("2020").expect("era");
        let law = Law::new(&set);
        let runs = run_every_reading(&law, |i| {
            let doubles = i.ask(COUNT_DOUBLE_ABBEY)?;
            let halves = match i.ask(COUNT_ABBEY)? {
                LikeMonastery::AsMonastery => i.ask(COUNT_MONASTERY)?,
                LikeMonastery::PerTile => Unit::PerTile,
                LikeMonastery::PerSpace => Unit::PerSpace,
            };
            Ok((doubles, halves))
        })
        .expect("applies");
        let results: Vec<_> = runs.into_iter().map(|(_, units)| units).collect();
        assert_eq!(results, [(Unit::PerTile, Unit::PerTile), (Unit::PerSpace, Unit::PerSpace)]);
        assert!(are_alike(COUNT_ABBEY.id, COUNT_DOUBLE_ABBEY.id) && !are_alike(COUNT_ABBEY.id, COUNT_SHRINE.id));
    }

    #[test]
    fn open_questions_are_run_under_every_reading_that_is_reached() {
        let set = RuleSet::from_word("2014").expect("era");
        let law = Law::new(&set);
        let runs = run_every_reading(&law, |i| {
            Ok(match i.ask(GAP_CITY_ROAD)? {
                AtGap::KeepsOpen => "open".to_owned(),
                AtGap::Ignored => match i.ask(GAP_FIELD)? {
                    FieldAtGap::Separates => "ignored, separates".to_owned(),
                    FieldAtGap::Joins => "ignored, joins".to_owned(),
                },
            })
        })
        .expect("applies");
        let results: Vec<_> = runs.iter().map(|(_, r)| r.as_str()).collect();
        assert_eq!(results, ["open", "ignored, separates", "ignored, joins"]);
    }
}
