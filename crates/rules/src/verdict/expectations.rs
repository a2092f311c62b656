//! Checks of expectations.

use std::collections::{HashMap, HashSet};

use carcassonne_base::sorting::sorted_unique;
use carcassonne_law::RuleSet;
use carcassonne_position::{Expectation, ExpectedOutcome, ExpectedRules, ReplyValue, Status, Topic};
use carcassonne_text::Problems;

use super::outcome::{Judgement, Outcome, Verdict};
use crate::mechanics::{Form, Reply, ReplyPart, Subject, SubjectIx, Table, read_expected};

/// The result of checking the expectations of a case.
#[derive(Debug)]
pub struct CheckResult<'t> {
    /// The expectations that fail, in the order of the file.
    pub failing: Vec<FailedExpectation<'t>>,
    /// The number of expectations for a rule set that was judged.
    pub checked: usize,
    /// The number of expectations for other rule sets only.
    pub left_out: usize,
    /// The expectations that check nothing: something on the board is too new for every rule set that they name.
    pub vacuous: Vec<&'t Expectation>,
}

/// An expectation that verdicts do not meet.
#[derive(Debug)]
pub struct FailedExpectation<'t> {
    /// The expectation.
    pub expect: &'t Expectation,
    /// The subject of the expectation.
    pub subject: SubjectIx,
    /// The rule sets under which it fails, by their indices in the judgement.
    pub rule_sets: Vec<usize>,
}

/// Returns every rule set that an expectation of a case may be for: the eras, the presets for all boards, and those
/// that expectations name.
pub fn expected_rule_sets(table: &Table<'_>) -> Vec<RuleSet> {
    let mut sets = RuleSet::all();
    let mut known: HashSet<String> = sets.iter().map(|set| set.id().to_owned()).collect();
    for expect in &table.scenario.expect {
        if let ExpectedRules::Sets(named_sets) = &expect.under {
            for set in named_sets {
                if known.insert(set.id().to_owned()) {
                    sets.push(set.clone());
                }
            }
        }
    }
    sets
}

/// Checks the expectations of a case under the rule sets of a judgement of its table, and no others.
///
/// The judgement has to keep the subjects of the expectations ([`mentioned_subjects`](super::mentioned_subjects)).
///
/// An expectation for an era applies to a date whose law answers alike, and one for the rule set over which a table's
/// own rules apply also applies to these ([`RuleSet::expectation_ids`]).
pub fn check_expectations<'t>(table: &Table<'t>, judgement: &Judgement<'_>) -> CheckResult<'t> {
    let mut indices_by_id: HashMap<String, Vec<usize>> = HashMap::new();
    for (index, set) in judgement.rule_sets.iter().enumerate() {
        for id in set.expectation_ids() {
            indices_by_id.entry(id).or_default().push(index);
        }
    }
    let all_indices: Vec<usize> = (0..judgement.rule_sets.len()).collect();
    let named_sets = NamedRuleSets::in_expectations(table);
    let mut result = CheckResult { failing: Vec::new(), checked: 0, left_out: 0, vacuous: Vec::new() };
    for expect in &table.scenario.expect {
        let indices = match &expect.under {
            ExpectedRules::All => all_indices.clone(),
            ExpectedRules::Sets(_) | ExpectedRules::Rest => {
                let ids = named_sets.target_ids(table, expect);
                let found = ids.iter().filter_map(|id| indices_by_id.get(id)).flatten();
                sorted_unique(found.copied())
            }
        };
        if indices.is_empty() {
            result.left_out += 1;
        } else {
            result.checked += 1;
            result.failing.extend(check_expectation(table, judgement, expect, &indices));
            let is_judged = |set: &RuleSet| indices_by_id.contains_key(set.id());
            let is_fully_judged = matches!(&expect.under, ExpectedRules::Sets(sets) if sets.iter().all(is_judged));
            if is_fully_judged && is_vacuous(table, judgement, expect, &indices) {
                result.vacuous.push(expect);
            }
        }
    }
    result
}

