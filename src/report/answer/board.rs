//! The board that stands beside an answer.

use super::super::style::Style;
use super::labels::{MOST_SUBJECTS, by_weight, told_first};
use crate::mechanics::{Subject, SubjectIx, Table};
use crate::picture::{Cut, Fit, OutcomeKey, Rendering, Size, Svg, TextBoard, View, Window};
use crate::report::detail::Boards;
use crate::report::judged::Report;
use crate::rulebook::RuleSet;
use crate::verdict::{SubjectVerdicts, answered_subjects};

/// The board of an answer, to be drawn in any size.
#[derive(Debug)]
pub(crate) struct AnswerBoard<'r> {
    view: View<'r>,
    verdicts: &'r [SubjectVerdicts<'r>],
    /// The answered features on it, in the order of their letters.
    pub(crate) letters: Vec<SubjectIx>,
}

impl<'r> AnswerBoard<'r> {
    /// The board of a report in so many columns of characters; `None` where it plays no part, or is not asked for.
    pub(in crate::report) fn of(report: &Report<'r>, width: usize) -> Option<Self> {
        match report.detail.board {
            Boards::None => None,
            Boards::Fitting | Boards::Sized(_) => Self::within(report, Fit::for_answer(width, usize::MAX).max_spaces()),
        }
    }

    /// The same with at most so many columns and rows of spaces, whether it is asked for or not.
    pub(crate) fn within(report: &Report<'r>, most: (usize, usize)) -> Option<Self> {
        let (table, verdicts) = (report.table, report.judgement.subjects.as_slice());
        let today = RuleSet::find_present(report.judgement.rule_sets);
        // Only what is told has a letter.
        let told: Vec<SubjectIx> = told_first(table, verdicts).map(|judged| judged.subject).collect();
        let view = view(table, &told, today, most)?;
        let letters = view.lettered_features().to_vec();
        Some(Self { view, verdicts, letters })
    }

    /// Draws it.
    pub(crate) fn draw(&self, size: Size, style: Style) -> Option<TextBoard> {
        let fit = Fit {
            size: Some(size),
            ascii: !style.unicode,
            inks: style.inks,
            ..Fit::for_answer(style.width, usize::MAX)
        };
        self.view.draw_board(self.verdicts, None, fit)
    }

    /// Draws it as SVG: as it is, or as it is where one outcome comes out.
    pub(in crate::report) fn svg(&self, row: Option<&OutcomeKey>, look: Rendering<'_>) -> Option<Svg> {
        self.view.svg(self.verdicts, row, look)
    }

    /// The part of the board that it shows.
    pub(in crate::report) fn window(&self) -> Window {
        self.view.window()
    }

    /// How many columns and rows of spaces it shows.
    pub(crate) fn spaces(&self) -> (usize, usize) {
        (self.view.window().columns, self.view.window().rows)
    }

    /// The part of the board that it is, if it is not the whole.
    pub(in crate::report) fn cut(&self) -> Option<Cut> {
        self.view.window().cut()
    }

    /// How many columns and lines of characters it takes in a size.
    pub(in crate::report) fn takes(&self, size: Size) -> (usize, usize) {
        let window = self.view.window();
        size.drawing_size(window.columns, window.rows)
    }

    /// The largest size that fits a width and a screen.
    pub(in crate::report) fn largest(&self, width: usize) -> Size {
        let window = self.view.window();
        let fits = |size: &Size| {
            let (wide, high) = size.drawing_size(window.columns, window.rows);
            wide <= width && high <= 25
        };
        Size::ALL.into_iter().rev().find(fits).unwrap_or(Size::Small)
    }
}

/// Whether a board stands beside the answer to what is asked at a table.
pub fn has_board(table: &Table<'_>) -> bool {
    let mut told = by_weight(table, answered_subjects(table));
    told.truncate(MOST_SUBJECTS);
    view(table, &told, None, Fit::for_answer(80, usize::MAX).max_spaces()).is_some()
}

/// What is seen of a table beside an answer that tells of these subjects, in at most so many columns and rows
/// of spaces; `None` where the board plays no part.
pub(super) fn view<'t>(
    table: &'t Table<'t>,
    told: &[SubjectIx],
    today: Option<usize>,
    most: (usize, usize),
) -> Option<View<'t>> {
    let seen = |ix: &SubjectIx| match table.subject(*ix) {
        Some(Subject::Ask(posed)) => posed.query.depends_on_board(),
        Some(Subject::Feature(_)) | None => true,
    };
    if !told.is_empty() && !told.iter().any(seen) {
        return None;
    }
    let answered = told.iter().copied().collect();
    let view = View::with_answered(table, &answered, most);
    Some(view.with_letter_order(told).with_today(today)).filter(View::is_board_relevant)
}
