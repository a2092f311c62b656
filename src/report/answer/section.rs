//! The subjects of an answer while it is made, each with its rows, and which of them are told together.

use super::rows::{self, Mark, MarkedRow};
use crate::mechanics::Table;
use crate::report::words;
use crate::rulebook::{QuestionId, RuleSet};
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

/// Subjects in groups that are told together, in their order.
/// Those that turn on other questions of law (of those on which the answer turns) are told apart: no reading is the reason for both.
pub(super) fn groups<'t, 'r, 'b>(
    told: &[&'t Section<'r, 'b>],
    turning: &[QuestionId],
) -> Vec<Vec<&'t Section<'r, 'b>>> {
    let mut groups: Vec<Group<'t, 'r, 'b>> = Vec::new();
    for one in told {
        match groups.iter_mut().find(|group| joins(group, one, turning)) {
            Some(group) => {
                if !group.different.iter().any(|known| says_the_same(known, one)) {
                    group.different.push(one);
                }
                group.all.push(one);
            }
            None => groups.push(Group { all: vec![one], different: vec![one] }),
        }
    }
    groups.into_iter().map(|group| group.all).collect()
}

/// Subjects that are told together.
struct Group<'t, 'r, 'b> {
    all: Vec<&'t Section<'r, 'b>>,
    /// Of those that say the same only the first.
    different: Vec<&'t Section<'r, 'b>>,
}

/// Whether a subject is told with those of a group: it says the same in the same words, or they are one
/// feature by some answer and differ alike.
fn joins(group: &Group<'_, '_, '_>, one: &Section<'_, '_>, turning: &[QuestionId]) -> bool {
    let Some(first) = group.all.first() else { return false };
    let alike = |same: fn(&MarkedRow, &MarkedRow) -> bool| {
        first.lines.len() == one.lines.len() && first.lines.iter().zip(&one.lines).all(|(a, b)| same(a, b))
    };
    if !alike(|a, b| a.marks == b.marks) {
        return false;
    }
    if turns_on(first, turning) != turns_on(one, turning) && !is_linked(&group.all, one) {
        return false;
    }
    if group.different.iter().any(|known| says_the_same(known, one)) {
        return true;
    }
    let is_feature = |told: &Section<'_, '_>| told.lines.iter().all(|line| line.brings.is_some());
    is_linked(&group.all, one) || (is_feature(first) == is_feature(one) && is_short(&group.different, one))
}

fn says_the_same(a: &Section<'_, '_>, b: &Section<'_, '_>) -> bool {
    a.lines.len() == b.lines.len() && a.lines.iter().zip(&b.lines).all(|(a, b)| a.said == b.said)
}

/// Of some questions those that come up on the way to what is said of a subject.
fn turns_on(told: &Section<'_, '_>, some: &[QuestionId]) -> Vec<QuestionId> {
    let is_asked = |question: QuestionId| {
        told.lines.iter().flat_map(|line| &line.courses).any(|course| course.contains_key(&question))
    };
    some.iter().copied().filter(|question| is_asked(*question)).collect()
}

/// Whether a subject is one feature with one of a group by some answer.
fn is_linked(group: &[&Section<'_, '_>], one: &Section<'_, '_>) -> bool {
    let mut outcomes = one.verdicts.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|o| o.same_as().any(|other| group.iter().any(|t| t.verdicts.subject == other)))
}

/// Whether subjects that say different things, and one more, are few enough to be told side by side, and say the same kind of thing in each row,
/// whatever the words: features that stand alike, or answers that differ in numbers and names alone.
fn is_short(different: &[&Section<'_, '_>], one: &Section<'_, '_>) -> bool {
    let goes = |a: &MarkedRow, b: &MarkedRow| match (&a.brings, &b.brings) {
        (Some((a, _)), Some((b, _))) => a == b,
        _ => a.said.is_shaped_like(&b.said),
    };
    let first = different.first().map_or(&[][..], |first| &first.lines);
    different.len() < MOST_TOGETHER && first.iter().zip(&one.lines).all(|(a, b)| goes(a, b))
}

/// The lines of a group of subjects, with their labels (none, if nothing else is answered).
pub(super) fn grouped(group: &[&Section<'_, '_>], answered: usize, voice: Voice<'_>) -> (String, Vec<MarkedRow>) {
    let labels: Vec<&str> = group.iter().map(|told| told.label.as_str()).collect();
    let labels = if answered == group.len() { String::new() } else { words::together(&labels) };
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
        } else if parts.iter().any(|(_, part)| part.said != line.said) || (parts.len() > 1 && line.joined) {
            let linked = group.windows(2).any(|pair| is_linked(&pair[..1], pair[1]));
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
