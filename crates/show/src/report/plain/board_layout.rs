//! The board of an answer, next to the words or above them.

use std::cell::OnceCell;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_position::wording::{Arg, say};

use super::part_lines::{Region, Room};
use super::plain_page::{Brevity, MOST_LEGEND, PlainPage};
use crate::picture::{LegendEntry, LegendKind, Size, TextBoard};
use crate::report::answer::board::AnswerBoard;
use crate::report::detail::Boards;
use crate::report::phrases;
use crate::report::style::{self, Ink, Style};

/// The least width of words next to a board, in columns.
const LEAST_WORDS: usize = 28;
/// The least width of the deciding law next to a board, in columns.
const LEAST_LAW: usize = 44;
/// The signs that point something out, in Unicode and in ASCII.
const POINTING: [char; 21] =
    ['░', '?', '¿', '_', '●', '○', '►', '◄', '▲', '▼', '□', '÷', '«', '¤', '◦', '°', '@', 'x', '!', '<', '>'];
/// The least width of a board to have its legend below it, in columns.
const LEAST_LEGEND: usize = 13;
/// The least width of a board to have sentences below it, in columns.
const LEAST_SENTENCES: usize = 24;
/// The frame of an empty space that matters.
const DASHES: &str = "╌╌";
/// The number of columns between a board and the words next to it.
const GUTTER: usize = 3;

/// The board in one size. It is drawn only when a layout that might fit uses it.
pub(super) struct SizedBoard<'b> {
    board: &'b AnswerBoard<'b>,
    size: Size,
    style: Style,
    /// Set if bare lines are left out.
    is_squeezed: bool,
    /// The width in columns.
    width: usize,
    /// The least height in lines.
    least_height: usize,
    drawing: OnceCell<Option<TextBoard>>,
}

impl SizedBoard<'_> {
    fn drawing(&self) -> Option<&TextBoard> {
        let draw = || {
            let drawing = self.board.draw(self.size, self.style)?;
            Some(if self.is_squeezed { drawing.without_bare_lines() } else { drawing })
        };
        self.drawing.get_or_init(draw).as_ref()
    }
}

/// Returns the board in each size that may be shown, the largest first; the last is the smallest without bare lines.
pub(super) fn sized_boards<'b>(board: &'b AnswerBoard<'b>, boards: Boards, style: Style) -> Vec<SizedBoard<'b>> {
    let sizes: Vec<Size> = match boards {
        Boards::Sized(size) => vec![size],
        Boards::Fitting | Boards::None => Size::ALL.into_iter().rev().collect(),
    };
    let board_in = |size: Size| {
        let (width, least_height) = board.drawing_size(size);
        SizedBoard { board, size, style, is_squeezed: false, width, least_height, drawing: OnceCell::new() }
    };
    let fits =
        |sized: &SizedBoard<'_>| sized.width <= style.width || boards != Boards::Fitting || sized.size == Size::Small;
    let mut out: Vec<SizedBoard<'b>> = sizes.into_iter().map(board_in).filter(fits).collect();
    if boards == Boards::Fitting {
        let least_height = 2 * board.spaces().1 + 1;
        out.push(SizedBoard { is_squeezed: true, least_height, ..board_in(Size::Small) });
    }
    out
}

/// A layout of words with a board.
struct BoardLayout<'d> {
    board: &'d SizedBoard<'d>,
    words: Vec<String>,
    /// Set if the words are next to the board; otherwise they are below it.
    is_side_by_side: bool,
    /// The least height in lines; the height of the legend is not known before the board is drawn.
    least_height: usize,
}

