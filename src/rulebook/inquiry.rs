//! How a mechanic asks the law, and a record of what it asked.

use super::{COUNT_MONASTERY, Holding, Law, Question, QuestionId, Reading, ReadingIx, Since, question_data};

/// A question was asked about something that did not exist yet under this rule set, or that lies on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotApplicable {
    /// The question; `None` if it is for what lies on the board that nothing applies.
    pub question: Option<QuestionId>,
    /// When what it is about came to exist.
    pub since: &'static Since,
    /// Whether it existed, and only its rules of that time are not known to us.
    pub is_unread: bool,
}

/// The readings on the way to an outcome, in the order in which their questions were asked.
pub type Way = Vec<(QuestionId, ReadingIx)>;

/// One inquiry into the law: every question gets one reading and is recorded.
#[derive(Debug)]
pub struct Inquiry<'l, 'b> {
    law: &'l Law<'b>,
    way: &'l [(QuestionId, ReadingIx)],
    asked: Vec<(QuestionId, ReadingIx)>,
    /// Those of them that were only noted.
    noted: Vec<QuestionId>,
}

impl<'l, 'b> Inquiry<'l, 'b> {
    fn new(law: &'l Law<'b>, way: &'l [(QuestionId, ReadingIx)]) -> Self {
        Self { law, way, asked: Vec::new(), noted: Vec::new() }
    }

    /// Asks a question; gives the reading that holds here.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where what the question is about did not exist yet.
    pub fn ask<R: Reading>(&mut self, question: Question<R>) -> Result<R, NotApplicable> {
        self.ask_id(question.id).map(R::at)
    }

    /// The reading that a question would get here; `None` where it does not apply. Nothing is
    /// recorded.
    pub fn would_hold(&self, question: QuestionId) -> Option<ReadingIx> {
        self.reading(question).ok()
    }

    fn reading(&self, question: QuestionId) -> Result<ReadingIx, NotApplicable> {
        match self.law.holding(question) {
            Holding::NotApplicable(since) => {
                let is_unread = since.known.is_some();
                Err(NotApplicable { question: Some(question), since, is_unread })
            }
            Holding::Settled { reading, .. } => Ok(*reading),
            Holding::Open { readings, .. } | Holding::Contested { readings, .. } => {
                let chosen = self.way.iter().find(|(q, _)| *q == question).map(|(_, r)| *r);
                Ok(chosen.or_else(|| readings.first().copied()).unwrap_or(ReadingIx::FIRST))
            }
        }
    }

    /// Asks a question by its id; gives the place of the reading.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where what the question is about did not exist yet.
    pub fn ask_id(&mut self, question: QuestionId) -> Result<ReadingIx, NotApplicable> {
        let reading = self.reading(question)?;
        if !self.asked.contains(&(question, reading)) {
            self.asked.push((question, reading));
        }
        self.noted.retain(|noted| *noted != question);
        Ok(reading)
    }

    /// Notes that a question came up whose reading, of those that the law leaves open, makes no difference here: it is recorded,
    /// and no other reading of it is tried.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where what the question is about did not exist yet.
    pub fn note(&mut self, question: QuestionId) -> Result<(), NotApplicable> {
        let reading = self.reading(question)?;
        if !self.asked.contains(&(question, reading)) {
            self.asked.push((question, reading));
            self.noted.push(question);
        }
        Ok(())
    }

    /// Runs an inquiry of its own into the same law under every reading that it leaves open. Nothing is recorded here.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], as soon as a run meets a question that does not apply.
    pub fn every<T>(
        &self,
        run: impl FnMut(&mut Inquiry<'_, '_>) -> Result<T, NotApplicable>,
    ) -> Result<Vec<(Way, T)>, NotApplicable> {
        every_reading(self.law, run)
    }

    /// Whether the law leaves a choice of readings, and of how many.
    pub fn choice(&self, question: QuestionId) -> Option<usize> {
        Some(self.law.holding(question).readings().len()).filter(|readings| *readings > 1)
    }

    /// What law is asked: its rule set by its id, and the ruling that is left out of it.
    pub fn rules(&self) -> (&str, Option<&'static str>) {
        self.law.named()
    }

