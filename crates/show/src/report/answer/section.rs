//! The subjects of an answer with their rows, and the subjects that share rows in the table of outcomes.

use carcassonne_base::sorting::sort;
use carcassonne_law::{QuestionId, RuleSet};
use carcassonne_position::wording::{Voice, say};
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::SubjectVerdicts;

use super::rows::{self, Mark, MarkedRow};
use crate::report::phrases;

/// The maximum number of subjects with different rows that are combined in one group.
const MOST_TOGETHER: usize = 3;

/// A subject of an answer with its rows.
pub(super) struct Section<'r, 'b> {
    /// The verdicts on the subject.
    pub(super) verdicts: &'r SubjectVerdicts<'b>,
    /// The label of the subject; empty for an only subject.
    pub(super) label: String,
    /// The rows of the table of outcomes.
    pub(super) rows: Vec<MarkedRow>,
}

impl<'r, 'b> Section<'r, 'b> {
    /// Creates the section of a subject, with its rows.
    pub(super) fn new(
        table: &Table<'_>,
        verdicts: &'r SubjectVerdicts<'b>,
        label: String,
        sets: &[RuleSet],
        voice: Voice<'_>,
    ) -> Self {
        Self { verdicts, label, rows: rows::marked_rows(table, verdicts, sets, voice) }
    }

    /// Returns `true` if all rule sets agree on the subject; with `ignores_absent`, those under which it did not exist are
    /// ignored.
    pub(super) fn is_undisputed(&self, ignores_absent: bool) -> bool {
        let agrees = |mark: &Mark| *mark == Mark::Yes || ignores_absent && *mark == Mark::Absent;
        self.rows.len() <= 1 && self.rows.iter().flat_map(|row| &row.marks).all(agrees)
    }

    /// Returns `true` if a row of the subject has this mark.
    pub(super) fn has_mark(&self, mark: Mark) -> bool {
        self.rows.iter().any(|row| row.marks.contains(&mark))
    }
}

/// Divides subjects into groups that share their rows, in the order of their first members.
///
/// Subjects with equal rows, and those that some outcome joins to one feature, are always in one group. Others whose rows
/// differ in words alone are combined (`A: 4; B: 6`) while at most [`MOST_TOGETHER`] differ. Subjects that depend on
/// different questions of `deciding` (the questions on which the answer depends) are separate, since no reading is the
/// reason for both. The groups do not depend on the order of the subjects.
pub(super) fn group_sections<'t, 'r, 'b>(
    sections: &[&'t Section<'r, 'b>],
    deciding: &[QuestionId],
) -> Vec<Vec<&'t Section<'r, 'b>>> {
    let have_same_questions =
        |a: &Section<'_, '_>, b: &Section<'_, '_>| decisive_questions(a, deciding) == decisive_questions(b, deciding);
    let share_rows = |a: &Section<'_, '_>, b: &Section<'_, '_>| {
        have_equal_marks(a, b)
            && (is_joined_to(a, b) || is_joined_to(b, a) || have_equal_phrases(a, b) && have_same_questions(a, b))
    };
    let can_combine = |a: &Section<'_, '_>, b: &Section<'_, '_>| {
        have_equal_marks(a, b) && have_same_questions(a, b) && have_similar_rows(a, b)
    };
    let members = |indices: &[usize]| -> Vec<&'t Section<'r, 'b>> { indices.iter().map(|n| sections[*n]).collect() };
    // Each group consists of sets of subjects that share rows; a subject is an index of `sections`.
    let mut groups: Vec<Vec<Vec<usize>>> = Vec::new();
    for sharing in connected_components(sections.len(), |a, b| share_rows(sections[a], sections[b])) {
        let can_join = |group: &&mut Vec<Vec<usize>>| {
            let all = members(&[group.concat(), sharing.clone()].concat());
            all.iter().all(|a| all.iter().all(|b| can_combine(a, b)))
        };
        match groups.iter_mut().find(can_join) {
            Some(group) => group.push(sharing),
            None => groups.push(vec![sharing]),
        }
    }
    let divided = groups.into_iter().flat_map(|group| {
        let all = group.concat();
        if count_different(&members(&all)) <= MOST_TOGETHER { vec![all] } else { group }
    });
    let mut divided: Vec<Vec<usize>> = divided.collect();
    for group in &mut divided {
        sort(group);
    }
    sort(&mut divided);
    divided.iter().map(|group| members(group)).collect()
}