/// Checks an expectation: returns it with those of `indices` (of rule sets) under which it fails; `None` if none.
fn check_expectation<'t>(
    table: &Table<'t>,
    judgement: &Judgement<'_>,
    expect: &'t Expectation,
    indices: &[usize],
) -> Option<FailedExpectation<'t>> {
    let ix = table.find_subject(expect.about)?;
    let subject = judgement.verdicts_on(ix)?;
    // Each verdict is compared with the expectation once.
    let mut fails_by_verdict: HashMap<usize, bool> = HashMap::new();
    let is_failing = |place: &usize| {
        let Some(verdict) = subject.verdict_under(*place) else { return false };
        if is_exempt(expect, verdict) {
            return false;
        }
        let entry = fails_by_verdict.entry(verdict.first_rule_set());
        *entry.or_insert_with(|| !meets_expectation(table, expect, verdict))
    };
    let failing_indices: Vec<usize> = indices.iter().copied().filter(is_failing).collect();
    (!failing_indices.is_empty()).then_some(FailedExpectation { expect, subject: ix, rule_sets: failing_indices })
}

/// Returns `true` if the board is too new for the rules of a verdict, unless `not-applicable` is expected of them.
fn is_exempt(expect: &Expectation, verdict: &Verdict<'_>) -> bool {
    verdict.is_older_than_board() && expect.status != Some(Status::NotApplicable)
}

/// Returns `true` if an expectation would be met under these rule sets, given by index, regardless of its contents.
fn is_vacuous(table: &Table<'_>, judgement: &Judgement<'_>, expect: &Expectation, indices: &[usize]) -> bool {
    let subject = table.find_subject(expect.about).and_then(|ix| judgement.verdicts_on(ix));
    subject.is_some_and(|subject| {
        indices.iter().all(|place| subject.verdict_under(*place).is_some_and(|verdict| is_exempt(expect, verdict)))
    })
}

/// The rule sets that the expectations of a case name, by subject.
pub struct NamedRuleSets<'t>(HashMap<Option<SubjectIx>, HashSet<&'t str>>);

impl<'t> NamedRuleSets<'t> {
    pub fn in_expectations(table: &Table<'t>) -> Self {
        let mut named: HashMap<Option<SubjectIx>, HashSet<&str>> = HashMap::new();
        for expect in &table.scenario.expect {
            if let ExpectedRules::Sets(sets) = &expect.under {
                let ids = named.entry(table.find_subject(expect.about)).or_default();
                ids.extend(sets.iter().map(RuleSet::id));
            }
        }
        Self(named)
    }

    /// Returns the ids of the rule sets that an expectation is for: those it names, else all eras and presets. The word
    /// `rest` stands for those eras and presets that no expectation of the same subject names.
    pub fn target_ids(&self, table: &Table<'_>, expect: &Expectation) -> Vec<String> {
        let all_ids = || RuleSet::ids().map(str::to_owned);
        match &expect.under {
            ExpectedRules::All => all_ids().collect(),
            ExpectedRules::Sets(sets) => sets.iter().map(|s| s.id().to_owned()).collect(),
            ExpectedRules::Rest => {
                let named = self.0.get(&table.find_subject(expect.about));
                all_ids().filter(|id| named.is_none_or(|named| !named.contains(id.as_str()))).collect()
            }
        }
    }
}

/// Returns the ids of the rule sets that an expectation of a case is for: those it names, else all eras and presets.
///
/// The word `rest` stands for those eras and presets that no expectation of the same subject names.
pub fn expectation_target_ids(table: &Table<'_>, expect: &Expectation) -> Vec<String> {
    NamedRuleSets::in_expectations(table).target_ids(table, expect)
}

