//! Why an answer is so: what decides it, how it comes about, and every ruling in full.

use super::text::{Cited, Text};
use crate::report::answer::{LawOf, StepsOf, Way};
use crate::report::style::{self, Ink};
use crate::text::capitalised;
use crate::wording::say;

/// How many questions of law are told where there is little room.
pub(super) const MOST_SHORTLY: usize = 3;

impl Text<'_> {
    /// What decides: each reading in a line, with who says so and where as far as there is room beside it.
    pub(super) fn decided(&self, width: usize) -> Vec<String> {
        let page = self.page;
        let mut out = Vec::new();
        for (n, decision) in page.decided.iter().enumerate() {
            let lead = style::width(&self.voice.sentence(&say!(report::DecidedBy { question: String::new() })));
            if n == 0 {
                out.extend(self.wrap(&decision.head, width, "", "  "));
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
    pub(super) fn decided_shortly(&self, width: usize) -> Vec<String> {
        let page = self.page;
        let mut out = Vec::new();
        for (n, decision) in page.decided.iter().take(MOST_SHORTLY).enumerate() {
            let head = if n == 0 { decision.head.clone() } else { capitalised(&decision.asks) };
            let is_told = |(n, way): &(usize, &Way)| *n == 0 || way.number.is_some();
            let readings = decision.readings.iter().enumerate().filter(is_told);
            let readings = readings.map(|(n, Way { number, answer, who, .. })| {
                let who = if self.cited <= Cited::Who { format!(" ({who})") } else { String::new() };
                let number = number.map_or_else(String::new, |n| format!("[{n}]\u{a0}"));
                // The first stands right behind the question mark.
                let answer = if n == 0 { capitalised(answer) } else { answer.clone() };
                format!("{number}{answer}{who}")
            });
            let says = |way: &Way| !way.place.is_empty();
            let open = decision.open_today.clone();
            let open = open.filter(|_| decision.readings.iter().any(says));
            let readings = self.voice.apart(&readings.chain(open).collect::<Vec<_>>());
            let text = format!("{} {readings}", head.trim_start());
            let lead = if n == 0 { "" } else { "  " };
            out.extend(self.wrap(&text, width, lead, "    "));
        }
        out.extend(self.sources(width));
        let more = page.decided.len().saturating_sub(MOST_SHORTLY);
        if more > 0 {
            let more = self.voice.sentence(&say!(report::MoreDecide { count: more }));
            out.extend(self.wrap(&more, width, " ", "  "));
        }
        out
    }

    /// Where the readings are to be read that are told shortly, each place once behind their numbers.
    fn sources(&self, width: usize) -> Vec<String> {
        if self.cited > Cited::Document {
            return Vec::new();
        }
        let told = self.page.decided.iter().take(MOST_SHORTLY).flat_map(|decision| &decision.readings);
        let mut all: Vec<(&str, Vec<String>)> = Vec::new();
        for way in told.filter(|way| !way.place.is_empty()) {
            let Some(number) = way.number else { continue };
            let place = if self.cited == Cited::Place { &way.place } else { &way.document };
            match all.iter_mut().find(|(known, _)| known == place) {
                Some((_, numbers)) => numbers.push(number.to_string()),
                None => all.push((place, vec![number.to_string()])),
            }
        }
        if all.is_empty() {
            return Vec::new();
        }
        let all = all
            .into_iter()
            .map(|(place, numbers)| format!("[{}]\u{a0}{place}", self.voice.row(&numbers).replace(' ', "\u{a0}")));
        let all = self.voice.apart(&all.collect::<Vec<_>>());
        let sources = self.voice.sentence(&say!(report::Sources { all: all }));
        self.wrap(&sources, width, "  ", "    ")
    }

    /// How the answers on a subject come about.
    pub(super) fn steps(&self, steps: &StepsOf) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = self.paint(Ink::Head, self.wrap(&steps.heading, width, "", ""));
        for (answer, under, steps) in &steps.ways {
            let rules = self.voice.row(under);
            let all = page.table.rule_sets.len();
            let head = if under.len() == all { format!("{answer}:") } else { format!("{answer} ({rules}):") };
            out.extend(self.wrap(&capitalised(&head), width, "  ", "  "));
            for step in steps {
                out.extend(self.wrap(step, width, "    - ", "      "));
            }
        }
        out
    }

    /// A question of law with every ruling on it.
    pub(super) fn law(&self, law: &LawOf) -> Vec<String> {
        let width = self.style.width;
        let head = format!("{} ({})", law.asks, law.id);
        let mut out = self.paint(Ink::Head, self.wrap(&head, width, "", ""));
        for reading in &law.readings {
            let head = reading.headed(&capitalised(&reading.meaning), self.voice);
            out.extend(self.wrap(&head, width, "  ", "    "));
            for note in &reading.notes {
                let place = self.voice.apart(&[&note.authority, &note.source, &note.place]);
                let head = format!("{place}{}", note.superseded(self.voice));
                out.extend(self.wrap(&head, width, "    - ", "      "));
                let says = self.wrap(&note.says, width, "      ", "      ");
                out.extend(self.paint(Ink::Faint, says));
            }
        }
        out
    }
}
