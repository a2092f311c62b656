//! What expectations that fail miss, and what to write instead.

use crate::sorting::sort;
use std::collections::HashMap;

use super::missed::{Missed, missed};
use crate::mechanics::{SubjectIx, Table};
use crate::rulebook::{Date, RuleSet, YOUR_TABLE};
use crate::scenario::{Expectation, ExpectedRules, Status};
use crate::text::{Span, yaml_word};
use crate::verdict::{
    CheckResult, FailedExpectation, Judgement, NamedRuleSets, Scope, Verdict, check_expectations, expected_rule_sets,
    heading, judge, meets_expectation,
};

/// A way in which an expectation fails, with what it misses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Where the expectation stands.
    pub span: Span,
    /// What the expectation is about, as a heading: `Red's city on a and p`.
    pub about: String,
    /// The same.
    pub subject: SubjectIx,
    /// The rule sets under which it fails, with the same result, by their places in the judgement.
    pub places: Vec<usize>,
    /// The same rule sets by id.
    pub rule_sets: Vec<String>,
    /// What was expected and did not come out: in a line, and one more for each other outcome.
    pub expected: Vec<String>,
    /// What came out instead, in lines like these.
    pub found: Vec<String>,
    /// Whether that tells of each outcome what it has; else only how the verdict stands.
    pub tells_outcomes: bool,
    /// Where other expectations of the same subject stand that this result would meet: the first of them.
    pub met_instead: Vec<Span>,
    /// Where what does not hold stands: each key of the expectation with its value.
    pub at: Vec<Span>,
    /// What to write instead, where that can be put into a line.
    pub remedy: Option<Remedy>,
}

/// What to write in place of an expectation that fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// This in place of what does not hold: it fails under all rule sets of which it speaks.
    InPlace(String),
    /// An entry of its own for the rule sets under which it fails.
    Apart {
        /// The entry.
        entry: String,
        /// What its `under` says of the other rule sets, if that has to change.
        under: Option<Apart>,
    },
}

impl Remedy {
    /// What to write.
    pub fn text(&self) -> &str {
        match self {
            Self::InPlace(text) | Self::Apart { entry: text, .. } => text,
        }
    }
}

/// What has to change in the `under` of an expectation that holds under other rule sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Apart {
    /// The rule sets of the new entry are left out.
    LeftOut,
    /// It has none, and becomes `rest`.
    Rest,
}

/// Checks every expectation of a case under every rule set that it speaks of; tells what
/// those that fail miss.
///
/// An entry `under: rest` is checked under every era and preset that no other entry of the same
/// subject names.
pub fn check(table: &Table<'_>) -> Vec<Failure> {
    let sets = expected_rule_sets(table);
    let judgement = judge(table, &sets, Scope::Mentioned);
    failures(table, &judgement, &check_expectations(table, &judgement))
}

/// What expectations miss that fail under a judgement of their table: one for each way in which one fails.
pub fn failures(table: &Table<'_>, judgement: &Judgement<'_>, checked: &CheckResult<'_>) -> Vec<Failure> {
    let named = NamedRuleSets::in_expectations(table);
    let mut instead = Instead::of(table, &named);
    let mut all = Vec::new();
    for failing in &checked.failing {
        let spoken_of = spoken_of(&named, table, judgement, failing);
        for Way { mut failure, choosing } in ways(table, judgement, failing, &mut instead) {
            let write = failure.remedy.take();
            failure.remedy = write.and_then(|write| {
                let failing_under: Vec<&RuleSet> = failure.places.iter().map(|n| &judgement.rule_sets[*n]).collect();
                remedy(&spoken_of, failing.expect, write, choosing, &failing_under)
            });
            all.push(failure);
        }
    }
    all
}

/// The expectations of a case by what they are about, to find those that a verdict meets. Each verdict is
/// looked at once, however many expectations it fails.
struct Instead<'n, 't> {
    named: &'n NamedRuleSets<'t>,
    about: HashMap<SubjectIx, Vec<&'t Expectation>>,
    met: HashMap<(SubjectIx, usize), Vec<MetExpectation<'t>>>,
    /// What each subject is called, of those of which an expectation fails.
    called: HashMap<SubjectIx, String>,
}

