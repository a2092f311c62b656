//! The question of law on which two verdicts differ: the law of one is tried with the readings of the other on each
//! question separately, to find the questions that change the verdict.

use std::collections::BTreeMap;

use carcassonne_base::sorting::sort;
use carcassonne_law::{House, HouseRule, Law, QuestionId, ReadingIx, RuleSet};

use super::judge::{Findings, judge_with_findings};
use super::outcome::{Outcome, SubjectVerdicts, Verdict};
use crate::mechanics::{SubjectIx, Table};

/// The maximum number of tiles, added up over all trials, on which the verdicts of an answer are tried: a trial judges
/// a feature anew, which may be the whole board.
const MOST_TILES: usize = 20_000;

/// Trials of verdicts under laws that differ in one question.
pub struct Trials<'t, 'a> {
    table: &'t Table<'a>,
    left: usize,
    findings: BTreeMap<SubjectIx, Findings>,
}

impl<'t, 'a> Trials<'t, 'a> {
    /// Creates the trials on a table; the larger the board is, the fewer trials there may be.
    pub fn new(table: &'t Table<'a>) -> Self {
        let tiles = table.board().all().take(MOST_TILES).count().max(1);
        Self { table, left: MOST_TILES / tiles, findings: BTreeMap::new() }
    }

    /// Returns the questions on which two rule sets, by their indices, reach different verdicts on a subject.
    ///
    /// Only those of which one alone changes a verdict; all that differ, if none does or if the trials are used up.
    pub fn find_dividing_questions(
        &mut self,
        subject: &SubjectVerdicts<'_>,
        sets: &[RuleSet],
        a: usize,
        b: usize,
    ) -> Vec<QuestionId> {
        let (Some(x), Some(y)) = (subject.verdict_under(a), subject.verdict_under(b)) else { return Vec::new() };
        let differing = differing_questions(x, y);
        if differing.len() < 2 {
            return differing;
        }
        let (Some(law_a), Some(law_b)) = (sets.get(a), sets.get(b)) else { return differing };
        let mut decisive = Vec::new();
        for question in &differing {
            let mut changes = self.changes_verdict(law_a, x, *question, readings_in_verdict(y, *question));
            if changes == Some(false) {
                changes = self.changes_verdict(law_b, y, *question, readings_in_verdict(x, *question));
            }
            match changes {
                Some(true) => decisive.push(*question),
                Some(false) => {}
                None => return differing,
            }
        }
        if decisive.is_empty() { differing } else { decisive }
    }

