//! The answer in a conversation: how the tiles were understood, the board with its columns and rows, today's answer,
//! and those of other rules.

use carcassonne_base::gathering::group_in_order;
use carcassonne_law::RuleSet;
use carcassonne_position::ReadBack;
use carcassonne_position::quick::address::column_letters;
use carcassonne_position::wording::{Voice, say};
use carcassonne_rules::verdict::SubjectVerdicts;
use carcassonne_show::picture::{Fit, Size, TextBoard};
use carcassonne_show::report::{
    AnswerBoard, Boards, Ink, Page, Part, Report, Style, SubjectAnswer, Today, phrase, rules_phrase, subject_order,
    to_ascii,
};

/// The lines that a drawn board should not exceed.
const LINES: usize = 13;
/// The maximum number of columns and rows of spaces that are drawn.
const MOST: (usize, usize) = (16, 16);
/// The maximum number of other answers that are shown for each subject.
const MOST_OTHERS: usize = 4;

/// Returns the answer in a conversation about a board whose tiles are named by column and row.
pub fn dialogue(report: &Report<'_>, style: Style) -> String {
    let board = board(report, style);
    let page = Page::with_board(report, board.as_ref().map(|(board, _)| board));
    let text = Text { report, page: &page, style, voice: report.table.voice() };
    let mut out = String::new();
    for line in text.lines(board.map(|(_, drawn)| drawn).as_ref()) {
        let line = line.trim_end();
        let fits = |c: char| style.unicode || c.is_ascii();
        out.extend(line.chars().map(|c| if fits(c) { c } else { to_ascii(c) }));
        out.push('\n');
    }
    out
}

/// Returns the board and its drawing; `None` if no board is wanted or relevant.
fn board<'r>(report: &Report<'r>, style: Style) -> Option<(AnswerBoard<'r>, TextBoard)> {
    let requested_size = match report.detail.board {
        Boards::None => return None,
        Boards::Sized(size) => Some(size),
        Boards::Fitting => None,
    };
    let placed = report.table.board();
    let last = placed.all().map(|ix| placed.placed(ix).at.row).max().unwrap_or(0);
    // A standing double-size tile, or the subject of a question, may reach a row farther.
    let last = usize::try_from(last).unwrap_or(0).saturating_add(2);
    let width = style.width.saturating_sub(TextBoard::row_number_width(last));
    let fit = Fit { size: requested_size, most: MOST, ..Fit::for_answer(width, usize::MAX) };
    let board = AnswerBoard::cropped(report, fit.max_spaces())?;
    let fits = |size: &Size| {
        let (columns, rows) = board.spaces();
        let (wide, high) = size.drawing_size(columns, rows);
        wide <= width && high <= LINES
    };
    let largest = Size::ALL.into_iter().rev().find(fits).unwrap_or(Size::Small);
    let drawn = board.draw(requested_size.unwrap_or(largest), style)?;
    Some((board, drawn))
}

struct Text<'p> {
    report: &'p Report<'p>,
    page: &'p Page,
    style: Style,
    voice: Voice<'p>,
}

