//! Each part of an answer in lines.

use super::text::{Reasons, Telling, Text, ink};
use crate::report::answer::{Claimed, How, Part, SubjectAnswer, Today};
use crate::report::style::Ink;
use crate::report::words::lead as lead_of;
use crate::wording::say;

/// The most lines of a heading where there is the least room.
const MOST_HEADING: usize = 6;

/// Where a part stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Above everything.
    Head,
    /// Below that, each apart.
    Notes,
    /// Beside the words.
    Board,
    /// At the head of the words.
    Asked,
    /// Below that.
    Said,
    /// Behind these.
    Last,
    /// Below the board and the words: the outcomes.
    Table,
    /// Below these, or beside a high board: what decides.
    Why,
    /// At the end.
    Foot,
}

/// Where a part stands in a text.
pub(super) fn place(part: &Part<'_>) -> Place {
    match part {
        Part::Question(_) | Part::Source(_) | Part::ReadBack(_) => Place::Head,
        Part::Notes(_) => Place::Notes,
        Part::Board => Place::Board,
        Part::Asked(_) | Part::MoreAsked(_) | Part::Unanswered(_) => Place::Asked,
        Part::Today(_) | Part::Claims(_) | Part::MoreClaims(_) => Place::Said,
        Part::Same(_) => Place::Last,
        Part::Outcomes(_) => Place::Table,
        Part::Why(_) | Part::Decided(_) | Part::How(_) => Place::Why,
        Part::Undisputed(_) | Part::More(_) | Part::Steps(_) | Part::Law(_) => Place::Foot,
    }
}

/// The room for a part.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    /// How many columns there are.
    pub(super) width: usize,
    /// In how few lines it is to be told.
    pub(super) telling: Telling,
    /// Whether only how claims stand today is told of them.
    pub(super) tight: bool,
}

impl Text<'_> {
    /// The lines of all parts that stand in a place.
    pub(super) fn parts(&self, at: Place, room: Room) -> Vec<String> {
        let there = self.page.parts().filter(|part| place(part) == at);
        there.flat_map(|part| self.part(&part, room)).collect()
    }

    /// The lines of a part.
    pub(super) fn part(&self, part: &Part<'_>, room: Room) -> Vec<String> {
        let Room { width, telling, tight } = room;
        let short = telling > Telling::Full;
        match part {
            Part::Question(text) => self.paint(Ink::Head, self.wrap(text, width, "", "")),
            Part::Why(_) if telling >= Telling::Terse => Vec::new(),
            Part::How(how) => self.how(how, width),
            Part::Why(text) => self.wrap(text, width, "", "  "),
            Part::ReadBack(lines) => each(lines, |line| self.wrap(line, width, "", "  ")),
            Part::Notes(notes) => each(notes, |note| {
                let mut lines = self.paint(Ink::Unsettled, self.wrap(note, width, "", "  "));
                lines.push(String::new());
                lines
            }),
            // It is drawn in the size for which there is room.
            Part::Board => Vec::new(),
            Part::Asked(all) => each(all, |asked| self.asked(asked, room)),
            Part::MoreAsked(text) => self.paint(Ink::Faint, self.wrap(text, width, "", "")),
            Part::Unanswered(text) => self.paint(Ink::Unsettled, self.wrap(text, width, "", "")),
            Part::Today(all) => each(all, |today| self.today(today, width)),
            Part::Same(text) => apart(self.wrap(text, width, "", "")),
            Part::Claims(claims) => {
                let text = |one: &Claimed| self.wrap(if tight { &one.shortly } else { &one.text }, width, "", "  ");
                apart(each(claims, text))
            }
            Part::Undisputed(_) if short || !self.page.law.is_empty() => Vec::new(),
            Part::Source(text) | Part::MoreClaims(text) | Part::Undisputed(text) => {
                self.paint(Ink::Faint, self.wrap(text, width, "", "  "))
            }
            Part::Outcomes(_) => {
                let mut lines = if self.drawn { self.table(telling) } else { self.paragraphs(telling) };
                if !short {
                    lines.push(String::new());
                }
                lines
            }
            Part::Decided(_) if short => self.decided_shortly(width),
            Part::Decided(_) => self.decided(width),
            Part::More(text) => {
                let more = self.voice.capitalized_sentence(&say!(report::More { text: (*text).to_owned() }));
                self.paint(Ink::Faint, self.wrap(&more, width, "", "  "))
            }
            Part::Steps(all) => each(all, |steps| apart(self.steps(steps))),
            Part::Law(all) => each(all, |law| apart(self.law(law))),
        }
    }

    /// Why answers on features are so.
    fn how(&self, how: &[How], width: usize) -> Vec<String> {
        match self.reasons {
            Reasons::Full => each(how, |how| self.wrap(&how.full, width, "", "  ")),
            Reasons::Short => {
                let short: Vec<&str> = how.iter().filter_map(|how| how.short.as_deref()).collect();
                self.wrap(&short.join(" "), width, "", "  ")
            }
            Reasons::None => Vec::new(),
        }
    }

    /// What is answered, and where it is open.
    fn asked(&self, asked: &SubjectAnswer, Room { width, telling, .. }: Room) -> Vec<String> {
        let mut out = Vec::new();
        let label = lead_of(&asked.label);
        let indent = " ".repeat(label.chars().count());
        let mut heading = self.wrap(&asked.heading, width, &label, &indent);
        // In full it stands above the steps.
        if telling >= Telling::Tightest && heading.len() > MOST_HEADING {
            heading.truncate(MOST_HEADING);
            if let Some(last) = heading.last_mut() {
                // Cut at a word, with room for the sign that says so.
                let room = width.saturating_sub(2);
                let kept: String = last.chars().take(room).collect();
                let whole = kept.len() == last.len();
                let kept = if whole { &kept } else { kept.rsplit_once(' ').map_or(&*kept, |kept| kept.0) };
                *last = format!("{kept} …");
            }
        }
        out.extend(heading);
        for end in asked.ends() {
            out.extend(self.paint(Ink::Faint, self.wrap(end, width, &indent, &indent)));
        }
        out
    }

    /// What holds, in one sentence or in several.
    fn today(&self, today: &Today, width: usize) -> Vec<String> {
        if let Some((said, settled)) = today.in_one(self.page.asked.len()) {
            return self.paint(ink(settled), self.wrap(&said, width, "", ""));
        }
        let mut out = self.wrap(&format!("{}:", today.by), width, "", "");
        for (labels, said, settled) in &today.said {
            let label = lead_of(labels);
            let indent = " ".repeat(label.chars().count().min(6));
            out.extend(self.paint(ink(*settled), self.wrap(said, width, &label, &indent)));
        }
        out
    }
}

/// The lines of all.
fn each<T>(all: &[T], lines: impl Fn(&T) -> Vec<String>) -> Vec<String> {
    all.iter().flat_map(lines).collect()
}

/// Lines behind an empty one.
fn apart(lines: Vec<String>) -> Vec<String> {
    std::iter::once(String::new()).chain(lines).collect()
}
