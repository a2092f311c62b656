//! What decides: the questions of law on which the rows of the table turn.

use std::collections::BTreeSet;

use super::rows::Line;
use crate::rulebook::{Cited, QuestionId, ReadingIx};
use crate::verdict::{Citation, Role, SubjectVerdicts, Verdict};

/// A question that decides, with the readings that some rule set follows.
#[derive(Debug, Clone)]
pub(super) struct Deciding<'b> {
    pub(super) question: QuestionId,
    /// Each reading; `None` where nobody ruled. With the ruling that says so most weightily.
    pub(super) readings: Vec<(Option<ReadingIx>, Option<Cited<'b>>)>,
}

/// The questions on which a subject's answer turns, the most telling first.
pub(super) fn of<'b>(
    subject: &SubjectVerdicts<'b>,
    lines: &[Line],
    present: Option<usize>,
) -> Vec<Deciding<'b>> {
    let sets = lines.first().map_or(0, |line| line.marks.len());
    let mut questions: Vec<QuestionId> = Vec::new();
    let mut add = |question| {
        if !questions.contains(&question) {
            questions.push(question);
        }
    };
    // Under one rule set alone, whatever the law said decides.
    if sets == 1 {
        let points = subject.verdicts.iter().flat_map(|v| v.points_of_law.iter());
        points.filter(|point| point.matters).for_each(|point| add(point.question));
    }
    // What is open and makes a difference.
    for verdict in &subject.verdicts {
        for point in verdict.points_of_law.iter() {
            let unruled = point.readings.len() == 1 && point.holding == "open";
            if (point.matters && point.readings.len() > 1) || unruled {
                add(point.question);
            }
        }
    }
    // What is held otherwise where the answer is another: one question alone, if that is enough.
    let differ = |a: usize, b: usize| lines.iter().any(|line| line.marks[a] != line.marks[b]);
    let mut unexplained: Vec<Vec<QuestionId>> = Vec::new();
    for a in 0..sets {
        for b in a + 1..sets {
            let (Some(x), Some(y)) = (subject.under(a), subject.under(b)) else { continue };
            if !differ(a, b) {
                continue;
            }
            match held_otherwise(x, y).as_slice() {
                [one] => add(*one),
                several => unexplained.push(several.to_vec()),
            }
        }
    }
    unexplained.sort_by_key(Vec::len);
    for several in unexplained {
        if !several.iter().any(|question| questions.contains(question)) {
            questions.extend(several);
        }
    }
    let asked_first = |question: &QuestionId| {
        let today = present.and_then(|n| subject.under(n));
        !today.is_some_and(|v| v.points_of_law.iter().any(|p| p.question == *question))
    };
    questions.sort_by_key(asked_first);
    questions.into_iter().map(|question| deciding(subject, question, present)).collect()
}

/// The questions on which two verdicts hold otherwise, of those that came up in both.
fn held_otherwise(a: &Verdict<'_>, b: &Verdict<'_>) -> Vec<QuestionId> {
    let mut found: BTreeSet<QuestionId> = BTreeSet::new();
    for point in a.points_of_law.iter() {
        let other = b.points_of_law.iter().find(|p| p.question == point.question);
        if other
            .is_some_and(|other| other.readings != point.readings || other.holding != point.holding)
        {
            found.insert(point.question);
        }
    }
    found.into_iter().collect()
}

fn deciding<'b>(
    subject: &SubjectVerdicts<'b>,
    question: QuestionId,
    present: Option<usize>,
) -> Deciding<'b> {
    let mut readings: Vec<(Option<ReadingIx>, Option<Cited<'b>>)> = Vec::new();
    let mut verdicts: Vec<&Verdict<'b>> = subject.verdicts.iter().collect();
    // Today's law first, then the latest.
    verdicts.sort_by_key(|v| {
        let latest = v.rule_sets.iter().copied().filter(|n| present.is_none_or(|p| *n <= p)).max();
        std::cmp::Reverse(latest)
    });
    for verdict in verdicts {
        let Some(point) = verdict.points_of_law.iter().find(|p| p.question == question) else {
            continue;
        };
        let cited: Vec<&Citation<'b>> =
            verdict.citations.iter().filter(|c| c.question == question).collect();
        if point.holding == "open" {
            let best = weightiest(cited.iter().filter(|c| c.role == Role::LeavesOpen));
            keep(&mut readings, None, best);
            continue;
        }
        for reading in &point.readings {
            let of = cited
                .iter()
                .filter(|c| c.role == Role::Decides && c.ruling.reading() == Some(*reading));
            keep(&mut readings, Some(*reading), weightiest(of));
        }
    }
    Deciding { question, readings }
}

/// Keeps a reading once, with the weightiest of its rulings.
fn keep<'b>(
    readings: &mut Vec<(Option<ReadingIx>, Option<Cited<'b>>)>,
    reading: Option<ReadingIx>,
    ruling: Option<Cited<'b>>,
) {
    match readings.iter_mut().find(|(known, _)| *known == reading) {
        Some((_, known)) => {
            let better = match (&known, &ruling) {
                (Some(known), Some(new)) => weight(new) < weight(known),
                (None, Some(_)) => true,
                (_, None) => false,
            };
            if better {
                *known = ruling;
            }
        }
        None => readings.push((reading, ruling)),
    }
}

/// The weightiest ruling, and the latest of equals.
pub(super) fn weightiest<'c, 'b: 'c>(
    cited: impl Iterator<Item = &'c &'c Citation<'b>>,
) -> Option<Cited<'b>> {
    cited.map(|c| c.ruling).min_by_key(weight)
}

fn weight(ruling: &Cited<'_>) -> impl Ord + use<> {
    (ruling.authority(), ruling.derived(), std::cmp::Reverse(ruling.from()))
}