impl Text<'_> {
    fn wrap(&self, ink: Ink, text: &str, first: &str, indent: &str) -> Vec<String> {
        let lines = self.style.wrap(text, first, indent);
        lines.lines().map(|line| self.style.paint(ink, line)).collect()
    }

    /// Returns the lines on how the tiles were understood, with notes on names and commas; none if the board is no
    /// quick map.
    fn read_back_lines(&self) -> Vec<String> {
        let read = self.report.table.scenario.read_back.as_ref();
        let lines = |read: &ReadBack| {
            let notes = read.names.iter().chain(&read.comma);
            let names = notes.flat_map(|note| self.wrap(Ink::Unsettled, note, "", "  "));
            self.wrap(Ink::Plain, &read.tiles, "", "  ").into_iter().chain(names).collect()
        };
        read.map(lines).unwrap_or_default()
    }

    /// Returns the lines of the board, with a note on the part that is drawn if not all of it is.
    fn board_lines(&self, drawn: &TextBoard) -> Vec<String> {
        let mut out = drawn.with_rulers();
        if let Some(cut) = drawn.cut {
            let column = |n: i64| usize::try_from(n).map_or(String::new(), column_letters);
            let cut_sentence = say!(report::CutByName {
                first_column: column(cut.columns.0),
                last_column: column(cut.columns.1),
                first_row: cut.rows.0.saturating_add(1),
                last_row: cut.rows.1.saturating_add(1),
            });
            out.extend(self.wrap(Ink::Faint, &self.voice.capitalized_sentence(&cut_sentence), "", "  "));
        }
        out
    }

    /// Returns all lines, with the notes below the board.
    fn lines(&self, drawn: Option<&TextBoard>) -> Vec<String> {
        let mut out = self.read_back_lines();
        out.extend(drawn.map(|drawn| self.board_lines(drawn)).unwrap_or_default());
        for part in self.page.parts() {
            out.extend(match part {
                Part::Notes(notes) => notes.iter().flat_map(|note| self.wrap(Ink::Unsettled, note, "", "  ")).collect(),
                Part::Board if self.page.subjects.is_empty() => {
                    let tile = self.report.table.board().names().next().unwrap_or("a1").to_owned();
                    let nothing = self.voice.capitalized_sentence(&say!(report::NothingAskedYet { tile: tile }));
                    self.wrap(Ink::Plain, &nothing, "", "  ")
                }
                Part::Subjects(all) => self.answer_lines(all),
                Part::Question(question) => self.wrap(Ink::Head, question, "", "  "),
                Part::Claims(all) => {
                    all.iter().flat_map(|claim| self.wrap(Ink::Plain, &claim.text, "", "  ")).collect()
                }
                Part::MoreSubjects(text) | Part::Agreement(text) => self.wrap(Ink::Faint, text, "", ""),
                // The tiles stand at the top with the board, and today's answer with each subject; `why` shows the
                // other parts.
                Part::ReadBack(_)
                | Part::Board
                | Part::Today(_)
                | Part::Outcomes(_)
                | Part::Source(_)
                | Part::Unanswered(_)
                | Part::MoreClaims(_)
                | Part::PairNote(_)
                | Part::Decisions(_)
                | Part::Explanations(_)
                | Part::Undisputed(_)
                | Part::MoreDetail(_)
                | Part::Steps(_)
                | Part::Law(_) => Vec::new(),
            });
        }
        out
    }

    /// Returns the lines on each subject, with today's answer and those of other rules.
    fn answer_lines(&self, all: &[SubjectAnswer]) -> Vec<String> {
        let (page, judged) = (self.page, &self.report.judgement.subjects);
        let several = all.len() > 1;
        // With several subjects, a phrase behind each heading gives the first of today's answers.
        let by = page.today.first().filter(|_| several);
        let mut out: Vec<String> = by.map(|today| format!("{}:", today.rules)).into_iter().collect();
        for (asked, subject) in all.iter().zip(subject_order(self.report.table, judged)) {
            let label = if asked.label.is_empty() { String::new() } else { format!("{}  ", asked.label) };
            let indent = " ".repeat(label.chars().count().max(2));
            let phrase = by.and_then(|_| asked.heading_with_answer(self.voice, true));
            let heading = phrase.unwrap_or_else(|| asked.heading.clone());
            out.extend(self.wrap(Ink::Head, &heading, &label, &indent));
            if !several {
                out.extend(page.today.iter().flat_map(|today| self.today_lines(today, &indent)));
            }
            for end in asked.ends() {
                out.extend(self.wrap(Ink::Faint, end, &indent, &indent));
            }
            // A subject about which all rule sets agree has no other answers.
            let differs = page
                .table
                .groups
                .iter()
                .any(|(labels, _)| labels.is_empty() || labels.split(", ").any(|label| label == asked.label));
            let mut judged = judged.iter().filter(|_| differs);
            if let Some(judged) = judged.find(|judged| judged.subject == subject) {
                out.extend(self.other_answer_lines(judged, several, &indent));
            }
        }
        out
    }

    /// Returns the lines of today's answer, in sentences.
    fn today_lines(&self, today: &Today, indent: &str) -> Vec<String> {
        let settled = today.answers.iter().all(|(_, _, settled)| *settled);
        let said: Vec<&str> = today.answers.iter().map(|(_, said, _)| said.as_str()).collect();
        let ink = if settled { Ink::Settled } else { Ink::Unsettled };
        self.wrap(ink, &format!("{}: {}", today.rules, said.join(" ")), indent, indent)
    }

    /// Returns the lines of the answers that differ from today's, each with the rule sets that give it.
    fn other_answer_lines(&self, judged: &SubjectVerdicts<'_>, several: bool, indent: &str) -> Vec<String> {
        let sets = self.report.judgement.rule_sets;
        let today = self.page.today.iter().take(if several { 1 } else { usize::MAX });
        let told_sets: Vec<usize> = today.flat_map(|today| today.sets.iter().copied()).collect();
        let verdicts = (0..sets.len()).filter_map(|n| Some((judged.verdict_under(n)?, n)));
        let mut answers = group_in_order(verdicts.map(|(verdict, n)| (phrase(self.report.table, judged, verdict), n)));
        answers.retain(|(_, by)| !by.iter().any(|set| told_sets.contains(set)));
        let mut out = Vec::new();
        for (answer, by) in answers.iter().take(MOST_OTHERS) {
            let by: Vec<&RuleSet> = by.iter().filter_map(|n| sets.get(*n)).collect();
            let by = rules_phrase(&by, self.voice);
            let other = say!(report::OthersSay { rules: by, answer: answer.clone() });
            out.extend(self.wrap(Ink::Plain, &self.voice.capitalized_sentence(&other), indent, indent));
        }
        if let Some(more) = answers.len().checked_sub(MOST_OTHERS).filter(|more| *more > 0) {
            let more = say!(report::OthersMore { count: more });
            out.extend(self.wrap(Ink::Faint, &self.voice.capitalized_sentence(&more), indent, indent));
        }
        out
    }
}
