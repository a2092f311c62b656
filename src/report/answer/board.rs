//! The board that stands beside an answer.

use super::super::style::Style;
use crate::mechanics::{Matter, SubjectIx, Table};
use crate::picture::{Board as Drawn, Fit, Size, View};
use crate::verdict::SubjectVerdicts;

/// The board of an answer, to be drawn in any size.
#[derive(Debug)]
pub(in crate::report) struct Board<'r> {
    view: View<'r>,
    verdicts: &'r [SubjectVerdicts<'r>],
    /// The answered features on it, in the order of their letters.
    pub(in crate::report) letters: Vec<SubjectIx>,
}

impl<'r> Board<'r> {
    /// The board of a table; `None` where it plays no part. `today` is the place of today's rule set.
    pub(in crate::report) fn of(
        table: &'r Table<'r>,
        verdicts: &'r [SubjectVerdicts<'r>],
        today: Option<usize>,
        width: usize,
    ) -> Option<Self> {
        // Only what is told has a letter.
        let told: Vec<SubjectIx> =
            super::told_first(table, verdicts).map(|judged| judged.subject).collect();
        let seen = |ix: &SubjectIx| match table.matter(*ix) {
            Some(Matter::Ask(posed)) => posed.query.looks_at_the_board(),
            Some(Matter::Feature(_)) | None => true,
        };
        if !told.is_empty() && !told.iter().any(seen) {
            return None;
        }
        let answered = told.iter().copied().collect();
        let view = View::with(table, &answered, Fit::answer(width, usize::MAX).spaces());
        let view = view.lettered_by(&told).by_today(today);
        if !view.plays_a_part() {
            return None;
        }
        let letters = view.lettered().to_vec();
        Some(Self { view, verdicts, letters })
    }

    /// Draws it.
    pub(in crate::report) fn draw(&self, size: Size, style: Style) -> Option<Drawn> {
        let fit = Fit {
            size: Some(size),
            ascii: !style.unicode,
            inks: style.inks,
            ..Fit::answer(style.width, usize::MAX)
        };
        self.view.board(self.verdicts, None, fit)
    }

    /// How wide it is in a size.
    pub(in crate::report) fn width(&self, size: Size) -> usize {
        let window = self.view.window();
        size.takes(window.columns, window.rows).0
    }

    /// The largest size that fits a width and a screen.
    pub(in crate::report) fn largest(&self, width: usize) -> Size {
        let window = self.view.window();
        let fits = |size: &Size| {
            let (wide, high) = size.takes(window.columns, window.rows);
            wide <= width && high <= 25
        };
        Size::ALL.into_iter().rev().find(fits).unwrap_or(Size::Small)
    }
}
