//! An answer as text: the board beside the words where there is room, the table of outcomes below.

use std::cell::OnceCell;
use std::fmt::Write;

use super::answer::board::Board;
use super::answer::board_words;
use super::answer::named;
use super::answer::{Column, Line, Mark, Page, ReadingOf, Way};
use super::detail::Boards;
use super::judged::Report;
use super::style::{self, Ink, Style};
use crate::picture::{Board as Drawn, Size};
use crate::rulebook::RuleSet;
use crate::scenario::Scenario;
use crate::text::capitalised;
use crate::wording::{Voice, say};

/// The lines that an answer should not exceed.
const LINES: usize = 25;
/// The most lines that an answer takes, however much is asked.
const LONGEST: usize = 40;
/// The least room for words beside a board.
const BESIDE: usize = 28;
/// Signs that point something out, in Unicode and in ASCII.
const POINTING: [char; 19] =
    ['░', '?', '●', '○', '►', '◄', '▲', '▼', '□', '÷', '«', '¤', '◦', '°', '@', 'x', '!', '<', '>'];
/// The most lines of a legend where there is little room.
const MOST_LEGEND: usize = 2;
/// The most lines of a heading where there is the least room.
const MOST_HEADING: usize = 9;
/// The most lines of a row where there is little room.
const MOST_ROW: usize = 4;
/// The same where there is the least room.
const LEAST_ROW: usize = 2;
/// How many questions of law are told where there is little room.
const MOST_SHORTLY: usize = 3;
/// The spaces between a board and the words beside it.
const APART: usize = 3;
/// The least room for the answers in the table of outcomes.
const LEAST_LABEL: usize = 22;
/// The most room for them, and the room in which most fit.
const MOST_LABEL: usize = 46;
/// From this width on the heads of the table are full ids.
const WIDE: usize = 110;

/// An answer for a terminal.
pub(super) fn answer(report: &Report<'_>, style: Style, drawn: bool) -> String {
    let today = RuleSet::present_among(report.judgement.rule_sets);
    let board = match report.detail.board {
        Boards::None => None,
        Boards::Fitting | Boards::Of(_) if !drawn => None,
        Boards::Fitting | Boards::Of(_) => {
            Board::of(report.table, &report.judgement.subjects, today, style.width)
        }
    };
    let letters = board.as_ref().map(|board| board.letters.clone()).unwrap_or_default();
    let page = Page::of(report, &letters);
    let scenario = report.table.scenario;
    let text = Text { page: &page, drawn, style, scenario, voice: scenario.voice() };
    let drawings = board.as_ref().map(|board| text.drawings(board, report.detail.board));
    let drawings = drawings.unwrap_or_default();
    // As full as it may be without getting long.
    let mut out = Vec::new();
    for telling in Telling::ALL {
        let laid = text.lay(&drawings, report, telling);
        let fits = laid.len() <= LINES;
        // What is long all the same need not be tight, unless it is very long.
        if fits || telling < Telling::Tightest || out.len() > LONGEST {
            out = laid;
        }
        if fits {
            break;
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
        sign if sign.is_ascii() => sign,
        _ => '?',
    }
}

/// How much is told of what can be told in fewer lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Telling {
    /// Everything in full.
    Full,
    /// Several questions in a line each, what decides without who says so.
    Short,
    /// No blank lines within a part, rows of a few lines, and the legend cut short.
    Shortest,
    /// One line of legend, nobody who decided, and of claims how they stand today.
    Tightest,
    /// No legend below the board, and rows of two lines.
    Barest,
}

impl Telling {
    /// Every one, the fullest first.
    const ALL: [Self; 5] = [Self::Full, Self::Short, Self::Shortest, Self::Tightest, Self::Barest];
}

/// The board in one size, which is drawn only if a way to lay out the answer may be the one with it.
struct Drawing<'b> {
    board: &'b Board<'b>,
    size: Size,
    style: Style,
    /// How many columns and lines its size takes.
    wide: usize,
    high: usize,
    drawn: OnceCell<Option<Drawn>>,
}

