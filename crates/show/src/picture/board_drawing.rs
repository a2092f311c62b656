//! The board as text, fitted to the space available.

use carcassonne_position::wording::{Voice, say};
use carcassonne_rules::mechanics::{SubjectIx, Table};
use carcassonne_rules::verdict::SubjectVerdicts;

use super::cells::{Inks, Legend, Look, Size, draw};
use super::make::View;
use super::outcome_keys::OutcomeKey;
use super::plan::{Cut, Window};

/// The space available for a board, and the options of its drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fit {
    /// The limit on the width, in columns of characters.
    pub width: usize,
    /// The limit on the height, in lines, unless `size` is set: a higher board is drawn smaller, then cut, but not
    /// below one row of spaces.
    pub lines: usize,
    /// The maximum number of columns and of rows of spaces that are drawn.
    pub most: (usize, usize),
    /// The size in which a space is drawn; `None` for the largest that fits.
    pub size: Option<Size>,
    /// Set if only ASCII characters may be used.
    pub ascii: bool,
    /// Set if tiles are labelled with their names.
    pub names: bool,
    /// The colours that the output can show.
    pub inks: Inks,
}

impl Fit {
    /// Returns the space and options for a board in an answer: at most 13 by 5 spaces, with names, without colour.
    pub fn for_answer(width: usize, lines: usize) -> Self {
        let (ascii, names, inks) = (false, true, Inks::None);
        Self { width, lines, most: (13, 5), size: None, ascii, names, inks }
    }

    /// Returns how many columns and rows of spaces fit, within `most` and at least one: in `size`, regardless of
    /// `lines`, or in the smallest size if `size` is `None`.
    pub fn max_spaces(self) -> (usize, usize) {
        let smallest = self.size.unwrap_or(Size::Small);
        let rows = match self.size {
            Some(_) => usize::MAX,
            None => smallest.rows_within(self.lines),
        };
        let (columns, most) = (smallest.columns_within(self.width), self.most);
        (columns.min(most.0).max(1), rows.min(most.1).max(1))
    }

    /// Returns the size in which a window is drawn: `self.size`, or the largest that fits, or else [`Size::Small`].
    fn size_for(self, window: Window) -> Size {
        let fits = |size: &Size| {
            let (width, height) = size.drawing_size(window.columns, window.rows);
            width <= self.width && height <= self.lines
        };
        self.size.or_else(|| Size::ALL.into_iter().rev().find(fits)).unwrap_or(Size::Small)
    }
}

/// A board drawn as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextBoard {
    /// The lines of the drawing, without line ends.
    pub lines: Vec<String>,
    /// The width of the drawing in columns of characters; a line may be shorter.
    pub width: usize,
    /// The answered features in the window, each with its letter: `A`. Features that are joined in the drawn outcome
    /// share a letter.
    pub letters: Vec<(SubjectIx, String)>,
    /// The letters as written on the board, each with its meaning: `[A]`, the id of the feature.
    pub letter_legend: Legend,
    /// The other signs, each with its meaning in a few words.
    pub legend: Legend,
    /// The kinds of tiles drawn, each with the name of one such tile or, for a half, the sign of its long side.
    pub tiles: Legend,
    /// The spaces of the board that are shown.
    pub window: Window,
    /// The part of the board that is shown; `None` for the whole board.
    pub cut: Option<Cut>,
    /// The first five of the tokens and names for which there was no room, in words.
    pub left_out: Vec<String>,
    /// The number of further tokens and names for which there was no room.
    pub left_out_more: usize,
    /// The size in which the board is drawn.
    pub size: Size,
    /// The lines below the board: points of players, the score track, and further findings.
    pub below: Vec<String>,
}

/// The maximum number of tokens and names that [`TextBoard::left_out`] lists.
const MOST_LISTED: usize = 5;

/// Draws the board of a table with the marks for `verdicts`, and with letters on the features that these judge. Returns
/// `None` unless [`View::is_board_relevant`].
pub fn draw_board(table: &Table<'_>, verdicts: &[SubjectVerdicts<'_>], fit: Fit) -> Option<TextBoard> {
    let answered = verdicts.iter().map(|judged| judged.subject).collect();
    View::with_answered(table, &answered, fit.max_spaces()).draw_board(verdicts, None, fit)
}

impl View<'_> {
    /// Draws the board with the marks for `verdicts`, or for the outcome `key` alone. Returns `None` unless the board
    /// is relevant, or a `key` is given and a score track or findings can be drawn below the board.
    pub fn draw_board(
        &self,
        verdicts: &[SubjectVerdicts<'_>],
        key: Option<&OutcomeKey>,
        fit: Fit,
    ) -> Option<TextBoard> {
        if !(self.is_board_relevant() || key.is_some() && self.has_more_than_board()) {
            return None;
        }
        let window = self.window();
        let size = fit.size_for(window);
        let (plan, letters) = self.plan_with_letters(verdicts, key);
        let look = Look { size, ascii: fit.ascii, names: fit.names, inks: fit.inks };
        let drawing = draw(&plan, look);
        let mut left_out = drawing.left_out;
        let left_out_more = left_out.len().saturating_sub(MOST_LISTED);
        left_out.truncate(MOST_LISTED);
        let letters = letters.into_iter();
        let initials = super::cells::initials(&plan.players, fit.ascii);
        let track = plan.track.iter().flat_map(|track| track.to_lines(&initials, fit.width));
        let sums = plan
            .sums
            .iter()
            .map(|(player, points)| format!("{}: {points}", plan.players.get(*player).map_or("?", String::as_str)));
        let meaning = plan.track.iter().map(|_| Voice::in_language(plan.language).say(&say!(legend::ScoreTrack)));
        let texts = sums.chain(track).chain(meaning).chain(plan.lines.iter().cloned());
        let below = texts.map(|line| super::cells::to_drawable(&line, fit.ascii)).collect();
        Some(TextBoard {
            lines: drawing.lines,
            width: size.drawing_size(window.columns, window.rows).0,
            letters: letters.map(|(subject, n)| (subject, super::cells::letter(n))).collect(),
            letter_legend: drawing.feature_letters,
            legend: drawing.legend,
            tiles: drawing.tiles,
            window,
            cut: window.cut(),
            left_out,
            left_out_more,
            size,
            below,
        })
    }
}

impl TextBoard {
    /// Removes the lines inside rows of spaces that show only blanks, sides and unknown tiles; a row of spaces without
    /// other lines keeps its middle one.
    #[must_use]
    pub fn without_bare_lines(mut self) -> Self {
        let inner_height = self.size.cells_per_space().1;
        let bare_lines: Vec<bool> = self.lines.iter().map(|line| is_bare(line)).collect();
        let mut keep = vec![true; bare_lines.len()];
        for frame in (0..bare_lines.len()).step_by(inner_height + 1) {
            let row = frame + 1..(frame + 1 + inner_height).min(bare_lines.len());
            let middle = frame + 1 + inner_height / 2;
            let is_row_bare = bare_lines[row.clone()].iter().all(|bare| *bare);
            for n in row.filter(|n| bare_lines[*n]) {
                keep[n] = is_row_bare && n == middle;
            }
        }
        let mut keep_flags = keep.into_iter();
        self.lines.retain(|_| keep_flags.next().unwrap_or(true));
        self
    }
}

/// Returns `true` if a line between frames shows only blanks, the sides of spaces, and unknown tiles.
fn is_bare(line: &str) -> bool {
    let line = anstream::adapter::strip_str(line);
    line.into_iter().flat_map(str::chars).all(|sign| matches!(sign, ' ' | '│' | '╎' | '|' | ':' | '#'))
}