/// An expectation that a verdict meets, with the ids of the rule sets that it is for.
struct MetExpectation<'t> {
    expect: &'t Expectation,
    targets: Vec<String>,
}

/// The maximum number of expectations that a verdict meets of which each is considered for one that fails.
const MOST_CONSIDERED: usize = 50;

/// The maximum number of expectations that are told to be met instead of one that fails.
const MOST_MET: usize = 3;

impl<'n, 't> Instead<'n, 't> {
    fn of(table: &Table<'t>, named: &'n NamedRuleSets<'t>) -> Self {
        let mut about: HashMap<SubjectIx, Vec<&Expectation>> = HashMap::new();
        for expect in &table.scenario.expect {
            if let Some(ix) = table.find_subject(expect.about) {
                about.entry(ix).or_default().push(expect);
            }
        }
        Self { named, about, met: HashMap::new(), called: HashMap::new() }
    }

    /// Returns the places of the first expectations that a verdict on a subject meets, that speak of the keys of one that fails,
    /// and that are for other rule sets than its first, by `id`.
    fn met(&mut self, table: &Table<'_>, ix: SubjectIx, verdict: &Verdict<'_>, keys: &[String], id: &str) -> Vec<Span> {
        let about = self.about.get(&ix);
        let met = self.met.entry((ix, verdict.first_rule_set())).or_insert_with(|| {
            let met = about.into_iter().flatten().filter(|e| meets_expectation(table, e, verdict));
            met.take(MOST_CONSIDERED)
                .map(|e| MetExpectation { expect: e, targets: self.named.target_ids(table, e) })
                .collect()
        });
        let speaks_of =
            |e: &Expectation, key: &String| e.outcomes.is_some() || e.keys.iter().any(|(known, _)| known == key);
        let is_other = |met: &&MetExpectation<'_>| {
            keys.iter().all(|key| speaks_of(met.expect, key)) && !met.targets.iter().any(|target| target == id)
        };
        met.iter().filter(is_other).map(|met| met.expect.span).take(MOST_MET).collect()
    }
}

/// A way in which an expectation fails, as it is found.
struct Way {
    failure: Failure,
    /// What chooses the rows of which something is to be written.
    choosing: Option<String>,
}

/// The ways in which an expectation fails: one for each that leads to something else.
fn ways(
    table: &Table<'_>,
    judgement: &Judgement<'_>,
    failing: &FailedExpectation<'_>,
    instead: &mut Instead<'_, '_>,
) -> Vec<Way> {
    let mut failures: Vec<Way> = Vec::new();
    let Some(subject) = judgement.verdicts_on(failing.subject) else { return failures };
    // Each verdict fails in one way.
    let mut seen: HashMap<usize, usize> = HashMap::new();
    for &place in &failing.rule_sets {
        let Some(verdict) = subject.verdict_under(place) else { continue };
        let way = *seen
            .entry(verdict.first_rule_set())
            .or_insert_with(|| way(table, failing, verdict, judgement.rule_sets[place].id(), instead, &mut failures));
        if let Some(Way { failure, .. }) = failures.get_mut(way) {
            failure.rule_sets.push(judgement.rule_sets[place].id().to_owned());
            failure.places.push(place);
        }
    }
    failures
}

/// The way in which a verdict fails an expectation, among those in which others fail it.
fn way(
    table: &Table<'_>,
    failing: &FailedExpectation<'_>,
    verdict: &Verdict<'_>,
    rule_set_id: &str,
    instead: &mut Instead<'_, '_>,
    failures: &mut Vec<Way>,
) -> usize {
    let FailedExpectation { expect, subject: ix, rule_sets: _ } = *failing;
    let Missed { expected, found, tells_outcomes, keys, instead: write, choosing } = missed(table, expect, verdict);
    let is_same = |f: &Failure| f.expected == expected && f.found == found;
    let same = failures.iter().position(|way| is_same(&way.failure));
    same.unwrap_or_else(|| {
        let mut at: Vec<Span> = keys.iter().map(|key| expect.key_span(key)).collect();
        sort(&mut at);
        at.dedup();
        let failure = Failure {
            span: expect.span,
            about: instead.called.entry(ix).or_insert_with(|| called(table, ix)).clone(),
            subject: ix,
            places: Vec::new(),
            rule_sets: Vec::new(),
            expected,
            found,
            tells_outcomes,
            met_instead: instead.met(table, ix, verdict, &keys, rule_set_id),
            at,
            remedy: write.map(Remedy::InPlace),
        };
        failures.push(Way { failure, choosing });
        failures.len() - 1
    })
}

