//! What each answered subject is called for short: its letter on the board, or its letter among several
//! questions. In words and in data alike.

use std::collections::{BTreeMap, BTreeSet};

use super::super::words;
use super::board;
use crate::mechanics::{Matter, SubjectIx, Table};
use crate::picture::Fit;
use crate::picture::letter as letter_at;
use crate::report::detail::Boards;
use crate::verdict::answered;

/// The labels of subjects in the order in which they are told, `letters` being those of the features on the
/// board. Where there is only one subject, and it has no letter there, its label is empty.
pub(super) fn labels(
    table: &Table<'_>,
    told: &[SubjectIx],
    several: bool,
    letters: &[SubjectIx],
) -> Vec<String> {
    let (mut letter, mut number) = (letters.len(), 0);
    let label = |ix: &SubjectIx| {
        let is_feature = matches!(table.matter(*ix), Some(Matter::Feature(_)));
        let on_board = letters.iter().position(|lettered| lettered == ix);
        match (several, is_feature, on_board) {
            (_, true, Some(place)) => letter_at(place),
            (true, true, None) => {
                letter += 1;
                letter_at(letter - 1)
            }
            (true, false, _) => {
                // As on the board, where there is more than one walk.
                number += 1;
                words::letter(number - 1)
            }
            (false, _, _) => String::new(),
        }
    };
    told.iter().map(label).collect()
}

/// Subjects in the order in which they are told: questions, then features on which somebody stands or of
/// which somebody claims something, then what is only seen to.
pub(super) fn in_order(
    table: &Table<'_>,
    subjects: impl Iterator<Item = SubjectIx>,
) -> Vec<SubjectIx> {
    let claims = table.scenario.claims.iter();
    let claimed: BTreeSet<SubjectIx> = claims.filter_map(|c| table.about(c.about)).collect();
    let place = |ix: &SubjectIx| match table.matter(*ix) {
        Some(Matter::Ask(_)) => 0,
        Some(Matter::Feature(of)) => {
            let stands = || !table.meeples_of(of).is_empty() || !table.barns_of(of).is_empty();
            if claimed.contains(ix) || stands() { 1 } else { 2 }
        }
        None => 2,
    };
    let mut placed: Vec<(u8, SubjectIx)> = subjects.map(|ix| (place(&ix), ix)).collect();
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, ix)| ix).collect()
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
    pub(in crate::report) fn of(
        table: &Table<'_>,
        boards: Boards,
        width: usize,
        most: usize,
    ) -> Self {
        let all = in_order(table, answered(table));
        let answered = all.len();
        let letters = match boards {
            Boards::None => Vec::new(),
            Boards::Fitting | Boards::Of(_) => {
                let told = all.get(..super::MOST_SUBJECTS).unwrap_or(&all);
                let view = board::view(table, told, None, Fit::answer(width, usize::MAX).spaces());
                view.map(|view| view.lettered().to_vec()).unwrap_or_default()
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
    pub(super) fn told(&self) -> impl Iterator<Item = (SubjectIx, &str)> {
        self.told.iter().map(|(ix, label)| (*ix, label.as_str()))
    }
}