    /// Returns `true` if a verdict changes where its law reads `question` by one of `readings` instead. `None` if the
    /// trials are used up, or if the verdict has no outcome.
    fn changes_verdict(
        &mut self,
        set: &RuleSet,
        verdict: &Verdict<'_>,
        question: QuestionId,
        readings: &[ReadingIx],
    ) -> Option<bool> {
        for reading in readings {
            if !reaches_only(&self.outcomes_with(set, verdict, &[(question, *reading)])?, verdict) {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Returns `true` if rule set `a`, an index, with the readings of `b` on `questions` reaches only outcomes of `b`.
    /// `None` if that cannot be tried: a reading is open, an outcome is missing, or the trials are used up.
    pub fn readings_explain_difference(
        &mut self,
        subject: &SubjectVerdicts<'_>,
        sets: &[RuleSet],
        (a, b): (usize, usize),
        questions: &[QuestionId],
    ) -> Option<bool> {
        let (x, y) = (subject.verdict_under(a)?, subject.verdict_under(b)?);
        let only = |question: &QuestionId| match readings_in_verdict(y, *question) {
            [only] => Some((*question, *only)),
            _ => None,
        };
        let instead: Vec<(QuestionId, ReadingIx)> = questions.iter().map(only).collect::<Option<_>>()?;
        Some(reaches_only(&self.outcomes_with(sets.get(a)?, x, &instead)?, y))
    }

    /// Returns the outcomes of a verdict's subject where its law has the readings `instead`; `None` if the trials are
    /// used up, or if the verdict has no outcome.
    fn outcomes_with(
        &mut self,
        set: &RuleSet,
        verdict: &Verdict<'_>,
        instead: &[(QuestionId, ReadingIx)],
    ) -> Option<Vec<Outcome>> {
        let subject = verdict.outcomes.first().map(Outcome::subject)?;
        self.left = self.left.checked_sub(1)?;
        let mut rules = set.house().map(|house| house.rules.clone()).unwrap_or_default();
        rules.retain(|known| instead.iter().all(|(question, _)| *question != known.question));
        rules.extend(instead.iter().map(|(question, reading)| HouseRule {
            id: String::new(),
            question: *question,
            reading: *reading,
            because: String::new(),
            file: String::new(),
            place: String::new(),
        }));
        let hypothetical = RuleSet::with_house(set, House { name: String::new(), rules });
        let findings = self.findings.entry(subject).or_default();
        let judged = judge_with_findings(self.table, subject, Law::new(&hypothetical), findings);
        Some(judged.and_then(|judged| Some(judged.verdict_under(0)?.outcomes.clone())).unwrap_or_default())
    }
}

/// Returns `true` if there are outcomes, and each is alike one of the verdict's.
fn reaches_only(outcomes: &[Outcome], verdict: &Verdict<'_>) -> bool {
    let is_known = |outcome: &Outcome| verdict.outcomes.iter().any(|own| own.is_alike(outcome));
    !outcomes.is_empty() && outcomes.iter().all(is_known)
}

/// Returns the readings of a question under which a verdict was reached; empty if the question did not come up.
fn readings_in_verdict<'v>(verdict: &'v Verdict<'_>, question: QuestionId) -> &'v [ReadingIx] {
    let point = verdict.points_of_law.iter().find(|point| point.question == question);
    point.map_or(&[], |point| &point.readings)
}

/// Returns the questions that came up in both verdicts and on which their laws differ.
fn differing_questions(a: &Verdict<'_>, b: &Verdict<'_>) -> Vec<QuestionId> {
    let differing = a.points_of_law.iter().filter(|point| {
        let other = b.points_of_law.iter().find(|p| p.question == point.question);
        other.is_some_and(|other| other.readings != point.readings || other.holding != point.holding)
    });
    let mut found: Vec<QuestionId> = differing.map(|point| point.question).collect();
    sort(&mut found);
    found.dedup();
    found
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use carcassonne_text::SourceText;

    use super::*;
    use crate::verdict::{Case, Scope, judge};

    #[test]
    fn only_what_is_held_otherwise_parts_two_rule_sets() {
        let text = "board: |\n  a  p/q  r/.  f\n  .  .    f\ntiles:\n  a: { road: E }\n  p: { road: WL }\n  q: { road: LE }\n  r: { road: WL }\n  f: {}\nmeeples: { red: a.road }\n";
        let source = Arc::new(SourceText::new("t", text.into()).expect("text"));
        let case = Case::open(&source).expect("a legal position");
        let table = case.table();
        let sets = ["2020", "2021"].map(|id| RuleSet::from_word(id).expect("a rule set"));
        let judged = judge(&table, &sets, Scope::Answered);
        let road = judged.subjects.first().expect("the road");
        let (x, y) = (road.verdict_under(0).expect("a verdict"), road.verdict_under(1).expect("a verdict"));
        let asked: Vec<&str> = x.points_of_law.iter().map(|point| point.question.word()).collect();
        assert_eq!(asked, ["gap.city-road", "count.road-city"]);
        let differing = differing_questions(x, y);
        assert_eq!(differing.iter().map(|question| question.word()).collect::<Vec<_>>(), ["count.road-city"]);
        assert_eq!(Trials::new(&table).find_dividing_questions(road, &sets, 0, 1), differing);
    }
}
