//! The subjects of an answer while it is made, each with its rows, and which of them are told together.

use super::rows::{self, Mark, MarkedRow};
use crate::mechanics::Table;
use crate::report::phrases;
use crate::rulebook::{QuestionId, RuleSet};
use crate::sorting::sort;
use crate::verdict::SubjectVerdicts;
use crate::wording::{Voice, say};

/// How many subjects that say different things may be told side by side in one row.
const MOST_TOGETHER: usize = 3;

/// A subject while the page is made.
pub(super) struct Section<'r, 'b> {
    pub(super) verdicts: &'r SubjectVerdicts<'b>,
    pub(super) label: String,
    pub(super) lines: Vec<MarkedRow>,
}

impl<'r, 'b> Section<'r, 'b> {
    /// A subject with its label and the rows of the table that it has.
    pub(super) fn of(
        table: &Table<'_>,
        verdicts: &'r SubjectVerdicts<'b>,
        label: String,
        sets: &[RuleSet],
        voice: Voice<'_>,
    ) -> Self {
        Self { verdicts, label, lines: rows::marked_rows(table, verdicts, sets, voice) }
    }

    /// Whether all rule sets say the same; those under which there is no such thing may be left out.
    pub(super) fn is_alike(&self, but_absent: bool) -> bool {
        let so = |mark: &Mark| *mark == Mark::So || but_absent && *mark == Mark::Absent;
        self.lines.len() <= 1 && self.lines.iter().flat_map(|line| &line.marks).all(so)
    }

    /// Whether any rule set says so of anything.
    pub(super) fn has(&self, mark: Mark) -> bool {
        self.lines.iter().any(|line| line.marks.contains(&mark))
    }
}

/// Divides subjects into the groups of which each shares its rows, in the order of their first members.
///
/// Subjects with equal rows, or that are one feature by some answer, always share them. Beyond that, rows of the same kind
/// are written side by side (`A: 4; B: 6`) while no more than [`MOST_TOGETHER`] differ. Subjects that turn on other questions of law (of
/// `turning`, on which the answer turns) are kept apart: no reading is the reason for both. The order of the subjects has no part
/// in it.
pub(super) fn groups<'t, 'r, 'b>(
    told: &[&'t Section<'r, 'b>],
    turning: &[QuestionId],
) -> Vec<Vec<&'t Section<'r, 'b>>> {
    let turn_alike = |a: &Section<'_, '_>, b: &Section<'_, '_>| turns_on(a, turning) == turns_on(b, turning);
    let share_rows = |a: &Section<'_, '_>, b: &Section<'_, '_>| {
        has_equal_marks(a, b) && (is_linked(a, b) || is_linked(b, a) || says_the_same(a, b) && turn_alike(a, b))
    };
    let are_alike =
        |a: &Section<'_, '_>, b: &Section<'_, '_>| has_equal_marks(a, b) && turn_alike(a, b) && has_rows_alike(a, b);
    let of = |group: &[usize]| -> Vec<&'t Section<'r, 'b>> { group.iter().map(|n| told[*n]).collect() };
    // Subjects by their places among those that are told.
    let mut groups: Vec<Vec<Vec<usize>>> = Vec::new();
    for one in connected(told.len(), |a, b| share_rows(told[a], told[b])) {
        let is_alike = |group: &&mut Vec<Vec<usize>>| {
            let all = of(&[group.concat(), one.clone()].concat());
            all.iter().all(|a| all.iter().all(|b| are_alike(a, b)))
        };
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    let divided = groups.into_iter().flat_map(|group| {
        let all = group.concat();
        if differing(&of(&all)) <= MOST_TOGETHER { vec![all] } else { group }
    });
    let mut divided: Vec<Vec<usize>> = divided.collect();
    for group in &mut divided {
        sort(group);
    }
    sort(&mut divided);
    divided.iter().map(|group| of(group)).collect()
}

/// Divides the numbers below `count` into groups, so that any two that are related are in one.
fn connected(count: usize, is_related: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for one in 0..count {
        let (related, mut apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group: &Vec<usize>| group.iter().any(|known| is_related(*known, one)));
        let mut group = related.concat();
        group.push(one);
        apart.push(group);
        groups = apart;
    }
    groups
}

