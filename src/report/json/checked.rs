//! What came of expectations, as data.

use std::io;

use serde::Serialize;

use super::problems::{ProblemJson, problems};
use super::stamp::Stamp;
use super::{Further, Json, text, writer};
use crate::report::checked::{CheckSum, Checked, Miss, MissedWay};
use crate::report::format::{Layout, Run, Sheet};
use crate::text::{RefusedText, SourceText};

/// What came of the expectations of a file.
#[derive(Serialize)]
struct CheckedJson<'c> {
    file: &'c str,
    /// `holds`, `fails` or `refused`.
    status: &'static str,
    expectations: usize,
    left_out: usize,
    failed: usize,
    failures: Vec<MissJson<'c>>,
    /// The lines of expectations that check nothing.
    #[serde(skip_serializing_if = "<[usize]>::is_empty")]
    vacuous: &'c [usize],
    /// What was understood of a quick map.
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
    ways: &'c [MissedWay],
}

impl<'c> MissJson<'c> {
    fn of(miss: &'c Miss, source: &SourceText) -> Self {
        let (line, column, length) = source.line_column_length(miss.span);
        Self { line, column, length, subject: &miss.subject, called: &miss.about, ways: &miss.ways }
    }
}

impl<'c> CheckedJson<'c> {
    fn of(checked: Result<&'c Checked, &'c RefusedText>) -> Self {
        match checked {
            Ok(checked) => Self {
                file: &checked.file,
                status: if checked.holds() { "holds" } else { "fails" },
                expectations: checked.expectations,
                left_out: checked.left_out,
                failed: checked.failed(),
                failures: checked.misses.iter().map(|miss| MissJson::of(miss, &checked.source)).collect(),
                vacuous: &checked.vacuous,
                read_as: checked.read_back.as_ref().map(|read| read.lines()),
                notes: &checked.notes,
                problems: Vec::new(),
            },
            Err(refused) => Self {
                file: refused.name(),
                status: "refused",
                expectations: 0,
                left_out: 0,
                failed: 0,
                failures: Vec::new(),
                vacuous: &[],
                read_as: None,
                notes: &[],
                problems: problems(refused).collect(),
            },
        }
    }
}

/// The same with the versions of the format and of the program before it.
#[derive(Serialize)]
struct CheckedFile<'c> {
    #[serde(flatten)]
    stamp: Stamp,
    #[serde(flatten)]
    checked: CheckedJson<'c>,
}

impl Json {
    /// Writes what came of a file: in a line, or among all files in the list of one object.
    pub(super) fn check(
        &self,
        checked: Result<&Checked, &RefusedText>,
        run: Run,
        sheet: &mut Sheet<'_>,
    ) -> io::Result<()> {
        let checked = CheckedJson::of(checked);
        match self.0 {
            Layout::Lines => {
                let line = CheckedFile { stamp: Stamp::HERE, checked };
                sheet.out.write_all(text(&line, self.0).as_bytes())
            }
            Layout::Indented => {
                if run.is_continued() {
                    sheet.out.write_all(b",\n    ")?;
                } else {
                    let head = text(&Stamp::HERE, self.0);
                    let head = head.trim_end_matches(['}', '\n']);
                    write!(sheet.out, "{head},\n  \"files\": [\n    ")?;
                }
                writer::write(&checked, self.0, &mut Further(&mut Further(sheet.out)))
            }
        }
    }

    /// Writes the end of that object: how many there were of what.
    pub(super) fn end_checks(&self, sum: &CheckSum, run: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        match self.0 {
            Layout::Lines => Ok(()),
            Layout::Indented if run.is_continued() => {
                let sum = text(sum, self.0);
                write!(sheet.out, "\n  ],{}", sum.trim_start_matches('{'))
            }
            Layout::Indented => {
                #[derive(Serialize)]
                struct Whole<'c> {
                    #[serde(flatten)]
                    stamp: Stamp,
                    files: [(); 0],
                    #[serde(flatten)]
                    sum: &'c CheckSum,
                }
                let whole = Whole { stamp: Stamp::HERE, files: [], sum };
                sheet.out.write_all(text(&whole, self.0).as_bytes())
            }
        }
    }
}
