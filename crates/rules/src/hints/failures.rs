//! Expectations that fail: what came out instead, and what to write.

use std::collections::{BTreeMap, HashMap};

use carcassonne_base::gathering::{group_by_key, group_in_order};
use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_law::{Date, RuleSet, YOUR_TABLE};
use carcassonne_position::{Expectation, ExpectedRules, Status};
use carcassonne_text::{Span, yaml_word};

use super::comparison::{Comparison, compare};
use crate::mechanics::{SubjectIx, Table};
use crate::verdict::{
    CheckResult, FailedExpectation, Judgement, NamedRuleSets, Scope, Verdict, check_expectations, expected_rule_sets,
    heading, judge, meets_expectation,
};

/// The failure of an expectation under rule sets that give the same answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The place of the expectation in the file.
    pub span: Span,
    /// The subject of the expectation, as a heading: `Red's city on a and p`.
    pub about: String,
    /// The subject of the expectation.
    pub subject: SubjectIx,
    /// The rule sets, by their indices in the judgement.
    pub places: Vec<usize>,
    /// The rule sets, by id.
    pub rule_sets: Vec<String>,
    /// The expected values that the answer does not have, a line for each outcome.
    pub expected: Vec<String>,
    /// The values that it has instead, a line for each outcome.
    pub found: Vec<String>,
    /// Set if `found` has the values of each outcome; else it has the status only.
    pub tells_outcomes: bool,
    /// The places in the file of the first expectations that are about the same subject, but other rule sets, and that the
    /// answer would meet.
    pub met_instead: Vec<Span>,
    /// The places in the file of the unmet keys with their values.
    pub failing_spans: Vec<Span>,
    /// The text to write; `None` if it is too long, or a file cannot have one of the values.
    pub remedy: Option<Remedy>,
}

/// The text to write so that an expectation holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// Entries in place of the unmet ones: the expectation fails under all its rule sets.
    InPlace(String),
    /// An expectation for the rule sets under which the present one fails.
    NewEntry {
        /// The expectation to add.
        entry: String,
        /// The change to the `under` of the present expectation; `None` if it needs none.
        under: Option<UnderChange>,
    },
}

impl Remedy {
    /// Returns the text to write.
    pub fn text(&self) -> &str {
        match self {
            Self::InPlace(text) | Self::NewEntry { entry: text, .. } => text,
        }
    }
}

/// A change to the `under` of an expectation that holds under some of its rule sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnderChange {
    /// The rule sets under which the expectation fails are left out.
    LeftOut,
    /// The expectation has no `under`, and gets `under: rest`.
    Rest,
}

/// The maximum number of expectations that a verdict meets of which each is compared with one that fails.
const MOST_COMPARED: usize = 50;

/// The maximum number of expectations in [`Failure::met_instead`].
const MOST_MET: usize = 3;

/// Checks every expectation of a case under every rule set that it is for, and returns the failures.
///
/// An expectation for the `rest` is checked under every era and preset that no other expectation of the same subject names.
pub fn check(table: &Table<'_>) -> Vec<Failure> {
    let sets = expected_rule_sets(table);
    let judgement = judge(table, &sets, Scope::Mentioned);
    failures(table, &judgement, &check_expectations(table, &judgement))
}

/// Returns the failures of the expectations that fail under a judgement of their table.
pub fn failures(table: &Table<'_>, judgement: &Judgement<'_>, checked: &CheckResult<'_>) -> Vec<Failure> {
    let expectations = table.scenario.expect.iter();
    let mut finder = FailureFinder {
        table,
        judgement,
        named: NamedRuleSets::in_expectations(table),
        expectations: group_by_key(expectations.map(|expect| (table.find_subject(expect.about), expect))),
        met: HashMap::new(),
        headings: HashMap::new(),
    };
    checked.failing.iter().flat_map(|failed| finder.failures_of(failed)).collect()
}

/// An expectation that a verdict meets, with the ids of the rule sets that it is for.
type MetExpectation<'t> = (&'t Expectation, Vec<String>);

