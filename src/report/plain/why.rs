//! Why an answer is so: what decides it, how it comes about, and every ruling in full.

use super::text::{Cited, Text};
use crate::report::answer::{Decision, LawOf, StepsOf, Way};
use crate::report::style::{self, Ink};
use crate::text::capitalize;
use crate::wording::{Arg, say};

/// How many questions of law are told where there is little room.
pub(super) const MOST_SHORTLY: usize = 3;

impl Text<'_> {
    /// What decides: each reading in a line, with who says so and where as far as there is room beside it.
    pub(super) fn decided(&self, width: usize) -> Vec<String> {
        let page = self.page;
        let mut out = Vec::new();
        for (n, decision) in page.decided.iter().enumerate() {
            let lead =
                style::width(&self.voice.capitalized_sentence(&say!(report::DecidedBy { question: String::new() })));
            if n == 0 {
                out.extend(self.wrap(&decision.head, width, "", "  "));
            } else {
                let asks = capitalize(&decision.asks);
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
                let open = capitalize(open);
                out.extend(self.paint(Ink::Faint, self.wrap(&open, width, "     ", "       ")));
            }
        }
        out
    }

    /// What decides, with the readings of each question in a line. Told most briefly, the documents are behind the readings or
    /// below them, whichever takes fewer lines.
    pub(super) fn decided_shortly(&self, width: usize) -> Vec<String> {
        let below = self.decided_with(width, true);
        if self.cited != Cited::Briefly {
            return below;
        }
        let behind = self.decided_with(width, false);
        if behind.len() <= below.len() { behind } else { below }
    }

    /// The same, with the documents of numbered readings below or behind them.
    fn decided_with(&self, width: usize, below: bool) -> Vec<String> {
        let page = self.page;
        let mut out = Vec::new();
        // A document that has just been named need not be named again.
        let mut last = None;
        let mut texts: Vec<String> = Vec::new();
        let shown = self.shown_shortly();
        for (n, decision) in &shown {
            let head = if *n == 0 { decision.head.clone() } else { capitalize(&decision.asks) };
            // Where no row turns on a question by itself, all its readings are told; else those to which rows refer.
            let any_numbered = is_numbered(decision);
            let is_told = |(n, way): &(usize, &Way)| *n == 0 || way.number.is_some() || !any_numbered;
            let readings = decision.readings.iter().enumerate().filter(is_told);
            let readings = readings.map(|(n, way)| {
                let number = way.number.map_or_else(String::new, |n| format!("[{n}]\u{a0}"));
                // The first stands right behind the question mark.
                let answer = if n == 0 { capitalize(&way.answer) } else { way.answer.clone() };
                format!("{number}{answer}{}", self.behind(way, below, &mut last))
            });
            let mut readings: Vec<String> = readings.collect();
            if self.cited == Cited::Briefly {
                once_for_all(&mut readings, &format!(" ({})", self.voice.say(&say!(report::NoSource))));
            }
            let open = decision.open_today.clone();
            let open = open.filter(|_| decision.is_left_open || decision.readings.iter().any(|way| way.is_ruled));
            let readings = self.voice.join_semicolons(&readings.into_iter().chain(open).collect::<Vec<_>>());
            texts.push(format!("{} {readings}", head.trim_start()));
        }
        if self.cited == Cited::Briefly {
            out.extend(self.wrap(&texts.join(". "), width, "", "  "));
        } else {
            for (n, text) in texts.iter().enumerate() {
                let lead = if n == 0 { "" } else { "  " };
                out.extend(self.wrap(text, width, lead, "    "));
            }
        }
        if below {
            out.extend(self.sources(width));
        }
        let more = page.decided.len() - shown.len();
        if more > 0 {
            let more = self.voice.capitalized_sentence(&say!(report::MoreDecide { count: more }));
            out.extend(self.wrap(&more, width, " ", "  "));
        }
        out
    }

    /// The questions that are told where there is little room, by their places.
    pub(super) fn shown_shortly(&self) -> Vec<(usize, &Decision)> {
        // A question to which no row refers is left out first, if there are others.
        let all = self.cited != Cited::Briefly || !self.page.decided.iter().any(is_numbered);
        let is_shown =
            |(n, decision): &(usize, &Decision)| *n < MOST_SHORTLY && (*n == 0 || all || is_numbered(decision));
        self.page.decided.iter().enumerate().filter(is_shown).collect()
    }

    /// Returns who says that a reading is right and in which document, in brackets; nothing if that is below. `last` is
    /// the document that was named last, with its date.
    fn behind(&self, way: &Way, below: bool, last: &mut Option<(String, Option<String>)>) -> String {
        let Way { number, who, document, dated, is_ruled, .. } = way;
        let is_below = below && number.is_some() && !document.is_empty();
        match self.cited {
            Cited::Briefly if is_below => String::new(),
            Cited::Briefly if !document.is_empty() => {
                let named = last.replace((document.clone(), dated.clone())).filter(|(named, _)| named == document);
                let date = || Arg::list(dated.clone());
                let cited = match named {
                    // A date that both have is told once.
                    Some((_, before)) if before == *dated => {
                        say!(report::CitedThere { date: Arg::list(None::<String>) })
                    }
                    Some(_) if dated.is_some() => say!(report::CitedThere { date: date() }),
                    Some(_) => say!(report::UndatedThere),
                    None => say!(report::CitedBriefly { document: briefly(document), date: date() }),
                };
                format!(" ({})", self.voice.say(&cited))
            }
            Cited::Place | Cited::Document if !is_below && !document.is_empty() => {
                format!(" ({})", self.voice.join_semicolons(&[document, who]))
            }
            Cited::Briefly if !is_ruled => format!(" ({})", self.voice.say(&say!(report::NoSource))),
            Cited::Place | Cited::Document | Cited::Briefly => format!(" ({who})"),
        }
    }

    /// Where the readings are to be read that are told shortly: each place once, behind or before their numbers.
    fn sources(&self, width: usize) -> Vec<String> {
        let shown = self.shown_shortly();
        let told = shown.iter().flat_map(|(_, decision)| &decision.readings);
        let mut all: Vec<(&str, Vec<(usize, &Way)>)> = Vec::new();
        for way in told.filter(|way| !way.place.is_empty()) {
            let Some(number) = way.number else { continue };
            let place = if self.cited == Cited::Place { &way.place } else { &way.document };
            match all.iter_mut().find(|(known, _)| known == place) {
                Some((_, ways)) => ways.push((number, way)),
                None => all.push((place, vec![(number, way)])),
            }
        }
        if all.is_empty() {
            return Vec::new();
        }
        let all = all.into_iter().map(|(place, ways)| {
            if self.cited == Cited::Briefly && ways.iter().any(|(_, way)| way.dated.is_some()) {
                let each = ways.iter().map(|(number, way)| {
                    let date = way.dated.as_ref().map(|date| format!("\u{a0}{}", date.replace(' ', "\u{a0}")));
                    format!("[{number}]{}", date.unwrap_or_default())
                });
                return format!("{}: {}", briefly(place), self.voice.join_commas(&each.collect::<Vec<_>>()));
            }
            let numbers: Vec<String> = ways.iter().map(|(number, _)| number.to_string()).collect();
            format!("[{}]\u{a0}{place}", self.voice.join_commas(&numbers).replace(' ', "\u{a0}"))
        });
        let all = self.voice.join_semicolons(&all.collect::<Vec<_>>());
        let sources = self.voice.capitalized_sentence(&say!(report::Sources { all: all }));
        self.wrap(&sources, width, "  ", "    ")
    }

    /// How the answers on a subject come about.
    pub(super) fn steps(&self, steps: &StepsOf) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = self.paint(Ink::Head, self.wrap(&steps.heading, width, "", ""));
        for (answer, under, steps) in &steps.ways {
            let rules = self.voice.join_commas(under);
            let all = page.table.rule_sets.len();
            let head = if under.len() == all { format!("{answer}:") } else { format!("{answer} ({rules}):") };
            out.extend(self.wrap(&capitalize(&head), width, "  ", "  "));
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
            let head = reading.headed(&capitalize(&reading.meaning), self.voice);
            out.extend(self.wrap(&head, width, "  ", "    "));
            for note in &reading.notes {
                let place = self.voice.join_semicolons(&[&note.authority, &note.source, &note.place]);
                let head = format!("{place}{}", note.superseded(self.voice));
                out.extend(self.wrap(&head, width, "    - ", "      "));
                let says = self.wrap(&note.says, width, "      ", "      ");
                out.extend(self.paint(Ink::Faint, says));
            }
        }
        out
    }
}

/// Returns the name of a document with its edition cut short.
fn briefly(document: &str) -> String {
    document
        .replace(", 1st edition", " 1st ed.")
        .replace(", 2nd edition", " 2nd ed.")
        .replace(", 3rd edition", " 3rd ed.")
}

/// Of neighbours that all end with the same words, leaves these to the last.
fn once_for_all(all: &mut [String], end: &str) {
    for n in 1..all.len() {
        if all[n].ends_with(end) && all[n - 1].ends_with(end) {
            let length = all[n - 1].len() - end.len();
            all[n - 1].truncate(length);
        }
    }
}

/// Whether rows of the table refer to a question.
fn is_numbered(decision: &Decision) -> bool {
    decision.readings.iter().any(|way| way.number.is_some())
}
