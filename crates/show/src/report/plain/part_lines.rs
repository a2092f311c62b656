//! The lines of each part of an answer.

use carcassonne_position::wording::say;

use super::plain_page::{Brevity, PlainPage, Reasons, answer_ink};
use crate::report::answer::{ClaimText, Explanation, Part, SubjectAnswer, Today};
use crate::report::phrases::label_prefix;
use crate::report::style::Ink;

/// The maximum number of lines of a heading in the tightest forms.
const MOST_HEADING: usize = 6;

/// A region of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Region {
    /// The question, above everything.
    Head,
    /// The notes below the question, each followed by a blank line.
    Notes,
    /// The board, next to the words or above them.
    Board,
    /// The subjects, at the head of the words.
    Subjects,
    /// Today's answer and the claims, below the subjects.
    Answers,
    /// The agreement of all rule sets, at the end of the words.
    Agreement,
    /// The outcomes, below the board and the words.
    Table,
    /// The deciding law, below the outcomes or next to a high board.
    Law,
    /// The end of the answer.
    Foot,
}

pub(super) fn region_of(part: &Part<'_>) -> Region {
    match part {
        Part::Question(_) | Part::Source(_) | Part::ReadBack(_) => Region::Head,
        Part::Notes(_) => Region::Notes,
        Part::Board => Region::Board,
        Part::Subjects(_) | Part::MoreSubjects(_) | Part::Unanswered(_) => Region::Subjects,
        Part::Today(_) | Part::Claims(_) | Part::MoreClaims(_) => Region::Answers,
        Part::Agreement(_) => Region::Agreement,
        Part::Outcomes(_) => Region::Table,
        Part::PairNote(_) | Part::Decisions(_) | Part::Explanations(_) => Region::Law,
        Part::Undisputed(_) | Part::MoreDetail(_) | Part::Steps(_) | Part::Law(_) => Region::Foot,
    }
}

/// The width for a part, and how far its text is shortened.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    /// The width in columns.
    pub(super) width: usize,
    pub(super) brevity: Brevity,
    /// Set if claims are cut to their standing today.
    pub(super) is_tight: bool,
}

