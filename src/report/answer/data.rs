//! What data says in words: the labels and sentences of an answer, and its table of outcomes subject by subject.

use std::collections::BTreeMap;

use super::board;
use super::decided::{self, Reasons};
use super::labels::{MOST_SUBJECTS, by_weight, labels};
use super::rows::{Course, Mark, MarkedRow};
use super::section::{Section, grouped, groups};
use super::today::{answers, sentences as said_today, spoken};
use crate::mechanics::{SubjectIx, Table};
use crate::picture::Fit;
use crate::report::detail::Boards;
use crate::rulebook::RuleSet;
use crate::verdict::{Outcome, SubjectVerdicts, Verdict, answered_subjects};

/// What each verdict on a subject says, as a sentence in an answer says it.
pub(in crate::report) fn sentences(table: &Table<'_>, subject: &SubjectVerdicts<'_>, sets: &[RuleSet]) -> Vec<String> {
    let voice = table.voice();
    // Only what may come out in several ways is told by rows of the table.
    let several = |v: &Verdict<'_>| v.single_outcome().is_none() && v.not_applicable.is_none();
    let told = if subject.verdicts.iter().any(several) {
        Section::of(table, subject, String::new(), sets, table.voice())
    } else {
        Section { verdicts: subject, label: String::new(), lines: Vec::new() }
    };
    // All rule sets that come to a verdict have the same marks.
    let says = |verdict: &Verdict<'_>| match verdict.rule_sets.first() {
        Some(set) => spoken(&said_today(table, &told, *set, verdict).0, voice),
        None => String::new(),
    };
    subject.verdicts.iter().map(says).collect()
}

/// What an outcome says, as a sentence in an answer says it where it is the only one.
pub(in crate::report) fn outcome(table: &Table<'_>, subject: SubjectIx, outcome: &Outcome) -> String {
    let voice = table.voice();
    match table.subject(subject) {
        Some(matter) => answers(table, matter, outcome, &outcome.distinct_worths(), voice),
        None => String::new(),
    }
}

/// The labels of what is answered at a table, before anything is judged.
#[derive(Debug)]
pub(in crate::report) struct Labels {
    /// How many subjects are answered.
    pub(in crate::report) answered: usize,
    /// The first that are told with their labels, in the order in which they are told.
    told: Vec<(SubjectIx, String)>,
    of: BTreeMap<SubjectIx, usize>,
}

impl Labels {
    /// Gives the first `most` subjects their labels, as an answer of `width` columns has them.
    pub(in crate::report) fn of(table: &Table<'_>, boards: Boards, width: usize, most: usize) -> Self {
        let all = by_weight(table, answered_subjects(table));
        let answered = all.len();
        let letters = match boards {
            Boards::None => Vec::new(),
            Boards::Fitting | Boards::Sized(_) => {
                let told = all.get(..MOST_SUBJECTS).unwrap_or(&all);
                let view = board::view(table, told, None, Fit::for_answer(width, usize::MAX).max_spaces());
                view.map(|view| view.lettered_features().to_vec()).unwrap_or_default()
            }
        };
        let told = all.get(..most).unwrap_or(&all);
        let labels = labels(table, told, answered > 1, &letters);
        let told: Vec<(SubjectIx, String)> = told.iter().copied().zip(labels).collect();
        let of = told.iter().enumerate().map(|(n, (ix, _))| (*ix, n)).collect();
        Self { answered, told, of }
    }

    /// The label of a subject, if it has one.
    pub(in crate::report) fn on(&self, subject: SubjectIx) -> Option<&str> {
        let (_, label) = self.told.get(*self.of.get(&subject)?)?;
        (!label.is_empty()).then_some(label)
    }

    /// The subjects with labels, in the order in which they are told.
    fn told(&self) -> impl Iterator<Item = (SubjectIx, &str)> {
        self.told.iter().map(|(ix, label)| (*ix, label.as_str()))
    }
}

/// A row of the table of outcomes.
#[derive(Debug)]
pub(in crate::report) struct Row {
    /// The subjects that it is about.
    pub(in crate::report) subjects: Vec<SubjectIx>,
    /// The answer in a phrase.
    pub(in crate::report) text: String,
    /// The marks, rule set by rule set.
    pub(in crate::report) marks: Vec<Mark>,
    /// The readings by which it is so: each entry is enough by itself, what stands in it is needed together.
    pub(in crate::report) by: Reasons,
}

/// The table of outcomes, those rows with it on which all rule sets agree.
pub(in crate::report) fn outcomes(
    table: &Table<'_>,
    judged: &[SubjectVerdicts<'_>],
    labels: &Labels,
    sets: &[RuleSet],
) -> Vec<Row> {
    let voice = table.voice();
    let told: Vec<Section<'_, '_>> = labels
        .told()
        .filter_map(|(ix, label)| {
            let verdicts = judged.iter().find(|one| one.subject == ix)?;
            Some(Section::of(table, verdicts, label.to_owned(), sets, table.voice()))
        })
        .collect();
    let all: Vec<&Section<'_, '_>> = told.iter().collect();
    let deciding = decided::all_deciding(table, &told, sets);
    let mut rows = Vec::new();
    for group in groups(&all, &decided::disputed(&deciding)) {
        let subjects: Vec<SubjectIx> = group.iter().map(|told| told.verdicts.subject).collect();
        let (_, lines) = grouped(&group, told.len(), voice);
        let courses: Vec<&[Course]> = lines.iter().map(|line| line.courses.as_slice()).collect();
        let reasons = decided::reasons(&courses, &deciding);
        let lines = lines.into_iter().zip(reasons);
        rows.extend(lines.map(|(MarkedRow { text, marks, .. }, by)| Row {
            subjects: subjects.clone(),
            text,
            marks,
            by,
        }));
    }
    rows
}
