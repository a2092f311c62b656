//! An answer as text: the words next to the board if there is room, the table of outcomes below.
//!
//! - `plain_page`: a page with its style and form, and the wrapping of its lines.
//! - `deciding_law`: the deciding law, the steps, every ruling; `outcome_table`: the outcomes.
//! - `part_lines`: the lines of each part; `answer_words`: the words next to the board.
//! - `board_layout`: the board, next to the words or above them.

mod plain_page;
mod deciding_law;
mod outcome_table;
mod part_lines;
mod answer_words;
mod board_layout;

use carcassonne_position::wording::say;

use super::answer::board::AnswerBoard;
use super::answer::{Page, board_words};
use super::detail::Boards;
use super::judged::Report;
use super::style::{self, Ink, Style};
use board_layout::{SizedBoard, sized_boards};
use part_lines::{Region, Room};
use plain_page::{Brevity, CitationForm, Form, PlainPage, WrapCache};

/// The lines that an answer should not exceed.
const LINES: usize = 25;
/// The length in lines beyond which an answer is tightened even if it cannot be made to fit.
const LONGEST: usize = 40;

/// Returns an answer as text for a terminal: the fullest form that is not too long. Without drawings, boards and tables are
/// put into words.
pub(super) fn answer(report: &Report<'_>, style: Style, has_drawings: bool) -> String {
    let board = if has_drawings { AnswerBoard::new(report, style.width) } else { None };
    let page = &Page::with_board(report, board.as_ref());
    let boards = board.as_ref().map(|board| sized_boards(board, report.detail.board, style)).unwrap_or_default();
    let (voice, wrap_cache) = (report.table.voice(), &WrapCache::default());
    let mut out = Vec::new();
    for form in Form::list(page, has_drawings) {
        let plain_page = PlainPage { page, has_drawings, form, style, voice, wrap_cache };
        let lines = plain_page.lay_out(&boards, report);
        let fits = lines.len() <= LINES;
        // Next to a high board there may be room for the deciding law too.
        if !fits && let Some(lines) = plain_page.lay_out_beside(&boards, LINES) {
            out = lines;
            break;
        }
        // An answer that is too long in any form need not be tight, unless it is very long.
        if fits || form.brevity < Brevity::Tightest || out.len() > LONGEST {
            out = lines;
        }
        if fits {
            break;
        }
        if form.brevity == Brevity::Shortest
            && let Some(lines) = plain_page.lay_out_beside(&boards, out.len().saturating_sub(1))
        {
            out = lines;
        }
    }
    while out.last().is_some_and(String::is_empty) {
        out.pop();
    }
    let mut text = String::new();
    for line in out {
        // Lines are wrapped by now, so that hard spaces are no longer needed.
        let line = &line.trim_end().replace('\u{a0}', " ");
        if style.unicode {
            text.push_str(line);
        } else {
            text.extend(line.chars().map(to_ascii));
        }
        text.push('\n');
    }
    text
}

/// Returns an ASCII substitute for a character that a terminal may not have.
pub fn to_ascii(sign: char) -> char {
    match sign {
        '–' | '—' => '-',
        '…' => '~',
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        '×' => 'x',
        sign if sign.is_ascii() => sign,
        _ => '?',
    }
}

impl PlainPage<'_> {
    fn lay_out(&self, boards: &[SizedBoard<'_>], report: &Report<'_>) -> Vec<String> {
        let brevity = self.form.brevity;
        let mut out = self.head();
        let foot = self.foot(&[Region::Table, Region::Law, Region::Foot]);
        if !self.has_drawings && report.detail.board != Boards::None {
            for line in board_words::describe_board(report.table) {
                out.extend(self.wrap(&line, self.style.width, "", "  "));
            }
            out.push(String::new());
        }
        let room = LINES.saturating_sub(out.len() + foot.len());
        out.extend(self.words_with_board(boards, room));
        if brevity >= Brevity::Shortest && out.last().is_some_and(String::is_empty) && !foot.is_empty() {
            out.pop();
        }
        out.extend(foot);
        // One blank line between parts is enough.
        out.dedup_by(|next, before| next.is_empty() && before.is_empty());
        if brevity == Brevity::Barest && self.form.citations == CitationForm::Brief {
            out.retain(|line| !line.is_empty());
            self.shorten_more(&mut out);
        }
        out
    }

    /// Replaces the last line, which names the flags that show more, by the flags alone at the end of the line before it, if
    /// there is room.
    fn shorten_more(&self, out: &mut Vec<String>) {
        let (Some(more), Some(flags)) = (&self.page.more_detail, &self.page.short_more_detail) else { return };
        let sentence = self.voice.capitalized_sentence(&say!(report::More { text: more.clone() }));
        let [.., before, last] = out.as_mut_slice() else { return };
        let more_lines = self.paint(Ink::Faint, self.wrap(&sentence, self.style.width, "", "  "));
        let is_last = matches!(more_lines.as_slice(), [only] if only == last);
        // The number of rules left out is a sentence with its own stop.
        let is_sentence = self.short_decisions().len() < self.page.decisions.len();
        let stop = if is_sentence { "" } else { "." };
        let fits = style::width(before) + stop.len() + 1 + style::width(flags) <= self.style.width;
        if is_last && fits {
            let flags = self.style.paint(Ink::Faint, flags);
            *before = format!("{before}{stop} {flags}");
            out.pop();
        }
    }

    /// Returns the question, and the notes on things in the case that its board does not have.
    fn head(&self) -> Vec<String> {
        let room = Room { width: self.style.width, brevity: self.form.brevity, is_tight: false };
        let mut out = self.region_lines(Region::Head, room);
        out.push(String::new());
        out.extend(self.region_lines(Region::Notes, room));
        if self.form.brevity >= Brevity::Shortest {
            out.retain(|line| !line.is_empty());
        }
        out
    }

    /// Lays out the whole answer with the deciding law next to the board; `None` if that takes more lines than `most`.
    fn lay_out_beside(&self, boards: &[SizedBoard<'_>], most: usize) -> Option<Vec<String>> {
        if self.page.decisions.is_empty() {
            return None;
        }
        let mut out = self.head();
        let foot = self.foot(&[Region::Table, Region::Foot]);
        let room = most.checked_sub(out.len() + foot.len())?;
        out.extend(self.law_beside_board(boards, room)?);
        out.extend(foot);
        out.dedup_by(|next, before| next.is_empty() && before.is_empty());
        Some(out)
    }

    /// Returns the lines of the regions below board and words.
    fn foot(&self, regions: &[Region]) -> Vec<String> {
        let room = Room { width: self.style.width, brevity: self.form.brevity, is_tight: false };
        regions.iter().flat_map(|region| self.region_lines(*region, room)).collect()
    }
}
