//! What came of expectations, as data.

use serde::Serialize;

use super::problems::{ProblemJson, problems};
use super::stamp::Stamp;
use crate::scenario::ReadBack;
use crate::text::{Refused, SourceText, Span};

/// What came of the expectations of a file.
#[derive(Debug, Serialize)]
pub struct Checked {
    file: String,
    /// `holds`, `fails` or `refused`.
    status: &'static str,
    expectations: usize,
    left_out: usize,
    failed: usize,
    failures: Vec<Miss>,
    /// What was understood of a quick map.
    #[serde(skip_serializing_if = "Option::is_none")]
    read_as: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<ProblemJson>,
}

/// An expectation that fails.
#[derive(Debug, Serialize)]
pub struct Miss {
    line: usize,
    column: usize,
    length: usize,
    subject: String,
    called: String,
    ways: Vec<MissedWay>,
}

/// A way in which an expectation fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissedWay {
    /// The rule sets, by id.
    pub rule_sets: Vec<String>,
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

impl Checked {
    /// What came of a scenario: how many expectations were checked and left out, those that fail, and notes.
    pub fn new(
        file: &str,
        expectations: usize,
        left_out: usize,
        failures: Vec<Miss>,
        notes: Vec<String>,
    ) -> Self {
        Self {
            file: file.to_owned(),
            status: if failures.is_empty() { "holds" } else { "fails" },
            expectations,
            left_out,
            failed: failures.len(),
            failures,
            read_as: None,
            notes,
            problems: Vec::new(),
        }
    }

    /// A scenario that was refused.
    pub fn refused(refused: &Refused) -> Self {
        let none = Self::new(refused.name(), 0, 0, Vec::new(), Vec::new());
        Self { status: "refused", problems: problems(refused).collect(), ..none }
    }

    /// The same, with what was understood if it is a quick map.
    #[must_use]
    pub fn read_as(self, read_back: Option<&ReadBack>) -> Self {
        Self {
            read_as: read_back.map(|read| read.lines().into_iter().map(str::to_owned).collect()),
            ..self
        }
    }

    /// As a line of its own.
    pub(crate) fn in_a_line(&self) -> String {
        #[derive(Serialize)]
        struct Line<'c> {
            #[serde(flatten)]
            stamp: Stamp,
            #[serde(flatten)]
            checked: &'c Checked,
        }
        let line = Line { stamp: Stamp::HERE, checked: self };
        super::text(&line, super::Layout::Lines)
    }
}

impl Miss {
    /// An expectation that fails, with its place in the file, the id of what it is about and what that is
    /// called.
    pub fn new(
        source: &SourceText,
        at: Span,
        subject: String,
        called: String,
        ways: Vec<MissedWay>,
    ) -> Self {
        let (line, column, length) = source.spot(at);
        Self { line, column, length, subject, called, ways }
    }
}

impl CheckSum {
    /// A whole run with what came of its files.
    pub(crate) fn whole(&self, files: &[Checked]) -> String {
        #[derive(Serialize)]
        struct Whole<'c> {
            #[serde(flatten)]
            stamp: Stamp,
            files: &'c [Checked],
            #[serde(flatten)]
            sum: &'c CheckSum,
        }
        let whole = Whole { stamp: Stamp::HERE, files, sum: self };
        super::text(&whole, super::Layout::Indented)
    }
}