impl Drawing<'_> {
    fn drawn(&self) -> Option<&Drawn> {
        self.drawn.get_or_init(|| self.board.draw(self.size, self.style)).as_ref()
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

/// A page with how it may look.
struct Text<'p> {
    page: &'p Page,
    /// Whether boards and tables are drawn; else everything is told.
    drawn: bool,
    style: Style,
    scenario: &'p Scenario,
    voice: Voice<'p>,
}

impl Text<'_> {
    /// Every line; in as few lines as the telling says.
    fn lay(&self, drawings: &[Drawing<'_>], report: &Report<'_>, telling: Telling) -> Vec<String> {
        let mut out = self.head();
        let dense = telling >= Telling::Shortest;
        if dense {
            out.retain(|line| !line.is_empty());
        }
        let foot = self.foot(telling);
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
        out
    }

    /// Whether a sign, or each of several, is a meeple of a player whose name begins with its letter.
    fn is_initial(&self, sign: &str, means: &str) -> bool {
        let is_of = |player: &String| {
            let initial = player.chars().next().map(|c| c.to_uppercase().to_string());
            let bare = |part: &str| part.trim_matches(['(', ')']).to_owned();
            player == means && sign.split(", ").all(|part| Some(bare(part)) == initial)
        };
        self.scenario.players.iter().any(is_of)
    }

    /// Whether anyone would guess what a sign means.
    fn is_plain(sign: &str) -> bool {
        ["═", "║", "=", "\"", "·", ".", "⌂", "o", "/†\\", "/∏\\"].contains(&sign)
    }

    fn wrap(&self, text: &str, width: usize, first: &str, indent: &str) -> Vec<String> {
        let style = Style { width, ..self.style };
        style.wrap(text, first, indent).lines().map(str::to_owned).collect()
    }

    fn paint(&self, ink: Ink, lines: Vec<String>) -> Vec<String> {
        lines.into_iter().map(|line| self.style.paint(ink, &line)).collect()
    }

    /// The question, and what the case speaks of that its board does not have.
    fn head(&self) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = Vec::new();
        if let Some(question) = &page.question {
            out.extend(self.paint(Ink::Head, self.wrap(question, width, "", "")));
        }
        if let Some(source) = &page.source {
            let source = self.voice.sentence(&say!(report::Source { source: source.clone() }));
            out.extend(self.paint(Ink::Faint, self.wrap(&source, width, "", "  ")));
        }
        if let Some(read) = &self.scenario.read_back {
            for line in read.lines() {
                out.extend(self.wrap(line, width, "", "  "));
            }
        }
        out.push(String::new());
        for doubt in &page.doubts {
            let note = self.voice.sentence(&say!(report::Note { text: doubt.clone() }));
            out.extend(self.paint(Ink::Unsettled, self.wrap(&note, width, "", "  ")));
            out.push(String::new());
        }
        out
    }

    /// What was understood, what holds today, and who is right: in full as long as that takes no more than some lines.
    fn words_within(&self, width: usize, telling: Telling, lines: usize) -> Vec<String> {
        let tight = telling >= Telling::Tightest;
        let full = self.told(width, telling, false);
        if tight && full.len() > lines { self.told(width, telling, true) } else { full }
    }

    /// The same, with how claims stand today alone if it has to be tight.
    fn words(&self, width: usize, telling: Telling) -> Vec<String> {
        self.told(width, telling, telling >= Telling::Tightest)
    }

    fn told(&self, width: usize, telling: Telling, tight: bool) -> Vec<String> {
        let page = self.page;
        let mut out = Vec::new();
        let in_one = telling > Telling::Full && page.asked.len() > 1 && page.today.len() == 1;
        if in_one {
            out.extend(self.asked_shortly(width));
        }
        for asked in page.asked.iter().filter(|_| !in_one) {
            let label =
                if asked.label.is_empty() { String::new() } else { format!("{}  ", asked.label) };
            let indent = " ".repeat(label.chars().count());
            let mut heading = self.wrap(&asked.heading, width, &label, &indent);
            // In full it stands above the steps.
            if telling >= Telling::Tightest && heading.len() > MOST_HEADING {
                heading.truncate(MOST_HEADING);
                if let Some(last) = heading.last_mut() {
                    let room = width.saturating_sub(1);
                    *last = format!("{}…", last.chars().take(room).collect::<String>());
                }
            }
            out.extend(heading);
            if let Some(open) = &asked.open {
                out.extend(self.paint(Ink::Faint, self.wrap(open, width, &indent, &indent)));
            }
        }
        if let Some(more) = &page.more_asked {
            out.extend(self.paint(Ink::Faint, self.wrap(more, width, "", "")));
        }
        if let Some(unanswered) = &page.unanswered {
            out.extend(self.paint(Ink::Unsettled, self.wrap(unanswered, width, "", "")));
        }
        if page.asked.is_empty() {
            let nothing = self.voice.sentence(&say!(report::NothingAsked));
            out.extend(self.wrap(&nothing, width, "", ""));
        }
        out.push(String::new());
        for today in page.today.iter().filter(|_| !in_one) {
            match today.said.as_slice() {
                [] => {}
                [(labels, said, settled)] if labels.is_empty() || page.asked.len() == 1 => {
                    let text = format!("{}: {said}", today.by);
                    out.extend(self.paint(ink(*settled), self.wrap(&text, width, "", "")));
                }
                many => {
                    out.extend(self.wrap(&format!("{}:", today.by), width, "", ""));
                    for (labels, said, settled) in many {
                        let label =
                            if labels.is_empty() { String::new() } else { format!("{labels}  ") };
                        let indent = " ".repeat(label.chars().count().min(6));
                        out.extend(
                            self.paint(ink(*settled), self.wrap(said, width, &label, &indent)),
                        );
                    }
                }
            }
        }
        if !page.claims.is_empty() {
            out.push(String::new());
        }
        for claim in &page.claims {
            let text = if tight { &claim.shortly } else { &claim.text };
            out.extend(self.wrap(text, width, "", "  "));
        }
        if let Some(more) = &page.more_claims {
            out.extend(self.paint(Ink::Faint, self.wrap(more, width, "", "  ")));
        }
        // The table shows what differs.
        let is_told = !tight || page.table.groups.is_empty();
        if let Some(same) = page.same.as_ref().filter(|_| is_told) {
            out.push(String::new());
            out.extend(self.wrap(same, width, "", ""));
        }
        if telling >= Telling::Shortest {
            out.retain(|line| !line.is_empty());
        }
        out.push(String::new());
        out
    }

    /// What was understood with what holds today, a line or two for each.
    fn asked_shortly(&self, width: usize) -> Vec<String> {
        let page = self.page;
        let mut out = Vec::new();
        for today in &page.today {
            out.extend(self.wrap(&format!("{}:", today.by), width, "", ""));
        }
        for asked in &page.asked {
            let said = asked.shortly.clone().unwrap_or_default();
            let said = say!(report::AskedShortly { heading: asked.heading.clone(), said: said });
            let label = format!("{}  ", asked.label);
            let indent = " ".repeat(label.chars().count());
            out.extend(self.wrap(&self.voice.say(&said), width, &label, &indent));
            if let Some(open) = &asked.open {
                out.extend(self.paint(Ink::Faint, self.wrap(open, width, &indent, &indent)));
            }
        }
        out
    }

    /// The board in each size that may be shown, the largest first.
    fn drawings<'b>(&self, board: &'b Board<'b>, wanted: Boards) -> Vec<Drawing<'b>> {
        let sizes: Vec<Size> = match wanted {
            Boards::Of(size) => vec![size],
            Boards::Fitting | Boards::None => Size::ALL.into_iter().rev().collect(),
        };
        let drawing = |size: Size| {
            let (wide, high) = board.takes(size);
            Drawing { board, size, style: self.style, wide, high, drawn: OnceCell::new() }
        };
        let fits = |drawing: &Drawing<'_>| {
            let any = wanted != Boards::Fitting || drawing.size == Size::Small;
            drawing.wide <= self.style.width || any
        };
        sizes.into_iter().map(drawing).filter(fits).collect()
    }

    /// The words with the board beside them, or above them where there is no room; in the largest size
    /// that leaves the answer short, or else as short as can be. The words alone, if no board is shown.
    fn with_board(&self, drawings: &[Drawing<'_>], room: usize, telling: Telling) -> Vec<String> {
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

    /// The lines below a drawing: what its signs mean where that is not said, and what is not on it.
    fn under(&self, board: &Drawn, width: usize, telling: Telling) -> Vec<String> {
        let mut out = Vec::new();
        // What a meeple bears is the initial of its player, and a city is seen to be one.
        // What a small letter stands for is told by the headings.
        let told = |(sign, means): &&(String, String)| {
            let question = sign.len() == 1 && sign.starts_with(|c: char| c.is_ascii_lowercase());
            !self.is_initial(sign, means)
                && sign != "▒"
                && sign != "%"
                && !question
                && (telling == Telling::Full || !Self::is_plain(sign))
        };
        let mut legend: Vec<&(String, String)> = board.legend.iter().filter(told).collect();
        // What points something out comes first, and what is printed on tiles last.
        legend.sort_by_key(|(sign, _)| !sign.starts_with(POINTING));
        let entries = legend.iter().map(|(sign, means)| format!("{sign} {means}")).collect();
        let mut lines = self.side_by_side(entries, width, "   ");
        if telling >= Telling::Shortest {
            lines.truncate(match telling {
                Telling::Full | Telling::Short | Telling::Shortest => MOST_LEGEND,
                Telling::Tightest => 1,
                Telling::Barest => 0,
            });
        }
        out.extend(self.paint(Ink::Faint, lines));
        if let Some(cut) = board.cut {
            let cut = self.voice.sentence(&super::words::cut(cut));
            out.extend(self.paint(Ink::Faint, self.wrap(&cut, width, "", "")));
        }
        if !board.left_out.is_empty() {
            let mut all = board.left_out.clone();
            if board.left_out_more > 0 {
                all.push(self.voice.say(&say!(report::MoreThings { count: board.left_out_more })));
            }
            let all = crate::wording::Arg::list(all);
            let left = self.voice.sentence(&say!(report::LeftOut { all: all }));
            out.extend(self.paint(Ink::Faint, self.wrap(&left, width, "", "")));
        }
        out
    }

    /// Entries in lines, as many in each as fit; none is broken that fits a line by itself.
    fn side_by_side(&self, entries: Vec<String>, width: usize, apart: &str) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        let mut line = String::new();
        for entry in entries {
            let fits = line.chars().count() + apart.len() + entry.chars().count() <= width;
            if !line.is_empty() && !fits {
                out.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push_str(apart);
            }
            line.push_str(&entry);
        }
        if !line.is_empty() {
            out.push(line);
        }
        out.iter().flat_map(|line| self.wrap(line, width, "", "  ")).collect()
    }

    fn above(&self, drawing: &Drawn, words: &[String], telling: Telling) -> Vec<String> {
        let mut out = drawing.lines.clone();
        out.extend(self.under(drawing, self.style.width, telling));
        if telling < Telling::Tightest {
            out.push(String::new());
        }
        out.extend_from_slice(words);
        out
    }

    fn beside(
        &self,
        drawing: &Drawn,
        wide: usize,
        words: &[String],
        telling: Telling,
    ) -> Vec<String> {
        let mut left = drawing.lines.clone();
        let below = self.under(drawing, self.style.width, telling);
        // What the signs mean goes below the drawing, where that is the shorter column.
        let narrow = self.under(drawing, wide.max(20), telling);
        let mut rest = Vec::new();
        if left.len() + narrow.len() <= words.len() && wide >= 24 {
            left.extend(narrow);
        } else {
            rest = below;
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

    /// The table of outcomes, what decides, and what more there is.
    fn foot(&self, telling: Telling) -> Vec<String> {
        let short = telling > Telling::Full;
        let (page, width) = (self.page, self.style.width);
        let mut out = Vec::new();
        if !page.table.groups.is_empty() {
            out.extend(if self.drawn { self.table(telling) } else { self.paragraphs(telling) });
            if !short {
                out.push(String::new());
            }
        }
        out.extend(if short { self.decided_shortly(telling) } else { self.decided() });
        if page.law.is_empty()
            && !short
            && let Some(undisputed) = &page.undisputed
        {
            out.extend(self.paint(Ink::Faint, self.wrap(undisputed, width, "", "  ")));
        }
        if let Some(more) = &page.more {
            let more = self.voice.sentence(&say!(report::More { text: more.clone() }));
            out.extend(self.paint(Ink::Faint, self.wrap(&more, width, "", "  ")));
        }
        for steps in &page.steps {
            out.push(String::new());
            out.extend(self.paint(Ink::Head, self.wrap(&steps.heading, width, "", "")));
            for (answer, under, steps) in &steps.ways {
                let rules = self.voice.row(under);
                let all = page.table.rule_sets.len();
                let head = if under.len() == all {
                    format!("{answer}:")
                } else {
                    format!("{answer} ({rules}):")
                };
                out.extend(self.wrap(&capitalised(&head), width, "  ", "  "));
                for step in steps {
                    out.extend(self.wrap(step, width, "    - ", "      "));
                }
            }
        }
        for law in &page.law {
            out.push(String::new());
            let head = format!("{} ({})", law.asks, law.id);
            out.extend(self.paint(Ink::Head, self.wrap(&head, width, "", "")));
            for ReadingOf { number, meaning, under, notes } in &law.readings {
                let under = if under.is_empty() {
                    String::new()
                } else {
                    format!(": {}", self.voice.row(under))
                };
                let number = number.map_or_else(String::new, |number| format!("[{number}] "));
                let head = format!("{number}{}{under}", capitalised(meaning));
                out.extend(self.wrap(&head, width, "  ", "    "));
                for note in notes {
                    let mut head = self.voice.apart(&[&note.authority, &note.source, &note.place]);
                    if note.superseded {
                        let superseded = self.voice.say(&say!(report::Superseded));
                        head = format!("{head} ({superseded})");
                    }
                    out.extend(self.wrap(&head, width, "    - ", "      "));
                    let says = self.wrap(&note.says, width, "      ", "      ");
                    out.extend(self.paint(Ink::Faint, says));
                }
            }
        }
        out
    }

    /// What decides: each reading in a line, with who says so and where as far as there is room beside it.
    fn decided(&self) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = Vec::new();
        for (n, decision) in page.decided.iter().enumerate() {
            let head =
                self.voice.sentence(&say!(report::DecidedBy { question: decision.asks.clone() }));
            let lead = style::width(
                &self.voice.sentence(&say!(report::DecidedBy { question: String::new() })),
            );
            if n == 0 {
                out.extend(self.wrap(&head, width, "", "  "));
            } else {
                let asks = capitalised(&decision.asks);
                out.extend(self.wrap(&asks, width, &" ".repeat(lead), "  "));
            }
            let longest = |of: fn(&Way) -> &str, most: usize| {
                let lengths = decision.readings.iter().map(|way| style::width(of(way)));
                lengths.filter(|length| *length <= most).max().unwrap_or(0)
            };
            let first = longest(|way| &way.answer, 30);
            let second = longest(|way| &way.who, 34);
            for Way { number, answer, who, place, .. } in &decision.readings {
                let number = number.map_or_else(String::new, |number| format!("[{number}]"));
                let lead = format!(" {number:<4}");
                let line = format!("{lead}{answer:first$}  {who:second$}  {place}");
                if style::width(line.trim_end()) <= width {
                    out.push(line.trim_end().to_owned());
                    continue;
                }
                out.extend(self.wrap(&format!("{answer}  {who}"), width, &lead, "       "));
                out.extend(self.wrap(place, width, "       ", "       "));
            }
            if let Some(open) = &decision.open {
                let open = capitalised(open);
                out.extend(self.paint(Ink::Faint, self.wrap(&open, width, "     ", "       ")));
            }
        }
        out
    }

    /// What decides, with the readings of each question in a line.
    fn decided_shortly(&self, telling: Telling) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = Vec::new();
        for (n, decision) in page.decided.iter().take(MOST_SHORTLY).enumerate() {
            let head = if n == 0 {
                self.voice.sentence(&say!(report::DecidedBy { question: decision.asks.clone() }))
            } else {
                capitalised(&decision.asks)
            };
            // Of the answer that holds today it is said who gave it.
            let is_told = |(n, way): &(usize, &Way)| *n == 0 || way.number.is_some();
            let readings = decision.readings.iter().enumerate().filter(is_told);
            let readings = readings.map(|(n, Way { number, answer, who, place, .. })| {
                let told = n == 0 && telling < Telling::Tightest
                    || place.is_empty() && telling == Telling::Short;
                let who = if told { format!(" ({who})") } else { String::new() };
                let number = number.map_or_else(String::new, |n| format!("[{n}]\u{a0}"));
                format!("{number}{answer}{who}")
            });
            let readings = self.voice.apart(&readings.collect::<Vec<_>>());
            let text = format!("{} {readings}", head.trim_start());
            let lead = if n == 0 { "" } else { "  " };
            out.extend(self.wrap(&text, width, lead, "    "));
        }
        let more = page.decided.len().saturating_sub(MOST_SHORTLY);
        if more > 0 {
            let more = self.voice.sentence(&say!(report::MoreDecide { count: more }));
            out.extend(self.wrap(&more, width, " ", "  "));
        }
        out
    }

    /// What stands behind a row: the numbers of those readings that are told, which stay together.
    fn note(&self, line: &Line, telling: Telling) -> String {
        let questions = if telling > Telling::Full { MOST_SHORTLY } else { usize::MAX };
        let told = |number: usize| {
            let decided = self.page.decided.iter().take(questions);
            decided.flat_map(|d| &d.readings).any(|way| way.number == Some(number))
        };
        line.note(told).replace(", ", ",\u{a0}")
    }

    /// A row with what stands behind it.
    fn noted(&self, line: &Line, telling: Telling) -> String {
        format!("{}{}", line.text, self.note(line, telling))
    }

    /// The table: a row an outcome, a column a rule set; where there are too many, paragraphs.
    fn table(&self, telling: Telling) -> Vec<String> {
        let page = self.page;
        let least = if telling >= Telling::Shortest { 3 } else { 4 };
        let lengths: Vec<usize> = page
            .table
            .groups
            .iter()
            .flat_map(|(labels, lines)| {
                let lead = if labels.is_empty() { 1 } else { labels.chars().count().min(5) + 3 };
                lines.iter().map(move |line| self.noted(line, telling).chars().count() + lead)
            })
            .collect();
        let longest = lengths.iter().copied().max().unwrap_or(0);
        let width = self.style.width;
        let label = |heads: &Heads| {
            longest.clamp(LEAST_LABEL, (width - heads.taken()).clamp(LEAST_LABEL, MOST_LABEL))
        };
        let mut columns = page.table.columns(width >= WIDE);
        let fits = |heads: &Heads| heads.taken() + LEAST_LABEL <= width;
        let laid = |columns: &[Column]| {
            let both = [false, true].map(|broken| Heads::of(columns, least, broken));
            let high = |heads: &Heads| {
                let label = label(heads).max(1);
                heads.high() + lengths.iter().map(|length| length.div_ceil(label)).sum::<usize>()
            };
            both.into_iter().filter(fits).min_by_key(high)
        };
        let mut laid_out = laid(&columns);
        if laid_out.is_none() {
            columns = page.table.shared_columns();
            laid_out = laid(&columns);
        }
        let Some(heads) = laid_out else { return self.paragraphs(telling) };
        let label = label(&heads);
        let mut out: Vec<String> = (0..heads.high())
            .map(|n| {
                self.style.paint(Ink::Faint, &format!("{}{}", " ".repeat(label), heads.line(n)))
            })
            .collect();
        for (labels, lines) in &page.table.groups {
            for (n, line) in lines.iter().enumerate() {
                let lead = match (labels.is_empty(), n) {
                    (true, _) => " ".to_owned(),
                    (false, 0) => format!(" {labels}  "),
                    (false, _) => " ".repeat(labels.chars().count() + 3),
                };
                let (lead, own_line) = if lead.chars().count() > 8 {
                    ("   ".to_owned(), n == 0)
                } else {
                    (lead, false)
                };
                if own_line {
                    out.push(format!(" {labels}"));
                }
                let further = if telling < Telling::Tightest { 2 } else { 1 };
                let indent = " ".repeat(lead.chars().count() + further);
                let noted = self.noted(line, telling);
                // The sign of the first column stands well behind where it begins.
                let mut text = self.wrap(&noted, label + 1, &lead, &indent);
                // In full it stands among the steps.
                let most = if telling == Telling::Barest { LEAST_ROW } else { MOST_ROW };
                if telling >= Telling::Shortest && text.len() > most {
                    text.truncate(most);
                    // The numbers are never what is cut.
                    let by = self.note(line, telling);
                    if let Some(last) = text.last_mut() {
                        let room = label.saturating_sub(2 + by.chars().count());
                        *last = format!("{}…{by}", last.chars().take(room).collect::<String>());
                    }
                }
                for (n, part) in text.iter().enumerate() {
                    if n == 0 {
                        let marks = self.marks(line, &columns, &heads);
                        let over = style::width(part).saturating_sub(label);
                        let marks = marks.get(over..).unwrap_or(&marks);
                        out.push(format!("{part:label$}{marks}"));
                    } else {
                        out.push(part.clone());
                    }
                }
            }
        }
        out.extend(self.legend(&columns));
        out
    }

    fn marks(&self, line: &Line, columns: &[Column], heads: &Heads) -> String {
        let mut out = String::new();
        for (column, (width, head)) in columns.iter().zip(&heads.columns) {
            let mark = line.marks[column.sets[0]];
            let sign = mark.sign(self.style.unicode);
            // Under the middle of its head.
            let behind = head.iter().map(|part| part.chars().count()).max().unwrap_or(0) / 2;
            let before = width.saturating_sub(behind + 1);
            out.push_str(&" ".repeat(before));
            let ink = match mark {
                Mark::So => Ink::Settled,
                Mark::Maybe | Mark::Contested => Ink::Unsettled,
                Mark::Not | Mark::Barred | Mark::Absent => Ink::Faint,
            };
            out.push_str(&self.style.paint(ink, sign));
            out.push_str(&" ".repeat(behind));
        }
        out
    }

    /// What the marks and the short heads mean, of those that are there.
    fn legend(&self, columns: &[Column]) -> Vec<String> {
        let lines = self.page.table.lines();
        let shown = |line: &Line, mark: &Mark| {
            columns.iter().any(|column| column.sets.iter().any(|n| line.marks[*n] == *mark))
        };
        let used = |mark: &Mark| lines.iter().any(|line| shown(line, mark));
        let mut all: Vec<String> = Mark::ALL
            .into_iter()
            .filter(used)
            .map(|mark| {
                let means = self.voice.say(&meaning(mark));
                format!("{} {means}", mark.sign(self.style.unicode))
            })
            .collect();
        let mut houses: Vec<(String, Vec<String>)> = Vec::new();
        for (head, ids) in self.page.table.heads(columns, self.voice) {
            if ids.iter().all(|id| id.starts_with("house-")) {
                houses.push((head, ids));
                continue;
            }
            all.push(format!("{head} {}", self.voice.row(&ids)));
        }
        match houses.as_slice() {
            [] => {}
            [(head, ids)] => all.push(format!("{head} {}", self.voice.row(ids))),
            several => {
                let heads: Vec<&str> = several.iter().map(|(head, _)| head.as_str()).collect();
                all.push(
                    self.voice.say(&say!(report::HouseHeads { heads: self.voice.row(&heads) })),
                );
            }
        }
        let lines = self.side_by_side(all, self.style.width.saturating_sub(1), "  ");
        self.paint(Ink::Faint, lines.into_iter().map(|line| format!(" {line}")).collect())
    }

    /// The table as paragraphs, for narrow terminals and screen readers.
    fn paragraphs(&self, telling: Telling) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = Vec::new();
        for (labels, lines) in &page.table.groups {
            for line in lines {
                let noted = self.noted(line, telling);
                let head = if labels.is_empty() {
                    capitalised(&format!("{noted}:"))
                } else {
                    format!("{labels}  {noted}:")
                };
                out.extend(self.wrap(&head, width, "", "  "));
                for mark in Mark::ALL.into_iter().filter(|mark| *mark != Mark::Not) {
                    let sets = page.table.rule_sets.iter().zip(&line.marks);
                    let sets: Vec<&RuleSet> =
                        sets.filter(|(_, own)| **own == mark).map(|(set, _)| set).collect();
                    // What did not exist is told of rule sets that were asked for by name.
                    if mark == Mark::Absent && RuleSet::are_all(&page.table.rule_sets) {
                        continue;
                    }
                    let ids = named::list(&sets, self.voice);
                    if !ids.is_empty() {
                        let text = self.voice.sentence(&say!(report::SoUnder {
                            mark: mark.name(),
                            names: crate::wording::Arg::list(ids)
                        }));
                        out.extend(self.wrap(&text, width, "  ", "    "));
                    }
                }
            }
        }
        out
    }
}

