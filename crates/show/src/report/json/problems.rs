//! Problems of files and notes on answers as JSON.

use carcassonne_text::{Confidence, Edit, Problem, RefusedText, Span};
use serde::Serialize;

use super::stamp::Stamp;

/// The problems and notes of a file or of a whole run.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Problems {
    #[serde(flatten)]
    stamp: Stamp,
    #[serde(rename = "problems")]
    listed: Vec<ProblemJson>,
    /// The number of problems that are not listed.
    #[serde(rename = "more_problems", skip_serializing_if = "is_zero")]
    unlisted: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<NoteJson>,
}

/// A problem.
#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct ProblemJson {
    code: &'static str,
    message: String,
    help: Option<String>,
    file: Option<String>,
    #[serde(flatten)]
    place: PlaceJson,
    label: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    also: Vec<RelatedPlaceJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fix: Vec<EditJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    perhaps: Vec<EditJson>,
}

/// An edit of the fix of a problem: the bytes from `start` up to `end` are replaced by the text.
#[derive(Debug, Clone, Serialize)]
struct EditJson {
    start: u32,
    end: u32,
    text: String,
}

/// A place in a text; empty if the text has no such place.
#[derive(Debug, Clone, Copy, Default, Serialize)]
struct PlaceJson {
    line: Option<usize>,
    column: Option<usize>,
    length: Option<usize>,
}

/// Another place that belongs to a problem.
#[derive(Debug, Clone, Serialize)]
struct RelatedPlaceJson {
    #[serde(flatten)]
    place: PlaceJson,
    label: String,
}

/// A note on the answer to a file.
#[derive(Debug, Clone, Serialize)]
struct NoteJson {
    file: String,
    text: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the value this way")]
fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl Problems {
    /// Creates the list of the problems of a text.
    pub fn from_refused(refused: &RefusedText) -> Self {
        let mut all = Self::default();
        all.refuse(refused);
        all
    }

    /// Adds the problems of a text.
    pub fn refuse(&mut self, refused: &RefusedText) {
        self.listed.extend(problems(refused));
        self.unlisted += refused.count() - refused.problems().len();
    }

    /// Adds a problem without a place in a text.
    pub fn complain(&mut self, problem: &Problem, file: Option<String>) {
        self.listed.push(ProblemJson {
            code: problem.code().word(),
            message: problem.message(),
            help: Some(problem.help()).filter(|help| !help.is_empty()),
            file,
            ..ProblemJson::default()
        });
    }

    /// Adds a note on the answer to a file.
    pub fn note(&mut self, file: &str, text: &str) {
        self.notes.push(NoteJson { file: file.to_owned(), text: text.to_owned() });
    }

    /// Returns `true` if there are no problems and no notes.
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty() && self.notes.is_empty()
    }
}

pub(super) fn problems(refused: &RefusedText) -> impl Iterator<Item = ProblemJson> {
    refused.problems().map(|problem| {
        let related =
            problem.related().map(|(span, label)| RelatedPlaceJson { place: PlaceJson::new(span, refused), label });
        let edit_json = |edit: &Edit| EditJson { start: edit.span.start, end: edit.span.end, text: edit.text.clone() };
        let edits = problem.fix.iter().map(edit_json).collect();
        let (fix, perhaps) = match problem.confidence {
            Confidence::Sure => (edits, Vec::new()),
            Confidence::Perhaps => (Vec::new(), edits),
        };
        ProblemJson {
            code: problem.code().word(),
            message: problem.message(),
            help: Some(problem.help()).filter(|help| !help.is_empty()),
            file: Some(refused.name().to_owned()),
            place: PlaceJson::new(problem.span, refused),
            label: Some(problem.label()).filter(|label| !label.is_empty()),
            also: related.collect(),
            fix,
            perhaps,
        }
    })
}

impl PlaceJson {
    /// Converts a span of a text, which has no places if the file could not be read.
    fn new(span: Span, refused: &RefusedText) -> Self {
        match refused.line_column_length(span) {
            Some((line, column, length)) => Self { line: Some(line), column: Some(column), length: Some(length) },
            None => Self::default(),
        }
    }
}
