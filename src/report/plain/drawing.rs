//! The board of an answer, beside the words or above them.

use crate::sorting::sort_by_key;
use std::cell::OnceCell;

use super::parts::{Place, Room};
use super::text::{Telling, Text};
use crate::picture::{LegendEntry, LegendKind, Size, TextBoard};
use crate::report::answer::board::AnswerBoard;
use crate::report::detail::Boards;
use crate::report::style::{self, Ink, Style};
use crate::report::words;
use crate::wording::{Arg, say};

/// The least room for words beside a board.
const BESIDE: usize = 28;
/// The least room for what decides beside a board.
const REASONS: usize = 44;
/// Signs that point something out, in Unicode and in ASCII.
const POINTING: [char; 21] =
    ['░', '?', '¿', '_', '●', '○', '►', '◄', '▲', '▼', '□', '÷', '«', '¤', '◦', '°', '@', 'x', '!', '<', '>'];
/// How wide a board must be for signs to be told below it, and for sentences.
const SIGNS: usize = 13;
const SENTENCES: usize = 24;
/// How an empty space that matters is framed.
const DASHES: &str = "╌╌";
/// The most lines of a legend below a board and the words beside it.
pub(super) const MOST_LEGEND: usize = 2;
/// The spaces between a board and the words beside it.
const APART: usize = 3;

/// The board in one size, which is drawn only if a way to lay out the answer may be the one with it.
pub(super) struct Drawing<'b> {
    board: &'b AnswerBoard<'b>,
    size: Size,
    style: Style,
    /// Whether lines on which nothing stands are left out.
    squeezed: bool,
    /// How many columns it takes, and how many lines at least.
    wide: usize,
    high: usize,
    drawn: OnceCell<Option<TextBoard>>,
}

impl Drawing<'_> {
    fn drawn(&self) -> Option<&TextBoard> {
        let draw = || {
            let drawn = self.board.draw(self.size, self.style)?;
            Some(if self.squeezed { drawn.without_bare_lines() } else { drawn })
        };
        self.drawn.get_or_init(draw).as_ref()
    }
}

/// A way to lay out words with a board.
struct Layout<'d> {
    drawing: &'d Drawing<'d>,
    words: Vec<String>,
    /// Whether the words stand beside the board, or below it.
    beside: bool,
    /// The fewest lines that it takes: those of the signs are not known before the board is drawn.
    least: usize,
}

