//! The result of checking the expectations of a scenario.

use std::collections::HashMap;
use std::sync::Arc;

use carcassonne_base::sorting::sort_unique;
use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Voice, say};
use carcassonne_position::{ReadBack, Status};
use carcassonne_rules::hints::{Failure, Remedy, failures};
use carcassonne_rules::mechanics::{SubjectIx, Table};
use carcassonne_rules::verdict::{Judgement, check_expectations};
use carcassonne_text::{SourceText, Span};
use serde::Serialize;

use super::answer::rule_set_names;
use super::phrases::phrase;

/// The result of checking the expectations of a scenario.
#[derive(Debug)]
pub struct CheckResult {
    /// The name of the file.
    pub file: String,
    /// The text of the file.
    pub source: Arc<SourceText>,
    /// The number of checked expectations.
    pub expectations: usize,
    /// The number of expectations that name other rule sets only.
    pub left_out: usize,
    /// The expectations that fail, in the order of the file.
    pub misses: Vec<Miss>,
    /// The line numbers of expectations that check nothing, since their rule sets are older than a part of the board.
    pub vacuous: Vec<usize>,
    /// The description of a quick map as it was understood.
    pub read_back: Option<ReadBack>,
    /// The notes for the reader.
    pub notes: Vec<String>,
    /// Set if the user named the file: the description of a quick map is printed even if nothing fails.
    pub is_named: bool,
}

/// An expectation that fails.
#[derive(Debug)]
pub struct Miss {
    /// The place of the expectation in the file.
    pub span: Span,
    /// The id of the subject.
    pub subject: String,
    /// The heading of the subject.
    pub about: String,
    /// The differences from the answers, one for each group of rule sets with the same answer.
    pub mismatches: Vec<Mismatch>,
    /// The places of the parts that do not hold.
    pub failing_spans: Vec<Span>,
}

/// The difference between an expectation and an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mismatch {
    /// The ids of the rule sets.
    pub rule_sets: Vec<String>,
    /// The rule sets in a phrase.
    #[serde(skip)]
    pub rules_phrase: String,
    /// The rule sets as they are written in a file.
    #[serde(skip)]
    pub rules_in_file: String,
    /// The expected values, in lines.
    pub expected: Vec<String>,
    /// The found values, in lines.
    pub found: Vec<String>,
    /// The answer in a phrase, if the found lines do not include it.
    #[serde(rename = "answer_text")]
    pub answer: Option<String>,
    /// The line number of another expectation of the scenario that the answer meets.
    pub met_in: Option<usize>,
    /// The text to write into the file instead.
    pub instead: Option<String>,
    /// The remedy with that text.
    #[serde(skip)]
    pub remedy: Option<Remedy>,
}

/// The counts of a run of checks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct CheckSum {
    /// The number of scenarios.
    pub scenarios: usize,
    /// The number of checked expectations.
    pub expectations: usize,
    /// The number of expectations that name other rule sets only.
    pub left_out: usize,
    /// The number of expectations that fail.
    pub failed: usize,
    /// The number of scenarios with such expectations.
    pub failed_in: usize,
    /// The number of refused scenarios.
    pub refused: usize,
}

impl CheckSum {
    /// Counts a scenario by its result; `None` if it was refused.
    pub fn count(&mut self, result: Option<&CheckResult>) {
        self.scenarios += 1;
        let Some(result) = result else {
            self.refused += 1;
            return;
        };
        self.expectations += result.expectations;
        self.left_out += result.left_out;
        self.failed += result.failed();
        self.failed_in += usize::from(!result.holds());
    }
}

impl CheckResult {
    /// Checks the expectations of a scenario under the rule sets of a judgement, which must have the [mentioned
    /// subjects](carcassonne_rules::verdict::mentioned_subjects).
    pub fn new(file: String, source: Arc<SourceText>, table: &Table<'_>, judgement: &Judgement<'_>) -> Self {
        let found = check_expectations(table, judgement);
        let failures = failures(table, judgement, &found);
        Self {
            file,
            expectations: table.scenario.expect.len() - found.left_out,
            left_out: found.left_out,
            misses: misses(&failures, table, judgement, &source),
            vacuous: found.vacuous.iter().map(|expect| source.line_column(expect.span.start).0).collect(),
            read_back: table.scenario.read_back.clone(),
            notes: Vec::new(),
            is_named: false,
            source,
        }
    }

    /// Returns `true` if no expectation fails.
    pub fn holds(&self) -> bool {
        self.failed() == 0
    }

    /// Returns the number of expectations that fail; that of all expectations if none of them checks anything.
    pub fn failed(&self) -> usize {
        if self.checks_nothing() { self.expectations } else { self.misses.len() }
    }

    /// Returns `true` if there are expectations, and none of them checks anything.
    pub fn checks_nothing(&self) -> bool {
        self.expectations > 0 && self.vacuous.len() == self.expectations
    }
}

/// Groups failures by their expectations.
fn misses(failures: &[Failure], table: &Table<'_>, judgement: &Judgement<'_>, source: &SourceText) -> Vec<Miss> {
    let mut misses: Vec<Miss> = Vec::new();
    let mut answers = AnswerPhrases::default();
    for failure in failures {
        let sets: Vec<&RuleSet> = failure.places.iter().map(|n| &judgement.rule_sets[*n]).collect();
        let mismatch = Mismatch {
            rule_sets: failure.rule_sets.clone(),
            rules_phrase: rules_phrase(&sets, judgement.rule_sets, table.voice()),
            rules_in_file: RuleSet::to_words(&sets).join(", "),
            expected: failure.expected.clone(),
            found: failure.found.clone(),
            answer: answers.phrase_for(failure, table, judgement),
            met_in: failure.met_instead.first().map(|span| source.line_column(span.start).0),
            instead: failure.remedy.as_ref().map(|remedy| remedy.text().to_owned()),
            remedy: failure.remedy.clone(),
        };
        match misses.last_mut().filter(|miss| miss.span == failure.span) {
            Some(miss) => {
                miss.mismatches.push(mismatch);
                miss.failing_spans.extend(&failure.failing_spans);
                sort_unique(&mut miss.failing_spans);
            }
            None => misses.push(Miss {
                failing_spans: failure.failing_spans.clone(),
                span: failure.span,
                subject: table.id(failure.subject),
                about: failure.about.clone(),
                mismatches: vec![mismatch],
            }),
        }
    }
    misses
}

fn rules_phrase(sets: &[&RuleSet], checked: &[RuleSet], voice: Voice<'_>) -> String {
    if sets.len() == checked.len() && RuleSet::is_full_list(checked) {
        return voice.say(&say!(report::RulesEvery));
    }
    voice.say(&rule_set_names::rules_phrase(sets, voice))
}

/// The phrases of answers, by subject and first rule set of the verdict.
#[derive(Default)]
struct AnswerPhrases(HashMap<(SubjectIx, Option<usize>), String>);

impl AnswerPhrases {
    /// Returns the answer where an expectation fails; `None` if the found lines include it.
    fn phrase_for(&mut self, failure: &Failure, table: &Table<'_>, judgement: &Judgement<'_>) -> Option<String> {
        let subject = judgement.verdicts_on(failure.subject)?;
        let verdict = subject.verdict_under(*failure.places.first()?)?;
        if failure.tells_outcomes || verdict.status == Status::NotApplicable {
            return None;
        }
        let key = (failure.subject, verdict.rule_sets.first().copied());
        let answer = self.0.entry(key).or_insert_with(|| phrase(table, subject, verdict));
        Some(answer.clone())
    }
}
