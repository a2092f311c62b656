//! The board as text, fitted to the space available.

use super::cells::{Inks, Legend, Look, Size, draw};
use super::make::View;
use super::plan::{Cut, Window};
use super::rows::OutcomeKey;
use crate::mechanics::{SubjectIx, Table};
use crate::verdict::SubjectVerdicts;
use crate::wording::say;

/// The space available for a board, and the options of its drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fit {
    /// The limit on the width, in columns of characters.
    pub width: usize,
    /// The limit on the height, in lines, unless `size` is set: a higher board is drawn smaller, then cut, but not
    /// below one row of spaces.
    pub lines: usize,
    /// The most columns and rows of spaces that are drawn.
    pub most: (usize, usize),
    /// The size of a space; `None` for the largest that fits.
    pub size: Option<Size>,
    /// Set if only ASCII may be used.
    pub ascii: bool,
    /// Set if tiles are labelled with their names.
    pub names: bool,
    /// The colours available.
    pub inks: Inks,
}

impl Fit {
    /// Returns the fit of a board in an answer: at most 13 by 5 spaces, with names, without colour.
    pub fn answer(width: usize, lines: usize) -> Self {
        let (ascii, names, inks) = (false, true, Inks::None);
        Self { width, lines, most: (13, 5), size: None, ascii, names, inks }
    }

    /// Returns how many columns and rows of spaces fit, within `most`: in `size`, regardless of `lines`, or in the
    /// smallest size if `size` is `None`.
    pub fn spaces(self) -> (usize, usize) {
        let smallest = self.size.unwrap_or(Size::Small);
        let rows = match self.size {
            Some(_) => usize::MAX,
            None => smallest.fits_lines(self.lines),
        };
        let (columns, most) = (smallest.fits(self.width), self.most);
        (columns.min(most.0).max(1), rows.min(most.1).max(1))
    }

    /// Returns the size in which a window is drawn: `self.size`, or the largest that fits, or else [`Size::Small`].
    fn size(self, window: Window) -> Size {
        let fits = |size: &Size| {
            let (wide, high) = size.takes(window.columns, window.rows);
            wide <= self.width && high <= self.lines
        };
        self.size.or_else(|| Size::ALL.into_iter().rev().find(fits)).unwrap_or(Size::Small)
    }
}

/// A board drawn as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextBoard {
    /// The lines of the drawing, without line ends.
    pub lines: Vec<String>,
    /// The width in columns of characters; a line may be shorter.
    pub width: usize,
    /// The answered features in the window, each with its letter: `A`. Features that are joined in the drawn outcome
    /// share a letter.
    pub letters: Vec<(SubjectIx, String)>,
    /// The letters as written on the board, each with its meaning: `[A]`, the id of the feature.
    pub lettered: Legend,
    /// The other signs, each with its meaning in a few words.
    pub legend: Legend,
    /// An example of each kind of tile, by name, with the kind.
    pub tiles: Legend,
    /// The spaces that are shown.
    pub window: Window,
    /// The part of the board that is shown; `None` for the whole board.
    pub cut: Option<Cut>,
    /// The first five of the things for which there was no room, in words.
    pub left_out: Vec<String>,
    /// The number of further things for which there was no room.
    pub left_out_more: usize,
    /// The size in which the board is drawn.
    pub size: Size,
    /// The lines below the board: points of players, the score track, and further findings.
    pub below: Vec<String>,
}

/// The most things without room that are listed.
const TOLD: usize = 5;

/// Draws the board of a table with the marks that `verdicts` give; the features that they judge are lettered. Returns
/// `None` if no board is relevant.
pub fn board(table: &Table<'_>, verdicts: &[SubjectVerdicts<'_>], fit: Fit) -> Option<TextBoard> {
    let answered = verdicts.iter().map(|judged| judged.subject).collect();
    View::with(table, &answered, fit.spaces()).board(verdicts, None, fit)
}

impl View<'_> {
    /// Draws the board with the marks that `verdicts` give, or as it is in the outcome `row`. Returns `None` if no
    /// board is relevant, unless there is something to draw beside it in that outcome.
    pub fn board(&self, verdicts: &[SubjectVerdicts<'_>], row: Option<&OutcomeKey>, fit: Fit) -> Option<TextBoard> {
        if !(self.plays_a_part() || row.is_some() && self.tells_more()) {
            return None;
        }
        let window = self.window();
        let size = fit.size(window);
        let (plan, letters) = self.planned(verdicts, row);
        let look = Look { size, ascii: fit.ascii, names: fit.names, inks: fit.inks };
        let drawing = draw(&plan, look);
        let mut left_out = drawing.left_out;
        let left_out_more = left_out.len().saturating_sub(TOLD);
        left_out.truncate(TOLD);
        let letters = letters.into_iter();
        let initials = super::cells::initials(&plan.players, fit.ascii);
        let track = plan.track.iter().flat_map(|track| track.text(&initials, fit.width));
        let sums = plan
            .sums
            .iter()
            .map(|(player, points)| format!("{}: {points}", plan.players.get(*player).map_or("?", String::as_str)));
        let meaning = plan.track.iter().map(|_| plan.language.voice().say(&say!(legend::ScoreTrack)));
        let below = sums.chain(track).chain(meaning).chain(plan.lines.iter().cloned());
        let below = below.map(|line| super::cells::drawn(&line, fit.ascii)).collect();
        Some(TextBoard {
            lines: drawing.lines,
            width: size.takes(window.columns, window.rows).0,
            letters: letters.map(|(subject, n)| (subject, super::cells::letter(n))).collect(),
            lettered: drawing.lettered,
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
    /// Removes the lines of a row of spaces that show nothing but unknown tiles; a row that has no other lines keeps
    /// its middle one.
    #[must_use]
    pub fn squeezed(mut self) -> Self {
        let inside = self.size.inside().1;
        let bare: Vec<bool> = self.lines.iter().map(|line| is_bare(line)).collect();
        let mut keep = vec![true; bare.len()];
        for frame in (0..bare.len()).step_by(inside + 1) {
            let row = frame + 1..(frame + 1 + inside).min(bare.len());
            let middle = frame + 1 + inside / 2;
            let all = bare[row.clone()].iter().all(|bare| *bare);
            for n in row.filter(|n| bare[*n]) {
                keep[n] = all && n == middle;
            }
        }
        let mut kept = keep.into_iter();
        self.lines.retain(|_| kept.next().unwrap_or(true));
        self
    }
}

/// Returns `true` if a line between frames shows only the sides of spaces and unknown tiles.
fn is_bare(line: &str) -> bool {
    let line = anstream::adapter::strip_str(line);
    line.into_iter().flat_map(str::chars).all(|sign| matches!(sign, ' ' | '│' | '╎' | '|' | ':' | '#'))
}