/// The heads of a table, over one line or over two.
struct Heads {
    /// How wide each column is, and what heads it.
    columns: Vec<(usize, Vec<String>)>,
}

impl Heads {
    /// The heads, those of runs broken behind their dash if that is wanted.
    fn of(columns: &[Column], least: usize, broken: bool) -> Self {
        let each = columns.iter().map(|column| {
            let head: Vec<String> = match column.head.split_once('–') {
                Some((from, to)) if broken => vec![format!("{from}–"), to.to_owned()],
                _ => vec![column.head.clone()],
            };
            let widest = head.iter().map(|part| part.chars().count()).max().unwrap_or(0);
            ((widest + 1).max(least), head)
        });
        Self { columns: each.collect() }
    }

    /// How much room they take.
    fn taken(&self) -> usize {
        self.columns.iter().map(|(width, _)| width).sum()
    }

    /// Over how many lines they stand.
    fn high(&self) -> usize {
        self.columns.iter().map(|(_, head)| head.len()).max().unwrap_or(0)
    }

    /// One of the lines, where shorter heads stand at the bottom.
    fn line(&self, n: usize) -> String {
        let mut line = String::new();
        for (width, head) in &self.columns {
            let part = (n + head.len()).checked_sub(self.high()).and_then(|n| head.get(n));
            let _ = write!(line, "{:>width$}", part.map_or("", String::as_str));
        }
        line
    }
}

/// What a mark means.
pub(super) fn meaning(mark: Mark) -> crate::wording::Sentence {
    say!(report::MarkMeans { mark: mark.name() })
}

fn ink(settled: bool) -> Ink {
    if settled { Ink::Settled } else { Ink::Unsettled }
}
