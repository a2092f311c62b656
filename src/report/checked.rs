//! What came of the expectations of a scenario.

use crate::sorting::sort;
use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;

use super::answer::named;
use super::words::phrase;
use crate::hints::{Failure, Remedy, failures};
use crate::mechanics::{SubjectIx, Table};
use crate::rulebook::RuleSet;
use crate::scenario::{ReadBack, Status};
use crate::text::{SourceText, Span};
use crate::verdict::{Judgement, check_expectations};
use crate::wording::{Voice, say};

/// What came of the expectations of a scenario.
#[derive(Debug)]
pub struct Checked {
    /// The name of the file.
    pub file: String,
    /// Its text.
    pub source: Arc<SourceText>,
    /// How many expectations were checked.
    pub expectations: usize,
    /// How many speak of other rule sets only.
    pub left_out: usize,
    /// Those that fail, each with the ways in which it does, in the order of the file.
    pub misses: Vec<Miss>,
    /// The lines of those that check nothing, since the rule sets that they name are older than what is on the board.
    pub vacuous: Vec<usize>,
    /// What was understood, if it is a quick map.
    pub read_back: Option<ReadBack>,
    /// What the reader should know beside it.
    pub notes: Vec<String>,
    /// Whether somebody asked for this file by name, who may want to know how it was understood.
    pub named: bool,
}

/// An expectation that fails.
#[derive(Debug)]
pub struct Miss {
    /// Where it stands.
    pub span: Span,
    /// The id of what it is about.
    pub subject: String,
    /// What it is about, as a heading.
    pub about: String,
    /// How it fails: under which rule sets, and what was expected and found.
    pub ways: Vec<MissedWay>,
    /// Where what does not hold stands.
    pub at: Vec<Span>,
    /// What to do, for each way.
    pub remedies: Vec<Option<Remedy>>,
}

/// A way in which an expectation fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissedWay {
    /// The rule sets, by id.
    pub rule_sets: Vec<String>,
    /// The rule sets in a sentence.
    #[serde(skip)]
    pub under: String,
    /// The rule sets as a file names them.
    #[serde(skip)]
    pub written: String,
    /// What was expected, line by line.
    pub expected: Vec<String>,
    /// What was found, line by line.
    pub found: Vec<String>,
    /// The answer, where what was found does not say it.
    #[serde(rename = "answer_text")]
    pub answer: Option<String>,
    /// The line in which the same scenario expects what came out.
    pub met_in: Option<usize>,
    /// What to write instead, as in a file.
    pub instead: Option<String>,
}

/// How a run of checks ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct CheckSum {
    /// How many scenarios there were.
    pub scenarios: usize,
    /// How many expectations were checked.
    pub expectations: usize,
    /// How many speak of other rule sets only.
    pub left_out: usize,
    /// How many fail.
    pub failed: usize,
    /// In how many scenarios.
    pub failed_in: usize,
    /// How many scenarios were refused.
    pub refused: usize,
}

impl CheckSum {
    /// Counts a scenario: what came of it, or that it was refused.
    pub fn count(&mut self, checked: Option<&Checked>) {
        self.scenarios += 1;
        let Some(checked) = checked else {
            self.refused += 1;
            return;
        };
        self.expectations += checked.expectations;
        self.left_out += checked.left_out;
        self.failed += checked.failed();
        self.failed_in += usize::from(!checked.holds());
    }
}

impl Checked {
    /// What came of the expectations of a scenario under the rule sets of a judgement, which keeps what is [spoken
    /// of](crate::verdict::mentioned_subjects).
    pub fn of(file: String, source: Arc<SourceText>, table: &Table<'_>, judgement: &Judgement<'_>) -> Self {
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
            named: false,
            source,
        }
    }

    /// Whether none of them fails.
    pub fn holds(&self) -> bool {
        self.failed() == 0
    }

    /// How many of them fail: where all of them check nothing, each of them does.
    pub fn failed(&self) -> usize {
        if self.checks_nothing() { self.expectations } else { self.misses.len() }
    }

    /// Whether there are expectations, and none of them checks anything.
    pub fn checks_nothing(&self) -> bool {
        self.expectations > 0 && self.vacuous.len() == self.expectations
    }
}

/// Failures by the expectation that fails, in words.
fn misses(failures: &[Failure], table: &Table<'_>, judgement: &Judgement<'_>, source: &SourceText) -> Vec<Miss> {
    let mut misses: Vec<Miss> = Vec::new();
    let mut answers = Answers::default();
    for failure in failures {
        let sets: Vec<&RuleSet> = failure.places.iter().map(|n| &judgement.rule_sets[*n]).collect();
        let way = MissedWay {
            rule_sets: failure.rule_sets.clone(),
            under: under(&sets, judgement.rule_sets, table.voice()),
            written: RuleSet::to_words(&sets).join(", "),
            expected: failure.expected.clone(),
            found: failure.found.clone(),
            answer: answers.answer_to(failure, table, judgement),
            met_in: failure.met_instead.first().map(|span| source.line_column(span.start).0),
            instead: failure.remedy.as_ref().map(|remedy| remedy.text().to_owned()),
        };
        match misses.last_mut().filter(|miss| miss.span == failure.span) {
            Some(same) => {
                same.ways.push(way);
                same.at.extend(&failure.at);
                sort(&mut same.at);
                same.at.dedup();
                same.remedies.push(failure.remedy.clone());
            }
            None => misses.push(Miss {
                at: failure.at.clone(),
                remedies: vec![failure.remedy.clone()],
                span: failure.span,
                subject: table.id(failure.subject),
                about: failure.about.clone(),
                ways: vec![way],
            }),
        }
    }
    misses
}

/// The rule sets under which something is so, some of all that were checked.
fn under(some: &[&RuleSet], checked: &[RuleSet], voice: Voice<'_>) -> String {
    if some.len() == checked.len() && RuleSet::is_full_list(checked) {
        return voice.say(&say!(report::RulesEvery));
    }
    voice.say(&named::rules(some, voice))
}

/// Answers where expectations fail, each put into words once.
#[derive(Default)]
struct Answers(HashMap<(SubjectIx, Option<usize>), String>);

impl Answers {
    /// The answer where an expectation fails, as other commands give it. `None` where what was found says it.
    fn answer_to(&mut self, failure: &Failure, table: &Table<'_>, judgement: &Judgement<'_>) -> Option<String> {
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