impl PlainPage<'_> {
    pub(super) fn region_lines(&self, region: Region, room: Room) -> Vec<String> {
        let parts = self.page.parts().filter(|part| region_of(part) == region);
        parts.flat_map(|part| self.part_lines(&part, room)).collect()
    }

    pub(super) fn part_lines(&self, part: &Part<'_>, room: Room) -> Vec<String> {
        let Room { width, brevity, is_tight } = room;
        let is_short = brevity > Brevity::Full;
        match part {
            Part::Question(text) => self.paint(Ink::Head, self.wrap(text, width, "", "")),
            Part::PairNote(_) if brevity >= Brevity::Terse => Vec::new(),
            Part::Explanations(how) => self.reasons(how, width),
            Part::PairNote(text) => self.wrap(text, width, "", "  "),
            Part::ReadBack(lines) => flat_lines(lines, |line| self.wrap(line, width, "", "  ")),
            Part::Notes(notes) => flat_lines(notes, |note| {
                let mut lines = self.paint(Ink::Unsettled, self.wrap(note, width, "", "  "));
                lines.push(String::new());
                lines
            }),
            // `board_layout` draws the board in the size for which there is room.
            Part::Board => Vec::new(),
            Part::Subjects(all) => flat_lines(all, |asked| self.subject(asked, room)),
            Part::MoreSubjects(text) => self.paint(Ink::Faint, self.wrap(text, width, "", "")),
            Part::Unanswered(text) => self.paint(Ink::Unsettled, self.wrap(text, width, "", "")),
            Part::Today(all) => flat_lines(all, |today| self.today(today, width)),
            Part::Agreement(text) => after_blank(self.wrap(text, width, "", "")),
            Part::Claims(claims) => {
                let text =
                    |one: &ClaimText| self.wrap(if is_tight { &one.short_text } else { &one.text }, width, "", "  ");
                after_blank(flat_lines(claims, text))
            }
            Part::Undisputed(_) if is_short || !self.page.law.is_empty() => Vec::new(),
            Part::Source(text) | Part::MoreClaims(text) | Part::Undisputed(text) => {
                self.paint(Ink::Faint, self.wrap(text, width, "", "  "))
            }
            Part::Outcomes(_) => {
                let mut lines = if self.has_drawings { self.outcome_table() } else { self.outcome_paragraphs() };
                if !is_short {
                    lines.push(String::new());
                }
                lines
            }
            Part::Decisions(_) if is_short => self.decisions_in_short(width),
            Part::Decisions(_) => self.decisions(width),
            Part::MoreDetail(text) => {
                let more = self.voice.capitalized_sentence(&say!(report::More { text: (*text).to_owned() }));
                self.paint(Ink::Faint, self.wrap(&more, width, "", "  "))
            }
            Part::Steps(all) => flat_lines(all, |steps| after_blank(self.steps(steps))),
            Part::Law(all) => flat_lines(all, |law| after_blank(self.law(law))),
        }
    }

    /// Returns the reasons for the answers on features.
    fn reasons(&self, how: &[Explanation], width: usize) -> Vec<String> {
        match self.form.reasons {
            Reasons::Full => flat_lines(how, |how| self.wrap(&how.full, width, "", "  ")),
            Reasons::Short => {
                let short: Vec<&str> = how.iter().filter_map(|how| how.short.as_deref()).collect();
                self.wrap(&short.join(" "), width, "", "  ")
            }
            Reasons::None => Vec::new(),
        }
    }

    /// Returns the heading of a subject, and its open ends.
    fn subject(&self, asked: &SubjectAnswer, Room { width, brevity, .. }: Room) -> Vec<String> {
        let mut out = Vec::new();
        let label = label_prefix(&asked.label);
        let indent = " ".repeat(label.chars().count());
        let mut heading = self.wrap(&asked.heading, width, &label, &indent);
        // The heading is in full above the steps.
        if brevity >= Brevity::Tightest && heading.len() > MOST_HEADING {
            heading.truncate(MOST_HEADING);
            if let Some(last) = heading.last_mut() {
                // The cut is at a word, with room for the ellipsis.
                let room = width.saturating_sub(2);
                let start: String = last.chars().take(room).collect();
                let is_whole = start.len() == last.len();
                let start = if is_whole { &start } else { start.rsplit_once(' ').map_or(&*start, |(words, _)| words) };
                *last = format!("{start} …");
            }
        }
        out.extend(heading);
        for end in asked.ends() {
            out.extend(self.paint(Ink::Faint, self.wrap(end, width, &indent, &indent)));
        }
        out
    }

    /// Returns today's answer, in one sentence or in several.
    fn today(&self, today: &Today, width: usize) -> Vec<String> {
        if let Some((sentence, is_settled)) = today.single_sentence(self.page.subjects.len()) {
            return self.paint(answer_ink(is_settled), self.wrap(&sentence, width, "", ""));
        }
        let mut out = self.wrap(&format!("{}:", today.rules), width, "", "");
        for (labels, sentence, is_settled) in &today.answers {
            let label = label_prefix(labels);
            let indent = " ".repeat(label.chars().count().min(6));
            out.extend(self.paint(answer_ink(*is_settled), self.wrap(sentence, width, &label, &indent)));
        }
        out
    }
}

/// Returns the lines of all items, one after the other.
fn flat_lines<T>(all: &[T], lines: impl Fn(&T) -> Vec<String>) -> Vec<String> {
    all.iter().flat_map(lines).collect()
}

/// Puts an empty line before some lines.
fn after_blank(lines: Vec<String>) -> Vec<String> {
    std::iter::once(String::new()).chain(lines).collect()
}