impl Text<'_> {
    /// The board in each size that may be shown, the largest first; the smallest without bare lines is the last.
    pub(super) fn drawings<'b>(&self, board: &'b AnswerBoard<'b>, wanted: Boards) -> Vec<Drawing<'b>> {
        let sizes: Vec<Size> = match wanted {
            Boards::Of(size) => vec![size],
            Boards::Fitting | Boards::None => Size::ALL.into_iter().rev().collect(),
        };
        let drawing = |size: Size| {
            let (wide, high) = board.takes(size);
            let (style, squeezed, drawn) = (self.style, false, OnceCell::new());
            Drawing { board, size, style, squeezed, wide, high, drawn }
        };
        let fits = |drawing: &Drawing<'_>| {
            let any = wanted != Boards::Fitting || drawing.size == Size::Small;
            drawing.wide <= self.style.width || any
        };
        let mut out: Vec<Drawing<'b>> = sizes.into_iter().map(drawing).filter(fits).collect();
        if wanted == Boards::Fitting {
            let small = drawing(Size::Small);
            let high = 2 * board.spaces().1 + 1;
            out.push(Drawing { squeezed: true, high, ..small });
        }
        out
    }

    /// The words with the board beside them, or above them where there is no room; in the largest size
    /// that leaves the answer short, or else as short as can be. The words alone, if no board is shown.
    pub(super) fn with_board(&self, drawings: &[Drawing<'_>], room: usize, telling: Telling) -> Vec<String> {
        let layouts = self.layouts(drawings, telling);
        let may_fit = layouts.iter().filter(|layout| layout.least <= room);
        let laid = |layout: &Layout<'_>| self.laid(layout, telling);
        if let Some(fits) = may_fit.filter_map(laid).find(|laid| laid.len() <= room) {
            return fits;
        }
        // The smallest boards first, which leave few others to draw; of several as short the largest is taken.
        let mut best: Option<Vec<String>> = None;
        for layout in layouts.iter().rev() {
            let no_longer = |lines: usize| best.as_ref().is_none_or(|known| lines <= known.len());
            if no_longer(layout.least)
                && let Some(laid) = laid(layout)
                && no_longer(laid.len())
            {
                best = Some(laid);
            }
        }
        best.unwrap_or_else(|| self.words(self.style.width, telling))
    }

    /// The words and below them what decides, beside the largest board with which that takes no more than the room;
    /// `None` if there is none.
    pub(super) fn with_reasons<'d>(
        &self,
        drawings: &'d [Drawing<'_>],
        room: usize,
        telling: Telling,
    ) -> Option<Vec<String>> {
        let beside = |drawing: &'d Drawing<'_>| {
            let width = self.style.width.checked_sub(drawing.wide + APART)?;
            (width >= REASONS).then(|| (drawing, width, self.words(width, telling)))
        };
        let boards: Vec<_> = drawings.iter().filter_map(beside).collect();
        // Of each reading who gave it and where, if there is any board with which that fits.
        let fullest = (telling > Telling::Full).then_some(Telling::Full);
        fullest.into_iter().chain([telling]).find_map(|telling_why| {
            boards.iter().find_map(|(drawing, width, words)| {
                let why = Room { width: *width, telling: telling_why, tight: false };
                let words = [words.clone(), self.parts(Place::Why, why)].concat();
                if drawing.high.max(words.len()) + 1 > room {
                    return None;
                }
                let mut laid = self.beside(drawing.drawn()?, drawing.wide, &words, telling);
                if telling >= Telling::Shortest {
                    laid.retain(|line| !line.is_empty());
                }
                (laid.len() <= room).then_some(laid)
            })
        })
    }

    /// Every way to lay out the words with a board, the largest board first.
    fn layouts<'d>(&self, drawings: &'d [Drawing<'d>], telling: Telling) -> Vec<Layout<'d>> {
        let mut out = Vec::new();
        if drawings.is_empty() {
            return out;
        }
        let below = self.words(self.style.width, telling);
        for drawing in drawings {
            let least = drawing.high + below.len();
            out.push(Layout { drawing, words: below.clone(), beside: false, least });
            if drawing.wide + APART + BESIDE <= self.style.width {
                let width = self.style.width - drawing.wide - APART;
                let mut words = self.words_within(width, telling, drawing.high + 1);
                while words.last().is_some_and(String::is_empty) {
                    words.pop();
                }
                let least = drawing.high.max(words.len()) + 1;
                out.push(Layout { drawing, words, beside: true, least });
            }
        }
        out
    }

    /// The lines of a layout.
    fn laid(&self, layout: &Layout<'_>, telling: Telling) -> Option<Vec<String>> {
        let drawn = layout.drawing.drawn()?;
        Some(if layout.beside {
            self.beside(drawn, layout.drawing.wide, &layout.words, telling)
        } else {
            self.above(drawn, &layout.words, telling)
        })
    }

    /// Returns as many entries of a legend, each whole, as so many lines hold, as wide apart as costs no line.
    fn entries_within(&self, entries: &[String], width: usize, most: usize) -> Vec<String> {
        let lines = |count: usize| {
            let entries = entries.get(..count).unwrap_or_default();
            let [loose, close] = ["   ", "  "].map(|apart| self.side_by_side(entries, width, apart));
            if close.len() < loose.len() { close } else { loose }
        };
        let whole = (0..=entries.len()).rev().map(lines).find(|lines| lines.len() <= most);
        whole.unwrap_or_default()
    }

    /// The lines below a drawing: what its signs mean where that is not said, and what is not on it.
    fn under(&self, board: &TextBoard, width: usize, most: usize) -> Vec<String> {
        let mut out = Vec::new();
        out.extend(self.paint(Ink::Faint, self.entries_within(&self.signs(board), width, most)));
        if let Some(cut) = board.cut {
            let cut = self.voice.capitalized_sentence(&words::cut(cut));
            out.extend(self.paint(Ink::Faint, self.wrap(&cut, width, "", "")));
        }
        if !board.left_out.is_empty() {
            let mut all = board.left_out.clone();
            if board.left_out_more > 0 {
                all.push(self.voice.say(&say!(report::MoreThings { count: board.left_out_more })));
            }
            let all = Arg::list(all);
            let left = self.voice.capitalized_sentence(&say!(report::LeftOut { all: all }));
            out.extend(self.paint(Ink::Faint, self.wrap(&left, width, "", "")));
        }
        out
    }

    /// The most lines of a legend.
    fn most_legend(&self, telling: Telling) -> usize {
        let most = match telling {
            Telling::Full | Telling::Short | Telling::Shortest | Telling::Terse => MOST_LEGEND,
            Telling::Tightest => 1,
            Telling::Barest => 0,
        };
        most.min(self.legend)
    }

    /// Every sign that is drawn, with its meaning: what points something out comes first, and what most people guess
    /// last.
    fn signs(&self, board: &TextBoard) -> Vec<String> {
        // What the number of a question stands for is told by the headings.
        let told = |entry: &&LegendEntry| {
            let number = entry.sign.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
            !number.is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()))
        };
        let told = board.legend.entries().iter().filter(told);
        // What a meeple bears is mostly the initial of its player.
        let (meeples, others): (Vec<&LegendEntry>, Vec<&LegendEntry>) =
            told.partition(|entry| entry.kind == LegendKind::Initial);
        let rank = |sign: &str| match sign {
            sign if sign.starts_with(POINTING) => 0,
            sign if Self::is_plain(sign) => 3,
            _ => 1,
        };
        let said = |entry: &LegendEntry| format!("{} {}", entry.sign, entry.meaning);
        let mut out: Vec<(u8, String)> = others.into_iter().map(|entry| (rank(&entry.sign), said(entry))).collect();
        let signs: Vec<String> = meeples.iter().map(|entry| entry.sign.replace(',', "")).collect();
        let signs = signs.join(" ");
        // A highwayman's letter stands without brackets where there is no room for them.
        let in_brackets = |sign: &&str| signs.contains(&format!("({sign})"));
        let signs: Vec<&str> = signs.split(' ').filter(|sign| !in_brackets(sign)).collect();
        let signs = signs.join(" ");
        if !signs.is_empty() {
            let count = signs.split(' ').count();
            out.push((2, format!("{signs} {}", self.voice.say(&say!(legend::Meeples { count: count })))));
        }
        if board.lines.iter().any(|line| line.contains(DASHES)) {
            out.push((3, format!("{DASHES} {}", self.voice.say(&say!(legend::EmptySpace)))));
        }
        // After a name, "tile" alone would read as a phrase: a tile.
        let named = |entry: &LegendEntry| format!("{}: {}", entry.sign, entry.meaning);
        out.extend(board.tiles.entries().iter().map(|entry| (4, named(entry))));
        sort_by_key(&mut out, |(rank, _)| *rank);
        out.dedup();
        out.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Whether most people would guess what a sign means.
    fn is_plain(sign: &str) -> bool {
        ["═", "║", "╪", "╫", "=", "\"", "·", ".", "⌂", "o", "▒", "%"].contains(&sign)
    }

    fn above(&self, drawing: &TextBoard, words: &[String], telling: Telling) -> Vec<String> {
        let mut out = drawing.lines.clone();
        out.extend(self.under(drawing, self.style.width, self.most_legend(telling)));
        if telling < Telling::Tightest {
            out.push(String::new());
        }
        out.extend_from_slice(words);
        out
    }

    fn beside(&self, drawing: &TextBoard, wide: usize, words: &[String], telling: Telling) -> Vec<String> {
        let mut left = drawing.lines.clone();
        let most = self.most_legend(telling);
        // What the signs mean goes below the drawing, where that is the shorter column.
        let spare = words.len().saturating_sub(left.len());
        let sentences = drawing.cut.is_some() || !drawing.left_out.is_empty();
        let wide_enough = wide >= if sentences { SENTENCES } else { SIGNS };
        let narrow = if wide_enough { self.under(drawing, wide, usize::MAX) } else { Vec::new() };
        let mut rest = Vec::new();
        let crowded = most == 0 || self.legend < MOST_LEGEND && spare > 0;
        if wide_enough && (narrow.len() <= spare || crowded && !sentences) {
            left.extend(if narrow.len() <= spare { narrow } else { self.under(drawing, wide, spare) });
        } else {
            rest = self.under(drawing, self.style.width, most);
        }
        let lines = left.len().max(words.len());
        let mut out = Vec::new();
        for n in 0..lines {
            let picture = left.get(n).map_or("", String::as_str);
            let word = words.get(n).map_or("", String::as_str);
            let pad = wide.saturating_sub(style::width(picture)) + APART;
            if word.is_empty() {
                out.push(picture.to_owned());
            } else {
                out.push(format!("{picture}{}{word}", " ".repeat(pad)));
            }
        }
        out.extend(rest);
        out.push(String::new());
        out
    }
}
