//! The order of the subjects of an answer, and their labels: letters on the board, or numbers of questions. Texts and data
//! use the same ones.

use std::collections::BTreeSet;

use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_rules::mechanics::{Subject, SubjectIx, Table};
use carcassonne_rules::verdict::{SubjectVerdicts, answered_subjects, mentioned_subjects};
use carcassonne_text::capitalize;

use crate::picture::{self, letter as letter_at};

/// The maximum number of subjects that an answer shows.
pub(super) const MOST_SUBJECTS: usize = 20;

/// Returns the labels of subjects, which are given in the order of the answer.
///
/// `letters` are the features that have letters on the board, in the order of these letters. With `several` unset, the
/// label of a subject without a letter there is empty.
pub(super) fn labels(table: &Table<'_>, subjects: &[SubjectIx], several: bool, letters: &[SubjectIx]) -> Vec<String> {
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
            (true, false, _) if is_added(table, *ix) => ALL_FIELDS.to_owned(),
            (true, false, _) => {
                // Paths of several questions have the same numbers on the board.
                number += 1;
                picture::question_number(number - 1)
            }
            (false, _, _) => String::new(),
        }
    };
    subjects.iter().map(label).collect()
}

/// The label of a question that the program added, which is about several features together.
const ALL_FIELDS: &str = "Σ";

/// Returns a text with the labels of its subjects before it, unless it begins with the first of them, or has the label of
/// an added question.
pub fn prefix_labels(labels: &str, text: &str) -> String {
    let has_label = |label: &str| text.strip_prefix(label).is_some_and(|rest| rest.starts_with(": "));
    match labels.split(", ").next() {
        None | Some("" | ALL_FIELDS) => capitalize(text),
        Some(first) if has_label(first) => text.to_owned(),
        Some(_) => format!("{labels}: {text}"),
    }
}

/// Returns `true` if the program added the subject, a question.
fn is_added(table: &Table<'_>, ix: SubjectIx) -> bool {
    matches!(table.subject(ix), Some(Subject::Ask(posed)) if posed.is_added())
}

/// Returns subjects in the order of the answer: questions, then features that are occupied or that a claim is about, then
/// other features, last a question that the program added.
pub(super) fn order_subjects(table: &Table<'_>, subjects: impl Iterator<Item = SubjectIx>) -> Vec<SubjectIx> {
    let claims = table.scenario.claims.iter();
    let claimed = sorted_unique(claims.filter_map(|c| table.find_subject(c.about)));
    let rank = |ix: &SubjectIx| match table.subject(*ix) {
        Some(Subject::Ask(posed)) if posed.is_added() => 3,
        Some(Subject::Ask(_)) => 0,
        Some(Subject::Feature(feature)) => {
            let is_occupied = || !table.meeples_of(feature).is_empty() || !table.barns_of(feature).is_empty();
            if claimed.contains(ix) || is_occupied() { 1 } else { 2 }
        }
        None => 2,
    };
    let mut ranked: Vec<(u8, SubjectIx)> = subjects.map(|ix| (rank(&ix), ix)).collect();
    sort_by_key(&mut ranked, |(rank, _)| *rank);
    ranked.into_iter().map(|(_, ix)| ix).collect()
}

/// Returns the judged subjects in the order of the answer, which is also that of their letters.
pub fn subject_order(table: &Table<'_>, subjects: &[SubjectVerdicts<'_>]) -> Vec<SubjectIx> {
    order_verdicts(table, subjects).into_iter().map(|judged| judged.subject).collect()
}

/// Returns the verdicts on subjects in the order of the answer.
pub(super) fn order_verdicts<'j, 'b>(
    table: &Table<'_>,
    subjects: &'j [SubjectVerdicts<'b>],
) -> Vec<&'j SubjectVerdicts<'b>> {
    let verdicts_on = |ix: SubjectIx| {
        let index = subjects.binary_search_by_key(&ix, |judged| judged.subject).ok()?;
        subjects.get(index)
    };
    let ixs = subjects.iter().map(|judged| judged.subject);
    order_subjects(table, ixs).into_iter().filter_map(verdicts_on).collect()
}

/// Returns the subjects whose verdicts a report for readers needs: those that it shows, and those of claims and
/// expectations.
pub fn shown_subjects(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let mut subjects = mentioned_subjects(table);
    subjects.extend(order_subjects(table, answered_subjects(table)).into_iter().take(MOST_SUBJECTS));
    subjects
}
