//! In which order the subjects of an answer are told, and what each is called for short: its letter on the board, or its
//! letter among several questions. In words and in data alike.

use crate::sorting::sort_by_key;
use std::collections::BTreeSet;

use crate::mechanics::{Subject, SubjectIx, Table};
use crate::picture::{self, letter as letter_at};
use crate::text::capitalize;
use crate::verdict::{SubjectVerdicts, answered_subjects, mentioned_subjects};

/// How many subjects are told.
pub(super) const MOST_SUBJECTS: usize = 20;

/// The labels of subjects in the order in which they are told, `letters` being those of the features on the
/// board. Where there is only one subject, and it has no letter there, its label is empty.
pub(super) fn labels(table: &Table<'_>, told: &[SubjectIx], several: bool, letters: &[SubjectIx]) -> Vec<String> {
    let (mut letter, mut number) = (letters.len(), 0);
    let label = |ix: &SubjectIx| {
        let is_feature = matches!(table.subject(*ix), Some(Subject::Feature(_)));
        let on_board = letters.iter().position(|lettered| lettered == ix);
        match (several, is_feature, on_board) {
            (_, true, Some(place)) => letter_at(place),
            (true, true, None) => {
                letter += 1;
                letter_at(letter - 1)
            }
            (true, false, _) if is_added(table, *ix) => TOGETHER.to_owned(),
            (true, false, _) => {
                // As on the board, where there is more than one walk.
                number += 1;
                picture::question_number(number - 1)
            }
            (false, _, _) => String::new(),
        }
    };
    told.iter().map(label).collect()
}

/// What features have together is called so.
const TOGETHER: &str = "all";

/// What is said with the labels of what it is about, unless it names them itself, or is about all.
pub(crate) fn labelled(labels: &str, said: &str) -> String {
    let own = |label: &str| said.strip_prefix(label).is_some_and(|rest| rest.starts_with(": "));
    match labels.split(", ").next() {
        None | Some("" | TOGETHER) => capitalize(said),
        Some(first) if own(first) => said.to_owned(),
        Some(_) => format!("{labels}: {said}"),
    }
}

/// Whether nobody asked it.
fn is_added(table: &Table<'_>, ix: SubjectIx) -> bool {
    matches!(table.subject(ix), Some(Subject::Ask(posed)) if posed.is_added())
}

/// Subjects in the order in which they are told: questions, then features on which somebody stands or of
/// which somebody claims something, then what is only seen to; last what nobody asked.
pub(super) fn by_weight(table: &Table<'_>, subjects: impl Iterator<Item = SubjectIx>) -> Vec<SubjectIx> {
    let claims = table.scenario.claims.iter();
    let claimed: BTreeSet<SubjectIx> = claims.filter_map(|c| table.find_subject(c.about)).collect();
    let place = |ix: &SubjectIx| match table.subject(*ix) {
        Some(Subject::Ask(posed)) if posed.is_added() => 3,
        Some(Subject::Ask(_)) => 0,
        Some(Subject::Feature(of)) => {
            let stands = || !table.meeples_of(of).is_empty() || !table.barns_of(of).is_empty();
            if claimed.contains(ix) || stands() { 1 } else { 2 }
        }
        None => 2,
    };
    let mut placed: Vec<(u8, SubjectIx)> = subjects.map(|ix| (place(&ix), ix)).collect();
    sort_by_key(&mut placed, |(place, _)| *place);
    placed.into_iter().map(|(_, ix)| ix).collect()
}

/// The matters of an answer in the order in which it tells them, and gives them letters.
pub fn in_order(table: &Table<'_>, subjects: &[SubjectVerdicts<'_>]) -> Vec<SubjectIx> {
    ordered(table, subjects).into_iter().map(|judged| judged.subject).collect()
}

/// What is told of what is answered.
pub(super) fn told_first<'j, 'b>(
    table: &Table<'_>,
    subjects: &'j [SubjectVerdicts<'b>],
) -> impl Iterator<Item = &'j SubjectVerdicts<'b>> {
    ordered(table, subjects).into_iter().take(MOST_SUBJECTS)
}

/// What is answered, in the order in which it is told.
pub(super) fn ordered<'j, 'b>(table: &Table<'_>, subjects: &'j [SubjectVerdicts<'b>]) -> Vec<&'j SubjectVerdicts<'b>> {
    let on = |ix: SubjectIx| {
        let place = subjects.binary_search_by_key(&ix, |judged| judged.subject).ok()?;
        subjects.get(place)
    };
    let ixs = subjects.iter().map(|judged| judged.subject);
    by_weight(table, ixs).into_iter().filter_map(on).collect()
}

/// The subjects whose verdicts a report for people tells of: the first of what is answered, and whatever claims
/// and expectations speak of.
pub fn told(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let mut told = mentioned_subjects(table);
    told.extend(by_weight(table, answered_subjects(table)).into_iter().take(MOST_SUBJECTS));
    told
}