/// What an expectation is about, as a heading.
fn called(table: &Table<'_>, ix: SubjectIx) -> String {
    let voice = table.voice();
    heading(table, ix).map(|heading| voice.capitalized_sentence(&heading)).unwrap_or_default()
}

/// The rule sets, by id, of which an expectation that fails says anything: not those that are older than the board, nor
/// those that are for few boards, and not for this one.
fn spoken_of(
    named: &NamedRuleSets<'_>,
    table: &Table<'_>,
    judgement: &Judgement<'_>,
    failing: &FailedExpectation<'_>,
) -> Vec<String> {
    let expect = failing.expect;
    let says_nothing = |id: &String| {
        let place = judgement.rule_sets.iter().position(|set| set.id() == id);
        let verdict = place.and_then(|place| judgement.verdicts_on(failing.subject)?.verdict_under(place));
        match (verdict, &expect.under) {
            (Some(verdict), _) => verdict.is_older_than_board() && expect.status != Some(Status::NotApplicable),
            (None, ExpectedRules::Sets(_)) => false,
            (None, ExpectedRules::All | ExpectedRules::Rest) => RuleSet::all().iter().all(|set| set.id() != id),
        }
    };
    let mut all = named.target_ids(table, expect);
    all.retain(|id| !says_nothing(id));
    all
}

/// What to write where an expectation fails under rule sets: in its place, if it speaks of no others. `None` if a
/// file cannot name them.
fn remedy(
    spoken_of: &[String],
    expect: &Expectation,
    remedy: Remedy,
    choosing: Option<String>,
    failing: &[&RuleSet],
) -> Option<Remedy> {
    let Remedy::InPlace(write) = remedy else { return Some(remedy) };
    let is_named = |id: &str| id == YOUR_TABLE || RuleSet::ids().any(|known| known == id) || Date::parse(id).is_some();
    if !failing.iter().all(|set| is_named(set.id())) {
        return None;
    }
    if spoken_of.iter().all(|id| failing.iter().any(|set| set.id() == id)) {
        return Some(Remedy::InPlace(write));
    }
    let under = match RuleSet::to_words(failing).as_slice() {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    };
    let (key, about) = (expect.named_by, yaml_word(&expect.written));
    let under_of_the_rest = match expect.under {
        ExpectedRules::All => Some(Apart::Rest),
        ExpectedRules::Sets(_) => Some(Apart::LeftOut),
        ExpectedRules::Rest => None,
    };
    let write = choosing.into_iter().chain([write]).collect::<Vec<String>>().join(", ");
    let entry = format!("- {{ {key}: {about}, {write}, under: {under} }}");
    Some(Remedy::Apart { entry, under: under_of_the_rest })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::text::SourceText;
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

    /// A city that one player closes with a pair of halves: 8 points by space, 10 by tile.
    fn case(expect: &str) -> Case {
        let text = format!(
            "players: [red, blue]\nboard: |\n  .  a\n  b  p\\q\ntiles:\n  a: {{ city: S, coats: 1 }}\n  b: {{ city: E }}\n  p: {{ city: WL }}\n  q: {{ city: NL }}\nmeeples: {{ red: a.city }}\nexpect: [{expect}]\n"
        );
        let source = Arc::new(SourceText::new("t", text.into_bytes()).expect("text"));
        Case::open(&source).expect("a legal case")
    }
}

#[cfg(test)]
crate::case_runner::cases!("failures.cases.yaml");
