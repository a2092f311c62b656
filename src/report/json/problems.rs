//! What is wrong with what was asked, and what is noted beside answers, as data.

use serde::Serialize;

use super::stamp::Stamp;
use crate::text::{Code, Edit, Problem, RefusedText, Span};

/// The problems and notes of a file or of a whole run.
#[derive(Debug, Clone, Serialize)]
pub struct Problems {
    #[serde(flatten)]
    stamp: Stamp,
    #[serde(rename = "problems")]
    told: Vec<ProblemJson>,
    /// Problems that were only counted.
    #[serde(rename = "more_problems", skip_serializing_if = "is_zero")]
    more: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<NoteJson>,
}

/// A problem.
#[derive(Debug, Clone, Serialize)]
pub(super) struct ProblemJson {
    code: &'static str,
    message: String,
    help: Option<String>,
    file: Option<String>,
    #[serde(flatten)]
    spot: Spot,
    label: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    also: Vec<Also>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fix: Vec<EditJson>,
}

/// An edit that belongs to the fix of a problem.
#[derive(Debug, Clone, Serialize)]
struct EditJson {
    start: u32,
    end: u32,
    text: String,
}

impl EditJson {
    fn of(edit: &Edit) -> Self {
        Self { start: edit.span.start, end: edit.span.end, text: edit.text.clone() }
    }
}

/// A place in a text.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub(super) struct Spot {
    line: Option<usize>,
    column: Option<usize>,
    length: Option<usize>,
}

/// Another place that belongs to a problem.
#[derive(Debug, Clone, Serialize)]
struct Also {
    #[serde(flatten)]
    spot: Spot,
    label: String,
}

/// A note beside an answer.
#[derive(Debug, Clone, Serialize)]
struct NoteJson {
    file: String,
    text: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the value this way")]
fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl Default for Problems {
    fn default() -> Self {
        Self { stamp: Stamp::HERE, told: Vec::new(), more: 0, notes: Vec::new() }
    }
}

impl Problems {
    /// The problems of a text.
    pub fn of(refused: &RefusedText) -> Self {
        let mut all = Self::default();
        all.refuse(refused);
        all
    }

    /// Adds the problems of a text.
    pub fn refuse(&mut self, refused: &RefusedText) {
        self.told.extend(problems(refused));
        self.more += refused.count() - refused.problems().len();
    }

    /// Adds a problem that has no place in a text, with what to do about it, and the file that it is about if
    /// there is one.
    pub fn complain(&mut self, code: Code, file: Option<String>, message: &str, help: &str) {
        self.told.push(ProblemJson {
            code: code.word(),
            message: message.to_owned(),
            help: said(help),
            file,
            spot: Spot::default(),
            label: None,
            also: Vec::new(),
            fix: Vec::new(),
        });
    }

    /// Adds a note on the answer to a file.
    pub fn note(&mut self, file: &str, text: &str) {
        self.notes.push(NoteJson { file: file.to_owned(), text: text.to_owned() });
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty() && self.notes.is_empty()
    }
}

/// The problems of a text as data.
pub(super) fn problems(refused: &RefusedText) -> impl Iterator<Item = ProblemJson> {
    refused.problems().map(|problem| {
        let Problem { code, span, message, label, related: also, help, fix, ways: _, lead: _, fallback: _ } = problem;
        let also = also.iter().map(|(span, label)| Also { spot: Spot::of(*span, refused), label: label.clone() });
        ProblemJson {
            code: code.word(),
            message: message.clone(),
            help: said(help),
            file: Some(refused.name().to_owned()),
            spot: Spot::of(*span, refused),
            label: said(label),
            also: also.collect(),
            fix: fix.iter().map(EditJson::of).collect(),
        }
    })
}

impl Spot {
    /// A place in a text that was refused; none in one that could not be read.
    fn of(span: Span, refused: &RefusedText) -> Self {
        match refused.line_column_length(span) {
            Some((line, column, length)) => Self { line: Some(line), column: Some(column), length: Some(length) },
            None => Self::default(),
        }
    }
}

/// What is said, if anything is.
fn said(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}
