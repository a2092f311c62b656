//! The results of checking expectations as JSON.

use std::io;

use carcassonne_text::{RefusedText, SourceText};
use serde::Serialize;

use super::problems::{ProblemJson, problems};
use super::stamp::{Stamp, Versioned};
use super::{IndentWriter, Json, text, writer};
use crate::report::check_result::{CheckResult, CheckSum, Mismatch, Miss};
use crate::report::format::{Layout, Run, Sheet};

/// The result of checking a file.
#[derive(Default, Serialize)]
struct FileJson<'c> {
    file: &'c str,
    /// `holds`, `fails` or `refused`.
    status: &'static str,
    expectations: usize,
    left_out: usize,
    failed: usize,
    failures: Vec<MissJson<'c>>,
    /// The line numbers of expectations that check nothing.
    #[serde(skip_serializing_if = "<[usize]>::is_empty")]
    vacuous: &'c [usize],
    /// The lines that describe a quick map as it was understood.
    #[serde(skip_serializing_if = "Option::is_none")]
    read_as: Option<Vec<&'c str>>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    notes: &'c [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<ProblemJson>,
}

/// An expectation that fails.
#[derive(Serialize)]
struct MissJson<'c> {
    line: usize,
    column: usize,
    length: usize,
    subject: &'c str,
    called: &'c str,
    ways: &'c [Mismatch],
}

impl<'c> MissJson<'c> {
    fn new(miss: &'c Miss, source: &SourceText) -> Self {
        let (line, column, length) = source.line_column_length(miss.span);
        Self { line, column, length, subject: &miss.subject, called: &miss.about, ways: &miss.mismatches }
    }
}

impl<'c> FileJson<'c> {
    fn new(result: Result<&'c CheckResult, &'c RefusedText>) -> Self {
        match result {
            Ok(result) => Self {
                file: &result.file,
                status: if result.holds() { "holds" } else { "fails" },
                expectations: result.expectations,
                left_out: result.left_out,
                failed: result.failed(),
                failures: result.misses.iter().map(|miss| MissJson::new(miss, &result.source)).collect(),
                vacuous: &result.vacuous,
                read_as: result.read_back.as_ref().map(|read_back| read_back.lines()),
                notes: &result.notes,
                problems: Vec::new(),
            },
            Err(refused) => Self {
                file: refused.name(),
                status: "refused",
                problems: problems(refused).collect(),
                ..Self::default()
            },
        }
    }
}

impl Json {
    /// Writes the result of a file: in a line, or as an element of the list `files`, whose beginning precedes the first file.
    pub(super) fn write_result(
        &self,
        result: Result<&CheckResult, &RefusedText>,
        run: Run,
        sheet: &mut Sheet<'_>,
    ) -> io::Result<()> {
        let file = FileJson::new(result);
        match self.0 {
            Layout::Lines => sheet.out.write_all(text(&Versioned::new(file), self.0).as_bytes()),
            Layout::Indented => {
                if run.is_continued() {
                    sheet.out.write_all(b",\n    ")?;
                } else {
                    let head = text(&Stamp::default(), self.0);
                    let head = head.trim_end_matches(['}', '\n']);
                    write!(sheet.out, "{head},\n  \"files\": [\n    ")?;
                }
                writer::write(&file, self.0, &mut IndentWriter(&mut IndentWriter(sheet.out)))
            }
        }
    }

    /// Writes the end of the list `files`, and the sums over all files.
    pub(super) fn write_sums(&self, sum: &CheckSum, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        match self.0 {
            Layout::Lines => Ok(()),
            Layout::Indented if run.is_continued() => {
                let sum = text(sum, self.0);
                write!(sheet.out, "\n  ],{}", sum.trim_start_matches('{'))
            }
            Layout::Indented => {
                #[derive(Serialize)]
                struct EmptyRun<'c> {
                    files: [(); 0],
                    #[serde(flatten)]
                    sum: &'c CheckSum,
                }
                let empty_run = Versioned::new(EmptyRun { files: [], sum });
                sheet.out.write_all(text(&empty_run, self.0).as_bytes())
            }
        }
    }
}