#[cfg(test)]
thread_local! {
    /// The number of times that a verdict was compared with an expectation.
    pub static COMPARISONS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Returns `true` if a verdict meets an expectation, regardless of its rule sets.
pub fn meets_expectation(table: &Table<'_>, expect: &Expectation, verdict: &Verdict<'_>) -> bool {
    #[cfg(test)]
    COMPARISONS.set(COMPARISONS.get() + 1);
    if expect.status.is_some_and(|s| s != verdict.status) {
        return false;
    }
    let expected = &expect.every;
    let has_expectations = expected.complete.is_some()
        || expected.points.is_some()
        || expected.worth.is_some()
        || expected.same_as.is_some()
        || !expected.reply.is_empty();
    if has_expectations
        && (verdict.status == Status::NotApplicable
            || !verdict.outcomes.iter().all(|o| fits(table, expect.about, expected, o)))
    {
        return false;
    }
    match &expect.outcomes {
        None => true,
        Some(outcomes) => outcomes_match(table, expect.about, outcomes, &verdict.outcomes),
    }
}

/// Returns `true` if the expected and the found outcomes cover one another: each expected outcome fits one that
/// was found, and each one found fits one that is expected, as far as its keys go.
pub fn outcomes_match(table: &Table<'_>, about: Topic, expected: &[ExpectedOutcome], found: &[Outcome]) -> bool {
    let fit = |wanted: &ExpectedOutcome, o: &Outcome| fits(table, about, wanted, o);
    expected.iter().all(|wanted| found.iter().any(|o| fit(wanted, o)))
        && found.iter().all(|o| expected.iter().any(|wanted| fit(wanted, o)))
}

/// Returns `true` if an outcome has everything that the expected outcome says.
pub fn fits(table: &Table<'_>, about: Topic, expected: &ExpectedOutcome, outcome: &Outcome) -> bool {
    let is_same_feature = expected.same_as.as_ref().is_none_or(|places| {
        let subjects = sorted_unique(places.iter().map(|p| table.subject_of(*p)));
        // Every feature that is named must be one with it; if none is named, it must be alone.
        let found: Vec<_> = outcome.other_joined_features().map(Some).collect();
        subjects.iter().all(|s| found.contains(s)) && subjects.is_empty() == found.is_empty()
    });
    is_same_feature
        && is_reply_met(table, about, &expected.reply, outcome)
        && expected.complete.is_none_or(|c| outcome.completion() == Some(c))
        && expected.points.as_ref().is_none_or(|p| p == outcome.points())
        && expected.worth.is_none_or(|w| outcome.worths().all(|worth| worth == w))
}

/// Returns `true` if the answer to a question has everything that a claim or expectation says of it.
pub(super) fn is_reply_met(table: &Table<'_>, about: Topic, values: &[ReplyValue], outcome: &Outcome) -> bool {
    if values.is_empty() {
        return true;
    }
    let Some(grouped) = GroupedKeys::from_values(table, about, values) else { return false };
    if !grouped.answer_keys.iter().all(|said| grouped.is_met(table, said, outcome.reply())) {
        return false;
    }
    if !grouped.has_row_keys() {
        return true;
    }
    // There must be a chosen row, and all chosen rows must have all the rest.
    let mut rows = grouped.chosen_rows(table, outcome).peekable();
    rows.peek().is_some() && rows.all(|row| grouped.chosen_row_keys.iter().all(|said| grouped.is_met(table, said, row)))
}

/// The keys of a claim or expectation about a question, grouped by the part of the answer that they are about.
pub struct GroupedKeys<'s> {
    /// The index of the question among the subjects of the table.
    subject: SubjectIx,
    /// The form of the question.
    pub form: &'static Form,
    /// The keys about the answer as a whole.
    pub answer_keys: Vec<&'s ReplyValue>,
    /// The keys that choose rows of the answer.
    pub choosing_keys: Vec<&'s ReplyValue>,
    /// The keys about the chosen rows.
    pub chosen_row_keys: Vec<&'s ReplyValue>,
}

impl<'s> GroupedKeys<'s> {
    /// Groups the keys of a claim or expectation; `None` if it is not about a question.
    pub fn from_values(table: &Table<'_>, about: Topic, values: &'s [ReplyValue]) -> Option<Self> {
        let subject = table.find_subject(about)?;
        let Some(Subject::Ask(posed)) = table.subject(subject) else {
            return None;
        };
        let form = posed.form;
        let row_keys = || form.reply_keys.iter().filter(|key| key.kind.is_of_a_row()).map(|key| key.word);
        let (row_values, answer_keys): (Vec<&ReplyValue>, Vec<&ReplyValue>) =
            values.iter().partition(|said| row_keys().any(|key| key == said.key));
        let (choosing_keys, chosen_row_keys) =
            row_values.into_iter().partition(|said| row_keys().next() == Some(said.key.as_str()));
        Some(Self { subject, form, answer_keys, choosing_keys, chosen_row_keys })
    }