    /// What was asked, in order, and the reading that was given.
    pub fn asked(&self) -> &[(QuestionId, ReadingIx)] {
        &self.asked
    }

    /// Of these what was only [noted](Self::note).
    pub fn noted(&self) -> &[QuestionId] {
        &self.noted
    }
}

/// Whether two questions are read [alike](super::QuestionData::alike) where both are open.
pub fn are_alike(a: QuestionId, b: QuestionId) -> bool {
    question_data(a).alike.contains(&b) || question_data(b).alike.contains(&a)
}

/// Whether a run counts in two units what is read alike. No rules do that which give a unit for each.
fn is_torn(law: &Law<'_>, asked: &[(QuestionId, ReadingIx)]) -> bool {
    // What is counted as a monastery has its unit.
    let unit = |(question, reading): (QuestionId, ReadingIx)| match question_data(question).reading(reading) {
        AS_MONASTERY => {
            let monastery = asked.iter().find(|(other, _)| *other == COUNT_MONASTERY.id);
            monastery.map_or(AS_MONASTERY, |(other, reading)| question_data(*other).reading(*reading))
        }
        word => word,
    };
    let open = || asked.iter().copied().filter(|(question, _)| law.holding(*question).readings().len() > 1);
    open().any(|of| open().any(|other| question_data(of.0).alike.contains(&other.0) && unit(of) != unit(other)))
}

/// The reading by which something is counted as a monastery.
const AS_MONASTERY: &str = "as-monastery";

/// Runs an inquiry under every combination of readings that the law leaves open.
///
/// Gives one result for each, with everything that was asked on the way to it, but for those that
/// count in two units what is read alike. A law that leaves nothing open gives just one.
///
/// # Errors
///
/// [`NotApplicable`], as soon as a run meets a question that does not apply.
pub fn every_reading<T>(
    law: &Law<'_>,
    mut run: impl FnMut(&mut Inquiry<'_, '_>) -> Result<T, NotApplicable>,
) -> Result<Vec<(Way, T)>, NotApplicable> {
    let mut results = Vec::new();
    // The open questions met so far, each with the place (in its list) of the reading being tried.
    let mut path: Vec<(QuestionId, usize)> = Vec::new();
    loop {
        let way: Way = path
            .iter()
            .map(|&(q, n)| (q, law.holding(q).readings().get(n).copied().unwrap_or(ReadingIx::FIRST)))
            .collect();
        let mut inquiry = Inquiry::new(law, &way);
        let result = run(&mut inquiry)?;
        let (asked, noted) = (inquiry.asked, inquiry.noted);
        for &(question, _) in asked.iter().filter(|(question, _)| !noted.contains(question)) {
            if law.holding(question).readings().len() > 1 && !path.iter().any(|(q, _)| *q == question) {
                path.push((question, 0));
            }
        }
        let tried: Way = asked.iter().copied().filter(|(question, _)| !noted.contains(question)).collect();
        if !is_torn(law, &tried) {
            results.push((asked, result));
        }
        // On to the next reading of the last question that has one.
        loop {
            match path.last_mut() {
                None => return Ok(results),
                Some((question, n)) if *n + 1 < law.holding(*question).readings().len() => {
                    *n += 1;
                    break;
                }
                Some(_) => {
                    path.pop();
                }
            }
        }
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::rulebook::{
        AtGap, COUNT_ABBEY, COUNT_DOUBLE_ABBEY, COUNT_ROAD_CITY, COUNT_SHRINE, FieldAtGap, GAP_CITY_ROAD, GAP_FIELD,
        LikeMonastery, RuleSet, Unit,
    };

    #[test]
    fn a_settled_law_is_run_once() {
        let set = RuleSet::named("2021").expect("era");
        let law = Law::of(&set);
        let runs = every_reading(&law, |i| i.ask(COUNT_ROAD_CITY)).expect("applies");
        assert_eq!(runs.len(), 1);
    }

    #[test]
    fn what_is_read_alike_is_not_counted_in_two_units() {
        let set = RuleSet::named("2020").expect("era");
        let law = Law::of(&set);
        let runs = every_reading(&law, |i| {
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
        let set = RuleSet::named("2014").expect("era");
        let law = Law::of(&set);
        let runs = every_reading(&law, |i| {
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
