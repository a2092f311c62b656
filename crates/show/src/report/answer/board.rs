//! The board that is drawn with an answer.

use carcassonne_base::gathering::collect_set;
use carcassonne_law::RuleSet;
use carcassonne_rules::mechanics::{Subject, SubjectIx, Table};
use carcassonne_rules::verdict::{SubjectVerdicts, answered_subjects};

use super::super::style::Style;
use super::labels::{MOST_SUBJECTS, order_subjects, subject_order};
use crate::picture::{Cut, Fit, OutcomeKey, Rendering, Size, Svg, TextBoard, View, Window};
use crate::report::detail::Boards;
use crate::report::judged::Report;

/// The board of an answer, which can be drawn in any size.
#[derive(Debug)]
pub struct AnswerBoard<'r> {
    view: View<'r>,
    verdicts: &'r [SubjectVerdicts<'r>],
    /// The features with letters on the board, in the order of the letters.
    pub letters: Vec<SubjectIx>,
}

impl<'r> AnswerBoard<'r> {
    /// Creates the board of a report for a width in columns; `None` if it is not asked for, or not relevant.
    pub fn new(report: &Report<'r>, width: usize) -> Option<Self> {
        match report.detail.board {
            Boards::None => None,
            Boards::Fitting | Boards::Sized(_) => {
                Self::cropped(report, Fit::for_answer(width, usize::MAX).max_spaces())
            }
        }
    }

    /// Creates the board of a report, asked for or not, with at most these columns and rows of spaces; `None` if it is not
    /// relevant.
    pub fn cropped(report: &Report<'r>, most: (usize, usize)) -> Option<Self> {
        let (table, verdicts) = (report.table, report.judgement.subjects.as_slice());
        let today = RuleSet::find_present(report.judgement.rule_sets);
        // Only subjects that the answer shows have letters.
        let mut subjects = subject_order(table, verdicts);
        subjects.truncate(MOST_SUBJECTS);
        let view = view(table, &subjects, today, most)?;
        let letters = view.lettered_features().to_vec();
        Some(Self { view, verdicts, letters })
    }

    /// Draws the board in characters, as [`View::draw_board`] does.
    pub fn draw(&self, size: Size, style: Style) -> Option<TextBoard> {
        let fit = Fit {
            size: Some(size),
            ascii: !style.unicode,
            inks: style.inks,
            ..Fit::for_answer(style.width, usize::MAX)
        };
        self.view.draw_board(self.verdicts, None, fit)
    }

    /// Draws the board as SVG: with all verdicts, or with one outcome.
    pub fn svg(&self, outcome: Option<&OutcomeKey>, look: Rendering<'_>) -> Option<Svg> {
        self.view.svg(self.verdicts, outcome, look)
    }

    /// Returns the part of the table's board that is drawn.
    pub fn window(&self) -> Window {
        self.view.window()
    }

    /// Returns the numbers of columns and rows of spaces that are drawn.
    pub fn spaces(&self) -> (usize, usize) {
        (self.view.window().columns, self.view.window().rows)
    }

    /// Returns the part that is drawn, with the size of the table's board; `None` if all of it is drawn.
    pub fn cut(&self) -> Option<Cut> {
        self.view.window().cut()
    }

    /// Returns the columns and lines of characters that the board takes in a size.
    pub fn drawing_size(&self, size: Size) -> (usize, usize) {
        let (columns, rows) = self.spaces();
        size.drawing_size(columns, rows)
    }

    /// Returns the largest size that fits a width in columns and a screen of 25 lines; the smallest if none fits.
    pub fn largest_size(&self, width: usize) -> Size {
        let fits = |size: &Size| {
            let (columns, lines) = self.drawing_size(*size);
            columns <= width && lines <= 25
        };
        Size::ALL.into_iter().rev().find(fits).unwrap_or(Size::Small)
    }
}

/// Returns `true` if a board is drawn with the answer to the questions of a table.
pub fn has_board(table: &Table<'_>) -> bool {
    let mut subjects = order_subjects(table, answered_subjects(table));
    subjects.truncate(MOST_SUBJECTS);
    view(table, &subjects, None, Fit::for_answer(80, usize::MAX).max_spaces()).is_some()
}

/// Returns the view of a table's board for an answer that shows these subjects, with at most `most` columns and rows of
/// spaces; `None` if the board is not relevant. `today` is the index of today's rule set.
pub(super) fn view<'t>(
    table: &'t Table<'t>,
    subjects: &[SubjectIx],
    today: Option<usize>,
    most: (usize, usize),
) -> Option<View<'t>> {
    let depends_on_board = |ix: &SubjectIx| match table.subject(*ix) {
        Some(Subject::Ask(posed)) => posed.query.depends_on_board(),
        Some(Subject::Feature(_)) | None => true,
    };
    if !subjects.is_empty() && !subjects.iter().any(depends_on_board) {
        return None;
    }
    let answered = collect_set(subjects.iter().copied());
    let view = View::with_answered(table, &answered, most);
    Some(view.with_letter_order(subjects).with_today(today)).filter(View::is_board_relevant)
}