    /// Returns `true` if any key is about rows of the answer.
    pub fn has_row_keys(&self) -> bool {
        !(self.choosing_keys.is_empty() && self.chosen_row_keys.is_empty())
    }

    /// Returns the rows of an outcome that the keys choose.
    pub fn chosen_rows<'o>(&'o self, table: &'o Table<'_>, outcome: &'o Outcome) -> impl Iterator<Item = &'o Reply> {
        let rows = outcome.reply().rows().iter();
        rows.filter(|row| self.choosing_keys.iter().all(|said| self.is_met(table, said, row)))
    }

    /// Returns `true` if a reply has the value that a claim or expectation gives for a key.
    pub fn is_met(&self, table: &Table<'_>, value: &ReplyValue, reply: &Reply) -> bool {
        let scenario = table.scenario;
        // The value was read without a problem when the case was opened, so no problem is lost here.
        let expected = read_expected(self.form, value, scenario, &mut Problems::new());
        let (Some(expected), Some(Subject::Ask(posed))) = (expected, table.subject(self.subject)) else { return false };
        let Some(part) = reply.get(&value.key) else { return expected.is_empty() };
        let expected = expected.turned(|orientation| posed.query.canonical_orientation(orientation));
        let is_met = |told: &ReplyPart| expected.is_met(told, scenario, table.land);
        is_met(part) || posed.query.alternative_values(table, &value.key, reply).iter().any(is_met)
    }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use carcassonne_text::SourceText;

    use super::*;
    use crate::verdict::{Case, Scope, judge};

    /// Returns a case with a city that one player closes with a pair of halves: 8 points by space, 10 by tile.
    fn case(expect: &str) -> Case {
        let text = format!(
            "players: [red, blue]\nboard: |\n  c  a\n  b  p\\q\ntiles:\n  a: {{ city: S, coats: 1 }}\n  b: {{ city: E }}\n  c: {{ city: N }}\n  p: {{ city: WL }}\n  q: {{ city: NL }}\nmeeples: {{ red: a.city }}\nexpect: [{expect}]\n"
        );
        let source = Arc::new(SourceText::new("t", text.into_bytes()).expect("text"));
        Case::open(&source).expect("a legal case")
    }

    #[test]
    fn only_the_rule_sets_of_the_judgement_are_checked() {
        let case = case(
            "{ feature: a.city, points: { red: 8 }, under: rest }, { feature: a.city, points: { red: 10 }, under: [2015, community] }",
        );
        let table = case.table();
        let count = |words: &[&str]| {
            let sets: Vec<RuleSet> = words.iter().map(|w| RuleSet::from_word(w).expect("a rule set")).collect();
            let checked = check_expectations(&table, &judge(&table, &sets, Scope::Answered));
            (checked.checked, checked.left_out, checked.failing.len())
        };
        assert_eq!(count(&["2021"]), (1, 1, 0));
        assert_eq!(count(&["2015", "2021"]), (2, 0, 0));
        assert_eq!(count(&["2020"]), (1, 1, 1));
        // The expectations of an era apply to a date that answers alike, and to no other.
        assert_eq!(count(&["2018-05-01"]), (1, 1, 0));
        assert_eq!(count(&["2015-11-01"]), (0, 2, 0));
    }

    #[test]
    fn an_expectation_under_rules_older_than_the_board_checks_nothing() {
        let case = case(
            "{ feature: a.city, points: { red: 99 }, under: [\"2004\", \"2001\"] }, { feature: a.city, points: { red: 8 }, under: [2001, 2021] }, { feature: a.city, status: not-applicable, under: \"2001\" }",
        );
        let table = case.table();
        let checked = |sets: &[RuleSet]| {
            let judgement = judge(&table, sets, Scope::Answered);
            let checked = check_expectations(&table, &judgement);
            (checked.vacuous.len(), checked.failing.len())
        };
        assert_eq!(checked(&expected_rule_sets(&table)), (1, 0));
        // Only some of the rule sets that it names were asked for.
        assert_eq!(checked(&[RuleSet::from_word("2001").expect("an era")]), (0, 0));
    }
}