/// The expectations of a case with their judgement. Each verdict is compared with the expectations of its subject once, however
/// many of them fail.
struct FailureFinder<'c, 't, 'b> {
    table: &'c Table<'t>,
    judgement: &'c Judgement<'b>,
    named: NamedRuleSets<'t>,
    /// The expectations by subject.
    expectations: BTreeMap<Option<SubjectIx>, Vec<&'t Expectation>>,
    /// The expectations that a verdict meets, by subject and first rule set of the verdict.
    met: HashMap<(SubjectIx, usize), Vec<MetExpectation<'t>>>,
    /// The headings of the subjects of expectations that fail.
    headings: HashMap<SubjectIx, String>,
}

impl FailureFinder<'_, '_, '_> {
    /// Returns the failures of an expectation: one for all verdicts with the same values.
    fn failures_of(&mut self, failed: &FailedExpectation<'_>) -> Vec<Failure> {
        let (table, judgement) = (self.table, self.judgement);
        let Some(subject) = judgement.verdicts_on(failed.subject) else { return Vec::new() };
        let verdicts = failed.rule_sets.iter().filter_map(|n| Some((subject.verdict_under(*n)?.first_rule_set(), *n)));
        let mut compared: Vec<(Comparison, &Verdict<'_>, Vec<usize>)> = Vec::new();
        for (_, places) in group_in_order(verdicts) {
            let Some(verdict) = subject.verdict_under(places[0]) else { continue };
            let comparison = compare(table, failed.expect, verdict);
            let has_lines = |c: &Comparison| c.expected == comparison.expected && c.found == comparison.found;
            match compared.iter_mut().find(|(known, ..)| has_lines(known)) {
                Some((_, _, known_places)) => known_places.extend(places),
                None => compared.push((comparison, verdict, places)),
            }
        }
        let targets = self.target_ids(failed);
        compared
            .into_iter()
            .map(|(comparison, verdict, mut places)| {
                sort(&mut places);
                self.failure(failed, &targets, comparison, verdict, places)
            })
            .collect()
    }

    /// Returns the failure of an expectation for `targets`, by id, under the rule sets `places` with a verdict on its subject.
    fn failure(
        &mut self,
        failed: &FailedExpectation<'_>,
        targets: &[String],
        comparison: Comparison,
        verdict: &Verdict<'_>,
        places: Vec<usize>,
    ) -> Failure {
        let FailedExpectation { expect, subject, rule_sets: _ } = *failed;
        let Comparison { expected, found, tells_outcomes, keys, correction, choosing } = comparison;
        let sets: Vec<&RuleSet> = places.iter().map(|n| &self.judgement.rule_sets[*n]).collect();
        Failure {
            span: expect.span,
            about: self.heading(subject),
            subject,
            rule_sets: sets.iter().map(|set| set.id().to_owned()).collect(),
            expected,
            found,
            tells_outcomes,
            met_instead: self.met_instead(subject, verdict, &keys, sets[0].id()),
            failing_spans: sorted_unique(keys.iter().map(|key| expect.key_span(key))),
            remedy: correction.and_then(|correction| remedy(targets, expect, correction, choosing, &sets)),
            places,
        }
    }

    /// Returns the subject of an expectation as a heading.
    fn heading(&mut self, subject: SubjectIx) -> String {
        let capitalized = |heading| self.table.voice().capitalized_sentence(&heading);
        let text = || heading(self.table, subject).map(capitalized).unwrap_or_default();
        self.headings.entry(subject).or_insert_with(text).clone()
    }

    /// Returns the places in the file of the first expectations that a verdict meets, that have `keys`, and that are not for
    /// the rule set with this id.
    fn met_instead(&mut self, subject: SubjectIx, verdict: &Verdict<'_>, keys: &[String], id: &str) -> Vec<Span> {
        let met = self.met.entry((subject, verdict.first_rule_set())).or_insert_with(|| {
            let expectations = self.expectations.get(&Some(subject)).into_iter().flatten();
            let met = expectations.filter(|expect| meets_expectation(self.table, expect, verdict)).take(MOST_COMPARED);
            met.map(|expect| (*expect, self.named.target_ids(self.table, expect))).collect()
        });
        let has_key =
            |expect: &Expectation, key| expect.outcomes.is_some() || expect.keys.iter().any(|(known, _)| known == key);
        let is_other = |(expect, targets): &&MetExpectation<'_>| {
            keys.iter().all(|key| has_key(expect, key)) && !targets.iter().any(|target| target == id)
        };
        met.iter().filter(is_other).map(|(expect, _)| expect.span).take(MOST_MET).collect()
    }

    /// Returns the ids of the rule sets that an expectation is for, without those that are older than the board, and those that
    /// are for few boards and not for this one.
    fn target_ids(&self, failed: &FailedExpectation<'_>) -> Vec<String> {
        let (expect, judgement) = (failed.expect, self.judgement);
        let applies = |id: &String| {
            let place = judgement.rule_sets.iter().position(|set| set.id() == id);
            let verdict = place.and_then(|place| judgement.verdicts_on(failed.subject)?.verdict_under(place));
            match (verdict, &expect.under) {
                (Some(verdict), _) => !verdict.is_older_than_board() || expect.status == Some(Status::NotApplicable),
                (None, ExpectedRules::Sets(_)) => true,
                (None, ExpectedRules::All | ExpectedRules::Rest) => RuleSet::all().iter().any(|set| set.id() == id),
            }
        };
        self.named.target_ids(self.table, expect).into_iter().filter(applies).collect()
    }
}