/// Whether two subjects have as many rows, each like its counterpart.
fn rows_agree(a: &Section<'_, '_>, b: &Section<'_, '_>, is_alike: impl Fn(&MarkedRow, &MarkedRow) -> bool) -> bool {
    a.lines.len() == b.lines.len() && a.lines.iter().zip(&b.lines).all(|(a, b)| is_alike(a, b))
}

fn has_equal_marks(a: &Section<'_, '_>, b: &Section<'_, '_>) -> bool {
    rows_agree(a, b, |a, b| a.marks == b.marks)
}

fn says_the_same(a: &Section<'_, '_>, b: &Section<'_, '_>) -> bool {
    rows_agree(a, b, |a, b| a.said == b.said)
}

/// Returns how many of the subjects have rows of their own.
fn differing(told: &[&Section<'_, '_>]) -> usize {
    let mut different: Vec<&Section<'_, '_>> = Vec::new();
    for one in told {
        if !different.iter().any(|known| says_the_same(known, one)) {
            different.push(one);
        }
    }
    different.len()
}

/// Whether two subjects say the same kind of thing in each row, whatever the words: features in the same state, or answers that
/// differ in numbers and names alone.
fn has_rows_alike(a: &Section<'_, '_>, b: &Section<'_, '_>) -> bool {
    rows_agree(a, b, |a, b| match (&a.brings, &b.brings) {
        (Some((a, _)), Some((b, _))) => a == b,
        (None, None) => a.said.has_same_wording(&b.said),
        (Some(_), None) | (None, Some(_)) => false,
    })
}

/// Of some questions those that come up on the way to what is said of a subject.
fn turns_on(told: &Section<'_, '_>, some: &[QuestionId]) -> Vec<QuestionId> {
    let is_asked = |question: QuestionId| {
        told.lines.iter().flat_map(|line| &line.courses).any(|course| course.contains_key(&question))
    };
    some.iter().copied().filter(|question| is_asked(*question)).collect()
}

/// Whether a subject is one feature with another by some answer.
fn is_linked(one: &Section<'_, '_>, other: &Section<'_, '_>) -> bool {
    let mut outcomes = one.verdicts.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|o| o.other_joined_features().any(|same| same == other.verdicts.subject))
}

/// The lines of a group of subjects, with their labels (none, if nothing else is answered).
pub(super) fn grouped(group: &[&Section<'_, '_>], answered: usize, voice: Voice<'_>) -> (String, Vec<MarkedRow>) {
    let labels: Vec<&str> = group.iter().map(|told| told.label.as_str()).collect();
    let labels = if answered == group.len() { String::new() } else { phrases::join_labels(&labels) };
    let linked = group.windows(2).any(|pair| is_linked(pair[1], pair[0]));
    let first = group.first().map(|told| told.lines.clone()).unwrap_or_default();
    let lines = first.into_iter().enumerate().map(|(n, mut line)| {
        let parts: Vec<(String, MarkedRow)> =
            group.iter().map(|told| (told.label.clone(), told.lines[n].clone())).collect();
        for course in parts.iter().skip(1).flat_map(|(_, part)| &part.courses) {
            if !line.courses.contains(course) {
                line.courses.push(course.clone());
            }
        }
        let said = if parts.len() == 1 && line.joined {
            Some(say!(features::TogetherRow { row: line.said.clone() }))
        } else if parts.iter().any(|(_, part)| part.said != line.said) || (parts.len() > 1 && (line.joined || linked)) {
            let each = || parts.iter().map(|(label, part)| (label.as_str(), &part.said));
            Some(
                rows::of_several(&parts, linked)
                    .unwrap_or_else(|| say!(features::RowsOfSeveral { each: rows::labelled(each()) })),
            )
        } else {
            None
        };
        if let Some(said) = said {
            line.text = voice.say(&said);
            line.said = said;
            line.is_of_several = true;
        }
        line
    });
    (labels, lines.collect())
}
