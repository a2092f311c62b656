//! The collection of the problems that are found while a text is read.

use std::sync::Arc;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_words::messages::plain;

use super::{Code, Edit, Node, Problem, RefusedText, SourceText, Span};

/// The problems of one text, collected during reading.
#[derive(Debug, Default)]
pub struct Problems {
    kept: Vec<Problem>,
    omitted: usize,
    /// The remedies that the reader of the text knows for values that should be maps.
    map_remedy: Option<MapRemedy>,
}

/// A function that returns the remedy of a value that should be a map, with its edits if they are known; `None` if there
/// is none for the words for what is read.
pub(crate) type MapRemedy = fn(&Node, &str) -> Option<(plain::Sentence, Vec<Edit>)>;

/// The maximum number of problems of one text that are kept; further ones are only counted.
const MOST_KEPT: usize = 500;

impl Problems {
    /// Creates an empty collection.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty collection for the same text, with the same remedies.
    #[must_use]
    pub fn new_alike(&self) -> Self {
        Self { map_remedy: self.map_remedy, ..Self::default() }
    }

    pub fn set_map_remedy(&mut self, remedy: MapRemedy) {
        self.map_remedy = Some(remedy);
    }

    /// Returns the remedy of a value that should be a map, if the reader of the text knows one.
    pub(super) fn map_remedy(&self, node: &Node, description: &str) -> Option<(plain::Sentence, Vec<Edit>)> {
        self.map_remedy.and_then(|remedy| remedy(node, description))
    }

    /// Adds a problem, or only counts it once the collection is full.
    pub fn push(&mut self, problem: Problem) {
        self.push_with(|| problem);
    }

    /// Adds a problem, which is computed only if it is kept.
    pub fn push_with(&mut self, problem: impl FnOnce() -> Problem) {
        if self.is_full() {
            self.omitted += 1;
        } else {
            self.kept.push(problem());
        }
    }

    /// Adds problems that were found in the same text by another reader.
    pub fn append(&mut self, others: Self) {
        self.omitted += others.omitted;
        others.kept.into_iter().for_each(|problem| self.push(problem));
    }

    /// Replaces the message of each problem for which `reword` returns another, except the first `after` problems.
    pub fn reword(&mut self, after: usize, reword: impl Fn(&Problem) -> Option<plain::Sentence>) {
        for problem in self.kept.iter_mut().skip(after) {
            if let Some(message) = reword(problem) {
                *problem = problem.clone().with_message(message);
            }
        }
    }

    /// Adds edits to the fix of the first problem with this code and place that has a fix.
    pub fn extend_fix(&mut self, code: &str, at: Span, edits: Vec<Edit>) {
        let is_match =
            |problem: &&mut Problem| problem.code().word() == code && problem.span == at && !problem.fix.is_empty();
        if let Some(problem) = self.kept.iter_mut().find(is_match) {
            problem.fix.extend(edits);
        }
    }

    /// Returns `true` if further problems are only counted, so that their messages need not be computed.
    pub fn is_full(&self) -> bool {
        self.kept.len() >= MOST_KEPT
    }

    /// Returns `true` if there are no problems.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Returns the number of problems, including those only counted.
    pub fn len(&self) -> usize {
        self.kept.len() + self.omitted
    }

    /// Ends the reading: returns `value` if there are no problems, else the problems that were kept, each once, in the
    /// order of the text.
    ///
    /// # Errors
    ///
    /// Returns [`RefusedText`] if there is at least one problem or no value.
    pub fn finish<T>(mut self, source: &Arc<SourceText>, value: Option<T>) -> Result<T, RefusedText> {
        match value {
            Some(value) if self.kept.is_empty() => Ok(value),
            _ => {
                sort_by_key(&mut self.kept, |problem| (problem.span, problem.code(), problem.message()));
                self.kept.dedup_by(|a, b| a.span == b.span && a.says_the_same(b));
                let problems = merge_repeated(self.kept);
                Err(RefusedText::new(source, problems, self.omitted))
            }
        }
    }
}

/// Merges problems that are told once, such as those of an unknown player, into the first with that message and its edits.
fn merge_repeated(problems: Vec<Problem>) -> Vec<Problem> {
    let mut first_index: std::collections::BTreeMap<(Code, String), usize> = std::collections::BTreeMap::new();
    let mut merged: Vec<Problem> = Vec::with_capacity(problems.len());
    for problem in problems {
        if problem.is_told_once() {
            let index = first_index.entry((problem.code(), problem.message())).or_insert(merged.len());
            if let Some(first) = merged.get_mut(*index) {
                for edit in problem.fix {
                    if !first.fix.contains(&edit) {
                        first.fix.push(edit);
                    }
                }
                continue;
            }
        }
        merged.push(problem);
    }
    merged
}