/// Returns the text to write where an expectation for the rule sets `targets`, by id, fails under the rule sets `failing`; `None`
/// if a file cannot name these.
fn remedy(
    targets: &[String],
    expect: &Expectation,
    correction: String,
    choosing: Option<String>,
    failing: &[&RuleSet],
) -> Option<Remedy> {
    let is_known = |id: &str| id == YOUR_TABLE || RuleSet::ids().any(|known| known == id) || Date::parse(id).is_some();
    if !failing.iter().all(|set| is_known(set.id())) {
        return None;
    }
    if targets.iter().all(|id| failing.iter().any(|set| set.id() == id)) {
        return Some(Remedy::InPlace(correction));
    }
    let rules = match RuleSet::to_words(failing).as_slice() {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    };
    let under = match expect.under {
        ExpectedRules::All => Some(UnderChange::Rest),
        ExpectedRules::Sets(_) => Some(UnderChange::LeftOut),
        ExpectedRules::Rest => None,
    };
    let (key, about) = (expect.named_by, yaml_word(&expect.written));
    let entries = choosing.into_iter().chain([correction]).collect::<Vec<String>>().join(", ");
    Some(Remedy::NewEntry { entry: format!("- {{ {key}: {about}, {entries}, under: {rules} }}"), under })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use carcassonne_text::SourceText;

    use super::*;
    use crate::verdict::{COMPARISONS, Case};

    #[test]
    fn expectations_are_not_looked_at_again_for_each_other() {
        let looks = |count: usize| {
            let entries = vec!["{ feature: a.city, points: { red: 9 }, under: rest }"; count];
            let case = case(&entries.join(", "));
            COMPARISONS.set(0);
            assert_eq!(check(&case.table()).len(), 2 * count);
            COMPARISONS.get()
        };
        assert_eq!(looks(200), 20 * looks(10));
        // Each of the two verdicts is looked at once for an expectation, and once to find another that it meets.
        assert_eq!(looks(10), 40);
    }

    /// Returns a case with a city that one player closes with a pair of halves: 8 points by space, 10 by tile.
    fn case(expect: &str) -> Case {
        let text = format!(
            "players: [red, blue]\nboard: |\n  .  a\n  b  p\\q\ntiles:\n  a: {{ city: S, coats: 1 }}\n  b: {{ city: E }}\n  p: {{ city: WL }}\n  q: {{ city: NL }}\nmeeples: {{ red: a.city }}\nexpect: [{expect}]\n"
        );
        let source = Arc::new(SourceText::new("t", text.into_bytes()).expect("text"));
        Case::open(&source).expect("a legal case")
    }
}
