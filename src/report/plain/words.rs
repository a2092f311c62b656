//! The words beside a board: what was understood, what holds today, and who is right.

use super::parts::{Place, Room, place};
use super::text::{Cited, Telling, Text};
use crate::report::answer::Part;
use crate::report::style::Ink;
use crate::report::words::lead as lead_of;
use crate::wording::say;

impl Text<'_> {
    /// What was understood, what holds today, and who is right: in full as long as that takes no more than some lines.
    pub(super) fn words_within(&self, width: usize, telling: Telling, lines: usize) -> Vec<String> {
        let tight = telling >= Telling::Tightest;
        let full = self.told(width, telling, false);
        if tight && full.len() > lines { self.told(width, telling, true) } else { full }
    }

    /// The same, with how claims stand today alone if it has to be tight.
    pub(super) fn words(&self, width: usize, telling: Telling) -> Vec<String> {
        self.told(width, telling, telling >= Telling::Tightest)
    }

    fn told(&self, width: usize, telling: Telling, tight: bool) -> Vec<String> {
        let page = self.page;
        let room = Room { width, telling, tight };
        let in_one = telling > Telling::Full && page.asked.len() > 1 && page.today.len() == 1;
        let mut out = if in_one { self.asked_shortly(width) } else { Vec::new() };
        let told = |at: Place| {
            let is_told = move |part: &Part<'_>| {
                place(part) == at && !(in_one && matches!(part, Part::Asked(_) | Part::Today(_)))
            };
            page.parts().filter(is_told).flat_map(|part| self.part(&part, room))
        };
        out.extend(told(Place::Asked));
        if page.asked.is_empty() {
            let nothing = self.voice.capitalized_sentence(&say!(report::NothingAsked));
            out.extend(self.wrap(&nothing, width, "", ""));
        }
        out.push(String::new());
        out.extend(told(Place::Said));
        // The table shows what differs.
        if !tight || page.table.groups.is_empty() {
            out.extend(told(Place::Last));
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
        // Rules that nobody disputes are the first to go.
        let cited = self.cited != Cited::Briefly || page.decided.is_empty();
        for asked in &page.asked {
            let said = asked.with_phrase(self.voice, cited).unwrap_or_else(|| asked.heading.clone());
            let label = lead_of(&asked.label);
            let indent = " ".repeat(label.chars().count());
            out.extend(self.wrap(&said, width, &label, &indent));
            for end in asked.ends() {
                out.extend(self.paint(Ink::Faint, self.wrap(end, width, &indent, &indent)));
            }
        }
        out
    }
}
