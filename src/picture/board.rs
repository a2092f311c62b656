//! A board that fits the room that there is for it, for whoever shows one.

use super::cells::{Inks, Legend, Look, Size, draw};
use super::make::View;
use super::plan::{Cut, Window};
use super::rows::OutcomeKey;
use crate::mechanics::{SubjectIx, Table};
use crate::verdict::SubjectVerdicts;
use crate::wording::say;

/// The room that there is for a board, and how it is to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fit {
    /// The columns of characters that it may take.
    pub width: usize,
    /// The lines that it may take before it is drawn smaller, and then cut; the smallest size shows one
    /// row of spaces at least.
    pub lines: usize,
    /// The most columns and rows of spaces that are drawn.
    pub most: (usize, usize),
    /// How large a space is; where it is not said, the largest size that fits.
    pub size: Option<Size>,
    /// Whether only ASCII may be used.
    pub ascii: bool,
    /// Whether the tiles bear their names.
    pub names: bool,
    /// How many colours there are.
    pub inks: Inks,
}

impl Fit {
    /// A board in an answer: at most 13 by 5 spaces, with names, without colour.
    pub fn answer(width: usize, lines: usize) -> Self {
        let (ascii, names, inks) = (false, true, Inks::None);
        Self { width, lines, most: (13, 5), size: None, ascii, names, inks }
    }

    /// The most columns and rows of spaces that have room; where the size is not said, in the smallest
    /// size, and where it is, however many lines they take.
    pub fn spaces(self) -> (usize, usize) {
        let smallest = self.size.unwrap_or(Size::Small);
        let rows = match self.size {
            Some(_) => usize::MAX,
            None => smallest.fits_lines(self.lines),
        };
        let (columns, most) = (smallest.fits(self.width), self.most);
        (columns.min(most.0).max(1), rows.min(most.1).max(1))
    }

    /// The size in which a window is drawn.
    fn size(self, window: Window) -> Size {
        let fits = |size: &Size| {
            let (wide, high) = size.takes(window.columns, window.rows);
            wide <= self.width && high <= self.lines
        };
        self.size.or_else(|| Size::ALL.into_iter().rev().find(fits)).unwrap_or(Size::Small)
    }
}

/// A board as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextBoard {
    /// Its lines, without the ends of lines.
    pub lines: Vec<String>,
    /// Its width in columns of characters; a line may be shorter.
    pub width: usize,
    /// The answered features that it shows, each with its letter: `A`. Features that are one in the
    /// outcome that is drawn have one letter.
    pub letters: Vec<(SubjectIx, String)>,
    /// The letters as they stand on the board, each with what it means: `[A]`, the id of the feature.
    pub lettered: Legend,
    /// What its other signs mean: a sign, and its meaning in a few words.
    pub legend: Legend,
    /// A tile of each kind by its name, and what it is.
    pub tiles: Legend,
    /// The spaces that it shows.
    pub window: Window,
    /// The part of the board that it is, if it is not the whole.
    pub cut: Option<Cut>,
    /// What has no room on it: five things at most.
    pub left_out: Vec<String>,
    /// How many things more have no room.
    pub left_out_more: usize,
    /// The size in which it is drawn.
    pub size: Size,
    /// The score track below it, and what is told beside the board, line by line.
    pub below: Vec<String>,
}

/// How many things without room are told.
const TOLD: usize = 5;

/// The board of a table with what is pointed out for some verdicts, whose features are those that are
/// answered and bear letters. `None` where no board plays a part.
pub fn board(table: &Table<'_>, verdicts: &[SubjectVerdicts<'_>], fit: Fit) -> Option<TextBoard> {
    let answered = verdicts.iter().map(|judged| judged.subject).collect();
    View::with(table, &answered, fit.spaces()).board(verdicts, None, fit)
}

impl View<'_> {
    /// The board as it is shown, with what is pointed out for some verdicts; or as it is where one
    /// outcome comes out. `None` where no board plays a part.
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
    /// The board without lines on which nothing of any space stands; of each row of spaces one line stays. A line of a
    /// row that is blank or shows any tile in every space is one of these.
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

/// Whether a line between frames shows nothing but the sides of spaces, and any tile.
fn is_bare(line: &str) -> bool {
    let line = anstream::adapter::strip_str(line);
    line.into_iter().flat_map(str::chars).all(|sign| matches!(sign, ' ' | '│' | '╎' | '|' | ':' | '#'))
}