/// Divides the numbers below `count` into groups such that any two related numbers are in one.
fn connected_components(count: usize, is_related: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for number in 0..count {
        let (related, mut unrelated): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group: &Vec<usize>| group.iter().any(|known| is_related(*known, number)));
        let mut group = related.concat();
        group.push(number);
        unrelated.push(group);
        groups = unrelated;
    }
    groups
}

/// Returns `true` if two subjects have the same number of rows, and each pair of rows meets a condition.
fn all_rows(a: &Section<'_, '_>, b: &Section<'_, '_>, condition: impl Fn(&MarkedRow, &MarkedRow) -> bool) -> bool {
    a.rows.len() == b.rows.len() && a.rows.iter().zip(&b.rows).all(|(a, b)| condition(a, b))
}

fn have_equal_marks(a: &Section<'_, '_>, b: &Section<'_, '_>) -> bool {
    all_rows(a, b, |a, b| a.marks == b.marks)
}

fn have_equal_phrases(a: &Section<'_, '_>, b: &Section<'_, '_>) -> bool {
    all_rows(a, b, |a, b| a.phrase == b.phrase)
}

/// Returns the number of subjects with different phrases.
fn count_different(sections: &[&Section<'_, '_>]) -> usize {
    let is_first = |(n, section): &(usize, &&Section<'_, '_>)| {
        !sections[..*n].iter().any(|before| have_equal_phrases(before, section))
    };
    sections.iter().enumerate().filter(is_first).count()
}

/// Returns `true` if two subjects have similar rows: features in the same state, or answers that differ in numbers and names
/// alone.
fn have_similar_rows(a: &Section<'_, '_>, b: &Section<'_, '_>) -> bool {
    all_rows(a, b, |a, b| match (&a.result, &b.result) {
        (Some((a, _)), Some((b, _))) => a == b,
        (None, None) => a.phrase.has_same_wording(&b.phrase),
        (Some(_), None) | (None, Some(_)) => false,
    })
}

/// Returns those of some questions that come up on the way to a subject's rows.
fn decisive_questions(section: &Section<'_, '_>, questions: &[QuestionId]) -> Vec<QuestionId> {
    let is_asked = |question: &QuestionId| {
        section.rows.iter().flat_map(|row| &row.reading_maps).any(|readings| readings.contains_key(question))
    };
    questions.iter().copied().filter(is_asked).collect()
}

/// Returns `true` if some outcome of a subject joins it to another to one feature.
fn is_joined_to(section: &Section<'_, '_>, other: &Section<'_, '_>) -> bool {
    let mut outcomes = section.verdicts.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|o| o.other_joined_features().any(|joined| joined == other.verdicts.subject))
}

/// Merges the rows of a group of subjects. Returns the labels of the subjects (empty if there are no others among the
/// `answered` subjects), and the rows.
pub(super) fn merge_rows(group: &[&Section<'_, '_>], answered: usize, voice: Voice<'_>) -> (String, Vec<MarkedRow>) {
    let labels: Vec<&str> = group.iter().map(|section| section.label.as_str()).collect();
    let labels = if answered == group.len() { String::new() } else { phrases::join_labels(&labels) };
    let are_joined = group.windows(2).any(|pair| is_joined_to(pair[1], pair[0]));
    let first = group.first().map(|section| section.rows.clone()).unwrap_or_default();
    let rows = first.into_iter().enumerate().map(|(n, mut row)| {
        let parts: Vec<(String, MarkedRow)> =
            group.iter().map(|section| (section.label.clone(), section.rows[n].clone())).collect();
        for readings in parts.iter().skip(1).flat_map(|(_, part)| &part.reading_maps) {
            if !row.reading_maps.contains(readings) {
                row.reading_maps.push(readings.clone());
            }
        }
        let differ = parts.iter().any(|(_, part)| part.phrase != row.phrase);
        let phrase = if parts.len() == 1 && row.is_joined {
            Some(say!(features::TogetherRow { row: row.phrase.clone() }))
        } else if differ || (parts.len() > 1 && (row.is_joined || are_joined)) {
            let phrases = parts.iter().map(|(label, part)| (label.as_str(), &part.phrase));
            let separate = || say!(features::RowsOfSeveral { each: rows::join_labelled(phrases) });
            Some(rows::merged_phrase(&parts, are_joined).unwrap_or_else(separate))
        } else {
            None
        };
        if let Some(phrase) = phrase {
            row.text = voice.say(&phrase);
            row.phrase = phrase;
            row.is_of_several = true;
        }
        row
    });
    (labels, rows.collect())
}