impl PlainPage<'_> {
    /// Lays out the words with the largest board that leaves them within a number of lines, or else as short as possible: next
    /// to the board, or below it if there is no room. Without a board, returns the words only.
    pub(super) fn words_with_board(&self, boards: &[SizedBoard<'_>], most: usize) -> Vec<String> {
        let layouts = self.board_layouts(boards);
        let lay_out = |layout: &BoardLayout<'_>| self.lay_out_board(layout);
        let may_fit = layouts.iter().filter(|layout| layout.least_height <= most);
        if let Some(fitting) = may_fit.filter_map(lay_out).find(|lines| lines.len() <= most) {
            return fitting;
        }
        // The smallest board comes first, after which few others need to be drawn; of equal heights, the largest board wins.
        let mut best: Option<Vec<String>> = None;
        for layout in layouts.iter().rev() {
            let is_no_longer = |height: usize| best.as_ref().is_none_or(|known| height <= known.len());
            if is_no_longer(layout.least_height)
                && let Some(lines) = lay_out(layout)
                && is_no_longer(lines.len())
            {
                best = Some(lines);
            }
        }
        best.unwrap_or_else(|| self.words(self.style.width))
    }

    /// Lays out the words and the deciding law next to the largest board with which they fit into a number of lines; `None` if
    /// there is none.
    pub(super) fn law_beside_board(&self, boards: &[SizedBoard<'_>], most: usize) -> Option<Vec<String>> {
        let brevity = self.form.brevity;
        let words_beside = |board| {
            let width = self.width_beside(board)?;
            (width >= LEAST_LAW).then(|| (board, width, self.words(width)))
        };
        let candidates: Vec<(&SizedBoard<'_>, usize, Vec<String>)> = boards.iter().filter_map(words_beside).collect();
        // The law is given in full if any board leaves room for that.
        let fullest = (brevity > Brevity::Full).then_some(Brevity::Full);
        fullest.into_iter().chain([brevity]).find_map(|law_brevity| {
            candidates.iter().find_map(|(board, width, words)| {
                let room = Room { width: *width, brevity: law_brevity, is_tight: false };
                let words = [words.clone(), self.region_lines(Region::Law, room)].concat();
                if board.least_height.max(words.len()) + 1 > most {
                    return None;
                }
                let mut lines = self.join_side_by_side(board.drawing()?, board.width, &words);
                if brevity >= Brevity::Shortest {
                    lines.retain(|line| !line.is_empty());
                }
                (lines.len() <= most).then_some(lines)
            })
        })
    }

    /// Returns the width in columns that a board leaves for words next to it; `None` if there is no room.
    fn width_beside(&self, board: &SizedBoard<'_>) -> Option<usize> {
        self.style.width.checked_sub(board.width + GUTTER)
    }

    /// Returns every layout of the words with a board, the largest board first.
    fn board_layouts<'d>(&self, boards: &'d [SizedBoard<'d>]) -> Vec<BoardLayout<'d>> {
        let mut out = Vec::new();
        if boards.is_empty() {
            return out;
        }
        let words_below = self.words(self.style.width);
        for board in boards {
            let least_height = board.least_height + words_below.len();
            out.push(BoardLayout { board, words: words_below.clone(), is_side_by_side: false, least_height });
            if let Some(width) = self.width_beside(board).filter(|width| *width >= LEAST_WORDS) {
                let mut words = self.words_within(width, board.least_height + 1);
                while words.last().is_some_and(String::is_empty) {
                    words.pop();
                }
                let least_height = board.least_height.max(words.len()) + 1;
                out.push(BoardLayout { board, words, is_side_by_side: true, least_height });
            }
        }
        out
    }

    /// Returns the lines of a layout; `None` if its board cannot be drawn.
    fn lay_out_board(&self, layout: &BoardLayout<'_>) -> Option<Vec<String>> {
        let drawing = layout.board.drawing()?;
        Some(if layout.is_side_by_side {
            self.join_side_by_side(drawing, layout.board.width, &layout.words)
        } else {
            self.stack(drawing, &layout.words)
        })
    }

    /// Returns as many whole entries of a legend as a number of lines holds, with the wide separator if that costs no line.
    fn pack_within(&self, entries: &[String], width: usize, most: usize) -> Vec<String> {
        let lines = |count: usize| {
            let entries = entries.get(..count).unwrap_or_default();
            let [loose, close] = ["   ", "  "].map(|separator| self.pack(entries, width, separator));
            if close.len() < loose.len() { close } else { loose }
        };
        (0..=entries.len()).rev().map(lines).find(|lines| lines.len() <= most).unwrap_or_default()
    }

    /// Returns the notes on a drawing: its legend, in at most this number of lines, and sentences on parts that are cut off or
    /// left out.
    fn drawing_notes(&self, board: &TextBoard, width: usize, most_legend: usize) -> Vec<String> {
        let mut out = self.paint(Ink::Faint, self.pack_within(&self.legend_entries(board), width, most_legend));
        if let Some(cut) = board.cut {
            let cut = self.voice.capitalized_sentence(&phrases::cut(cut));
            out.extend(self.paint(Ink::Faint, self.wrap(&cut, width, "", "")));
        }
        if !board.left_out.is_empty() {
            let mut all = board.left_out.clone();
            if board.left_out_more > 0 {
                all.push(self.voice.say(&say!(report::MoreThings { count: board.left_out_more })));
            }
            let all = Arg::list(all);
            let left_out = self.voice.capitalized_sentence(&say!(report::LeftOut { all: all }));
            out.extend(self.paint(Ink::Faint, self.wrap(&left_out, width, "", "")));
        }
        out
    }

    /// Returns the most lines of a legend.
    fn most_legend(&self) -> usize {
        let most = match self.form.brevity {
            Brevity::Full | Brevity::Short | Brevity::Shortest | Brevity::Terse => MOST_LEGEND,
            Brevity::Tightest => 1,
            Brevity::Barest => 0,
        };
        most.min(self.form.most_legend)
    }

    /// Returns every sign of a drawing with its meaning: those that point something out first, those that most readers guess
    /// last.
    fn legend_entries(&self, board: &TextBoard) -> Vec<String> {
        // The headings of the questions explain their numbers.
        let is_explained = |entry: &&LegendEntry| {
            let number = entry.sign.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
            number.is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()))
        };
        let entries = board.legend.entries().iter().filter(|entry| !is_explained(entry));
        let (meeples, others): (Vec<&LegendEntry>, Vec<&LegendEntry>) =
            entries.partition(|entry| entry.kind == LegendKind::Initial);
        let rank = |sign: &str| match sign {
            sign if sign.starts_with(POINTING) => 0,
            sign if is_plain(sign) => 3,
            _ => 1,
        };
        let mut out: Vec<(u8, String)> =
            others.into_iter().map(|entry| (rank(&entry.sign), format!("{} {}", entry.sign, entry.meaning))).collect();
        let signs: Vec<String> = meeples.iter().map(|entry| entry.sign.replace(',', "")).collect();
        let signs = signs.join(" ");
        // A highwayman's letter has no brackets where there is no room for them.
        let is_in_brackets = |sign: &&str| signs.contains(&format!("({sign})"));
        let signs: Vec<&str> = signs.split(' ').filter(|sign| !is_in_brackets(sign)).collect();
        let signs = signs.join(" ");
        if !signs.is_empty() {
            let count = signs.split(' ').count();
            out.push((2, format!("{signs} {}", self.voice.say(&say!(legend::Meeples { count: count })))));
        }
        if board.lines.iter().any(|line| line.contains(DASHES)) {
            out.push((3, format!("{DASHES} {}", self.voice.say(&say!(legend::EmptySpace)))));
        }
        // After a name, "tile" alone would read as a phrase: a tile.
        out.extend(board.tiles.entries().iter().map(|entry| (4, format!("{}: {}", entry.sign, entry.meaning))));
        sort_by_key(&mut out, |(rank, _)| *rank);
        out.dedup();
        out.into_iter().map(|(_, entry)| entry).collect()
    }

    fn stack(&self, drawing: &TextBoard, words: &[String]) -> Vec<String> {
        let mut out = drawing.lines.clone();
        out.extend(self.drawing_notes(drawing, self.style.width, self.most_legend()));
        if self.form.brevity < Brevity::Tightest {
            out.push(String::new());
        }
        out.extend_from_slice(words);
        out
    }

    fn join_side_by_side(&self, drawing: &TextBoard, width: usize, words: &[String]) -> Vec<String> {
        let mut left = drawing.lines.clone();
        let most = self.most_legend();
        // The notes go below the drawing if the words are longer, or else below both.
        let spare = words.len().saturating_sub(left.len());
        let has_sentences = drawing.cut.is_some() || !drawing.left_out.is_empty();
        let is_wide_enough = width >= if has_sentences { LEAST_SENTENCES } else { LEAST_LEGEND };
        let notes = if is_wide_enough { self.drawing_notes(drawing, width, usize::MAX) } else { Vec::new() };
        let mut notes_below = Vec::new();
        let is_crowded = most == 0 || self.form.most_legend < MOST_LEGEND && spare > 0;
        if is_wide_enough && notes.len() <= spare {
            left.extend(notes);
        } else if is_wide_enough && is_crowded && !has_sentences {
            left.extend(self.drawing_notes(drawing, width, spare));
        } else {
            notes_below = self.drawing_notes(drawing, self.style.width, most);
        }
        let mut out = Vec::new();
        for n in 0..left.len().max(words.len()) {
            let picture = left.get(n).map_or("", String::as_str);
            let word = words.get(n).map_or("", String::as_str);
            let pad = width.saturating_sub(style::width(picture)) + GUTTER;
            if word.is_empty() {
                out.push(picture.to_owned());
            } else {
                out.push(format!("{picture}{}{word}", " ".repeat(pad)));
            }
        }
        out.extend(notes_below);
        out.push(String::new());
        out
    }
}

/// Returns `true` if most readers would guess the meaning of a sign.
fn is_plain(sign: &str) -> bool {
    ["═", "║", "╪", "╫", "=", "\"", "·", ".", "⌂", "o", "▒", "%"].contains(&sign)
}
