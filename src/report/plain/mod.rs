//! An answer as text: the board beside the words where there is room, the table of outcomes below.
//!
//! - `text`: a page with how it may look, and how its lines are set.
//! - `why`: what decides, the steps, the law; `table`: the outcomes.
//! - `parts`: each part in lines; `words`: those beside the board.
//! - `drawing`: the board, beside the words or above them.

mod text;
mod why;
mod table;
mod parts;
mod words;
mod drawing;

use super::answer::board::AnswerBoard;
use super::answer::{Page, board_words};
use super::detail::Boards;
use super::judged::Report;
use super::style::{self, Ink, Style};
use crate::wording::say;

use drawing::{Drawing, MOST_LEGEND};
use parts::{Place, Room};
use text::{Cited, Reasons, Telling, Text, Wrapped};

/// The lines that an answer should not exceed.
const LINES: usize = 25;
/// The most lines that an answer takes, however much is asked.
const LONGEST: usize = 40;

/// An answer for a terminal.
pub(super) fn answer(report: &Report<'_>, style: Style, drawn: bool) -> String {
    let board = if drawn { AnswerBoard::of(report, style.width) } else { None };
    let page = Page::beside(report, board.as_ref());
    let (page, voice) = (&page, report.table.voice());
    let (reasons, cited) = (Reasons::None, Cited::Place);
    let legend = MOST_LEGEND;
    let wrapped = &Wrapped::default();
    let text = Text { page, drawn, reasons, legend, cited, style, voice, wrapped };
    let drawings = board.as_ref().map(|board| text.drawings(board, report.detail.board));
    let drawings = drawings.unwrap_or_default();
    // As full as it may be without getting long.
    let mut out = Vec::new();
    // Told without a drawing it is for those who want to hear all of it.
    let tellings = Telling::ALL.into_iter().filter(|telling| drawn || *telling <= Telling::Terse);
    let short = page.how.iter().any(|how| how.short.is_some());
    let has = |reasons: Reasons| match reasons {
        Reasons::Full => !page.how.is_empty(),
        Reasons::Short => short,
        Reasons::None => true,
    };
    let ways = tellings.flat_map(|telling| {
        let reasons = telling.reasons().iter().copied().filter(|reasons| has(*reasons));
        // Where nobody decided there is nothing to leave out.
        let most = if page.decided.is_empty() || !drawn { 1 } else { usize::MAX };
        reasons.flat_map(move |reasons| {
            let cited = telling.cited().iter().take(most);
            // Why it is so is worth more than what most people guess.
            let is_fullest = reasons == Reasons::Full || page.how.is_empty();
            let legends: &[usize] = if is_fullest { &[MOST_LEGEND, 1] } else { &[MOST_LEGEND] };
            cited.flat_map(move |cited| legends.iter().map(move |legend| (telling, reasons, *cited, *legend)))
        })
    });
    for (telling, reasons, cited, legend) in ways {
        let text = Text { page, drawn, reasons, legend, cited, style, voice, wrapped };
        let laid = text.lay(&drawings, report, telling);
        let fits = laid.len() <= LINES;
        // Beside a high board there may be room for more than the words.
        if !fits && let Some(laid) = text.lay_beside(&drawings, telling, LINES) {
            out = laid;
            break;
        }
        // What is long all the same need not be tight, unless it is very long.
        if fits || telling < Telling::Tightest || out.len() > LONGEST {
            out = laid;
        }
        if fits {
            break;
        }
        if telling == Telling::Shortest
            && let Some(laid) = text.lay_beside(&drawings, telling, out.len().saturating_sub(1))
        {
            out = laid;
        }
    }
    while out.last().is_some_and(String::is_empty) {
        out.pop();
    }
    let mut whole = String::new();
    for line in out {
        // What must not be broken is together by now.
        let line = &line.trim_end().replace('\u{a0}', " ");
        if style.unicode {
            whole.push_str(line);
        } else {
            whole.extend(line.chars().map(ascii));
        }
        whole.push('\n');
    }
    whole
}

/// A sign of ASCII for one that a terminal may not have.
pub(crate) fn ascii(sign: char) -> char {
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

impl Text<'_> {
    /// Every line; in as few lines as the telling says.
    fn lay(&self, drawings: &[Drawing<'_>], report: &Report<'_>, telling: Telling) -> Vec<String> {
        let mut out = self.head(telling);
        let dense = telling >= Telling::Shortest;
        let foot = self.foot(telling, &[Place::Table, Place::Why, Place::Foot]);
        if !self.drawn && report.detail.board != Boards::None {
            for line in board_words::told(report.table) {
                out.extend(self.wrap(&line, self.style.width, "", "  "));
            }
            out.push(String::new());
        }
        let room = LINES.saturating_sub(out.len() + foot.len());
        out.extend(self.with_board(drawings, room, telling));
        if dense && out.last().is_some_and(String::is_empty) && !foot.is_empty() {
            out.pop();
        }
        out.extend(foot);
        // One blank line between parts is enough.
        out.dedup_by(|next, before| next.is_empty() && before.is_empty());
        if telling == Telling::Barest && self.cited == Cited::Briefly {
            out.retain(|line| !line.is_empty());
            self.shorten_more(&mut out);
        }
        out
    }

    /// Puts the flags that show more behind the last line but one, if there is room.
    fn shorten_more(&self, out: &mut Vec<String>) {
        let (Some(more), Some(short)) = (&self.page.more, &self.page.more_flags) else { return };
        let shown = self.voice.capitalized_sentence(&say!(report::More { text: more.clone() }));
        let [.., before, last] = out.as_mut_slice() else { return };
        let told = self.paint(Ink::Faint, self.wrap(&shown, self.style.width, "", "  "));
        let is_told = matches!(told.as_slice(), [only] if only == last);
        // How many rules are left out is a sentence.
        let is_sentence = self.shown_shortly().len() < self.page.decided.len();
        let stop = if is_sentence { "" } else { "." };
        let fits = style::width(before) + stop.len() + 1 + style::width(short) <= self.style.width;
        if is_told && fits {
            let short = self.style.paint(Ink::Faint, short);
            *before = format!("{before}{stop} {short}");
            out.pop();
        }
    }

    /// The question, and what the case speaks of that its board does not have.
    fn head(&self, telling: Telling) -> Vec<String> {
        let room = Room { width: self.style.width, telling, tight: false };
        let mut out = self.parts(Place::Head, room);
        out.push(String::new());
        out.extend(self.parts(Place::Notes, room));
        if telling >= Telling::Shortest {
            out.retain(|line| !line.is_empty());
        }
        out
    }

    /// Every line with what decides beside the board; `None` if that takes more than so many lines.
    fn lay_beside(&self, drawings: &[Drawing<'_>], telling: Telling, most: usize) -> Option<Vec<String>> {
        if self.page.decided.is_empty() {
            return None;
        }
        let mut out = self.head(telling);
        let foot = self.foot(telling, &[Place::Table, Place::Foot]);
        let room = most.checked_sub(out.len() + foot.len())?;
        out.extend(self.with_reasons(drawings, room, telling)?);
        out.extend(foot);
        out.dedup_by(|next, before| next.is_empty() && before.is_empty());
        Some(out)
    }

    /// The table of outcomes, what decides, and what more there is, or some of it.
    fn foot(&self, telling: Telling, places: &[Place]) -> Vec<String> {
        let room = Room { width: self.style.width, telling, tight: false };
        places.iter().flat_map(|place| self.parts(*place, room)).collect()
    }
}
