//! The question of law on which two verdicts differ: the law of one is tried with the readings of the other on each
//! question separately, to find the questions that change the verdict.

use std::collections::BTreeMap;

use super::judge::{Findings, judge_again};
use super::outcome::{Outcome, SubjectVerdicts, Verdict};
use crate::mechanics::{SubjectIx, Table};
use crate::rulebook::{House, HouseRule, Law, QuestionId, ReadingIx, RuleSet};

/// The most tiles, added up over all trials, on which the verdicts of an answer are tried: a trial judges a feature
/// anew, which may be the whole board.
const MOST_TILES: usize = 20_000;

/// Trials of verdicts under laws that differ in one question.
pub struct Trials<'t, 'a> {
    table: &'t Table<'a>,
    left: usize,
    findings: BTreeMap<SubjectIx, Findings>,
}

impl<'t, 'a> Trials<'t, 'a> {
    /// Creates the trials at a table: the larger the board is, the fewer they are.
    pub fn at(table: &'t Table<'a>) -> Self {
        let tiles = table.board().all().take(MOST_TILES).count().max(1);
        Self { table, left: MOST_TILES / tiles, findings: BTreeMap::new() }
    }

    /// Returns the questions on which two rule sets, by their indices, reach different verdicts on a subject. Where a
    /// single question is enough to change a verdict, these are only questions of that kind; where it takes several
    /// together, or the trials are used up, they are all questions on which the two differ.
    pub fn parting(&mut self, subject: &SubjectVerdicts<'_>, sets: &[RuleSet], a: usize, b: usize) -> Vec<QuestionId> {
        let (Some(x), Some(y)) = (subject.under(a), subject.under(b)) else { return Vec::new() };
        let otherwise = held_otherwise(x, y);
        if otherwise.len() < 2 {
            return otherwise;
        }
        let (Some(law_a), Some(law_b)) = (sets.get(a), sets.get(b)) else { return otherwise };
        let mut enough = Vec::new();
        for question in &otherwise {
            let mut changes = self.changes(law_a, x, *question, readings(y, *question));
            if changes == Some(false) {
                changes = self.changes(law_b, y, *question, readings(x, *question));
            }
            match changes {
                Some(true) => enough.push(*question),
                Some(false) => {}
                None => return otherwise,
            }
        }
        if enough.is_empty() { otherwise } else { enough }
    }

    /// Returns `true` if a verdict changes where its law has one of these readings of a question instead. `None` if the
    /// trials are used up, or if the verdict has no outcome.
    fn changes(
        &mut self,
        set: &RuleSet,
        verdict: &Verdict<'_>,
        question: QuestionId,
        readings: &[ReadingIx],
    ) -> Option<bool> {
        let subject = verdict.outcomes.first().map(Outcome::this)?;
        for reading in readings {
            self.left = self.left.checked_sub(1)?;
            let rule = HouseRule {
                id: String::new(),
                question,
                reading: *reading,
                because: String::new(),
                file: String::new(),
                place: String::new(),
            };
            let mut rules = set.house().map(|house| house.rules.clone()).unwrap_or_default();
            rules.retain(|known| known.question != question);
            rules.push(rule);
            let supposed = RuleSet::with_house(set, House { name: String::new(), rules });
            let findings = self.findings.entry(subject).or_default();
            let judged = judge_again(self.table, subject, Law::of(&supposed), findings);
            let other = judged.as_ref().and_then(|judged| judged.under(0));
            let known = |outcome: &Outcome| verdict.outcomes.iter().any(|own| own.alike(outcome));
            if other.is_none_or(|other| other.outcomes.is_empty() || !other.outcomes.iter().all(known)) {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// Returns the readings of a question under which a verdict was reached.
fn readings<'v>(verdict: &'v Verdict<'_>, question: QuestionId) -> &'v [ReadingIx] {
    let point = verdict.points_of_law.iter().find(|point| point.question == question);
    point.map_or(&[], |point| &point.readings)
}

/// Returns the questions that came up in both verdicts and on which their laws differ.
fn held_otherwise(a: &Verdict<'_>, b: &Verdict<'_>) -> Vec<QuestionId> {
    let otherwise = a.points_of_law.iter().filter(|point| {
        let other = b.points_of_law.iter().find(|p| p.question == point.question);
        other.is_some_and(|other| other.readings != point.readings || other.holding != point.holding)
    });
    let mut found: Vec<QuestionId> = otherwise.map(|point| point.question).collect();
    found.sort_unstable();
    found.dedup();
    found
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::text::SourceText;
    use crate::verdict::{Case, Scope, judge};

    #[test]
    fn only_what_is_held_otherwise_parts_two_rule_sets() {
        let parting = |text: &str| {
            let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
            let case = Case::open(&source).expect("a legal position");
            let table = case.table();
            let sets = ["2020", "2021"].map(|id| RuleSet::named(id).expect("a rule set"));
            let judged = judge(&table, &sets, Scope::Answered);
            let [road, ..] = judged.subjects.as_slice() else { return String::new() };
            let (Some(x), Some(y)) = (road.under(0), road.under(1)) else { return String::new() };
            let otherwise = held_otherwise(x, y);
            assert_eq!(Trials::at(&table).parting(road, &sets, 0, 1), otherwise);
            let all = x.points_of_law.iter().map(|point| point.question.word());
            let held = otherwise.iter().map(|question| question.word());
            let words = [all.collect::<Vec<_>>(), held.collect::<Vec<_>>()];
            words.map(|words| words.join(" ")).join(" | ")
        };
        assert_eq!(
            parting(
                "board: |\n  a  p/q  r/.  f\n  .  .    f\ntiles:\n  a: { road: E }\n  p: { road: WL }\n  q: { road: LE }\n  r: { road: WL }\n  f: {}\nmeeples: { red: a.road }\n"
            ),
            "gap.city-road count.road-city | count.road-city"
        );
    }
}
