//! The texts of an answer that JSON and CSV share with pages: sentences, labels and the table of outcomes.

use carcassonne_law::RuleSet;
use carcassonne_rules::mechanics::{SubjectIx, Table};
use carcassonne_rules::verdict::{Outcome, SubjectVerdicts, Verdict, answered_subjects};

use super::board;
use super::decisions::{self, Reasons};
use super::labels::{MOST_SUBJECTS, labels, order_subjects};
use super::rows::{Mark, MarkedRow, ReadingMap};
use super::section::{Section, group_sections, merge_rows};
use super::today::{answer_text, join_sentences, verdict_sentences};
use crate::picture::Fit;
use crate::report::detail::Boards;

/// Returns the answer of each verdict on a subject, in sentences.
pub(crate) fn verdict_texts(table: &Table<'_>, subject: &SubjectVerdicts<'_>, sets: &[RuleSet]) -> Vec<String> {
    let voice = table.voice();
    // Rows are needed for verdicts with several outcomes only.
    let has_several = |v: &Verdict<'_>| v.single_outcome().is_none() && v.not_applicable.is_none();
    let section = if subject.verdicts.iter().any(has_several) {
        Section::new(table, subject, String::new(), sets, voice)
    } else {
        Section { verdicts: subject, label: String::new(), rows: Vec::new() }
    };
    // The rule sets of one verdict all have the same marks.
    let text = |verdict: &Verdict<'_>| match verdict.rule_sets.first() {
        Some(set) => join_sentences(&verdict_sentences(table, &section, *set, verdict).0, voice),
        None => String::new(),
    };
    subject.verdicts.iter().map(text).collect()
}

/// Returns an outcome in sentences, as an answer with this only outcome has it.
pub(crate) fn outcome_text(table: &Table<'_>, subject: SubjectIx, outcome: &Outcome) -> String {
    let subject = table.subject(subject);
    subject.map_or_else(String::new, |subject| answer_text(table, subject, outcome))
}

/// The labels of the subjects of a table, which are known before any verdict.
#[derive(Debug)]
pub(crate) struct Labels {
    /// The number of all answered subjects.
    pub answered: usize,
    /// The first subjects with their labels, in the order of the answer.
    labelled: Vec<(SubjectIx, String)>,
}

impl Labels {
    /// Creates the labels of the first `most` subjects, as an answer with a width in columns has them.
    pub(crate) fn new(table: &Table<'_>, boards: Boards, width: usize, most: usize) -> Self {
        let all = order_subjects(table, answered_subjects(table));
        let answered = all.len();
        let letters = match boards {
            Boards::None => Vec::new(),
            Boards::Fitting | Boards::Sized(_) => {
                let shown = all.get(..MOST_SUBJECTS).unwrap_or(&all);
                let view = board::view(table, shown, None, Fit::for_answer(width, usize::MAX).max_spaces());
                view.map(|view| view.lettered_features().to_vec()).unwrap_or_default()
            }
        };
        let first = all.get(..most).unwrap_or(&all);
        let labels = labels(table, first, answered > 1, &letters);
        Self { answered, labelled: first.iter().copied().zip(labels).collect() }
    }

    /// Returns the label of a subject; `None` if it has none.
    pub(crate) fn label(&self, subject: SubjectIx) -> Option<&str> {
        let (_, label) = self.labelled.iter().find(|(known, _)| *known == subject)?;
        (!label.is_empty()).then_some(label)
    }
}

/// A row of the table of outcomes.
#[derive(Debug)]
pub(crate) struct Row {
    /// The subjects of the row.
    pub subjects: Vec<SubjectIx>,
    /// The answer in a phrase.
    pub text: String,
    /// The mark of each rule set.
    pub marks: Vec<Mark>,
    /// The reasons for the answer.
    pub reasons: Reasons,
}

/// Returns the rows of the table of outcomes, with those on which all rule sets agree.
pub(crate) fn table_rows(
    table: &Table<'_>,
    judged: &[SubjectVerdicts<'_>],
    labels: &Labels,
    sets: &[RuleSet],
) -> Vec<Row> {
    let voice = table.voice();
    let section = |(ix, label): &(SubjectIx, String)| {
        let verdicts = judged.iter().find(|verdicts| verdicts.subject == *ix)?;
        Some(Section::new(table, verdicts, label.clone(), sets, voice))
    };
    let sections: Vec<Section<'_, '_>> = labels.labelled.iter().filter_map(section).collect();
    let all: Vec<&Section<'_, '_>> = sections.iter().collect();
    let deciding = decisions::deciding_questions(table, &sections, sets);
    let mut table_rows = Vec::new();
    for group in group_sections(&all, &decisions::disputed_questions(&deciding)) {
        let subjects: Vec<SubjectIx> = group.iter().map(|section| section.verdicts.subject).collect();
        let (_, rows) = merge_rows(&group, sections.len(), voice);
        let ways: Vec<&[ReadingMap]> = rows.iter().map(|row| row.reading_maps.as_slice()).collect();
        let reasons = decisions::reasons(&ways, &deciding);
        let with_reasons =
            |(MarkedRow { text, marks, .. }, reasons)| Row { subjects: subjects.clone(), text, marks, reasons };
        table_rows.extend(rows.into_iter().zip(reasons).map(with_reasons));
    }
    table_rows
}
