//! The law behind an answer: the deciding questions, the steps, and every ruling in full.

use carcassonne_base::gathering::group_in_order;
use carcassonne_position::wording::{Arg, Join, say};
use carcassonne_text::capitalize;

use super::plain_page::{CitationForm, PlainPage};
use crate::report::answer::{AnswerSteps, Decision, QuestionRulings, ReadingRow, SubjectSteps};
use crate::report::style::{self, Ink};

/// The maximum number of questions of law in a short list.
pub(super) const MOST_SHORT_LIST: usize = 3;
/// The maximum number of columns to which readings are padded.
const MOST_READING: usize = 30;
/// The maximum number of columns to which authorities are padded.
const MOST_AUTHORITY: usize = 34;

impl PlainPage<'_> {
    /// Returns the deciding questions, with a line for each reading, its authority and its place; a second line if one is too
    /// short.
    pub(super) fn decisions(&self, width: usize) -> Vec<String> {
        let mut out = Vec::new();
        for (n, decision) in self.page.decisions.iter().enumerate() {
            if n == 0 {
                out.extend(self.wrap(&decision.head, width, "", "  "));
            } else {
                let head = say!(report::DecidedBy { question: String::new() });
                let indent = " ".repeat(style::width(&self.voice.capitalized_sentence(&head)));
                out.extend(self.wrap(&capitalize(&decision.asks), width, &indent, "  "));
            }
            let longest = |text: fn(&ReadingRow) -> &str, most: usize| {
                let lengths = decision.readings.iter().map(|way| style::width(text(way)));
                lengths.filter(|length| *length <= most).max().unwrap_or(0)
            };
            let first = longest(|way| &way.answer, MOST_READING);
            let second = longest(|way| &way.authority, MOST_AUTHORITY);
            for ReadingRow { number, answer, authority, place, .. } in &decision.readings {
                let number = number.map_or_else(String::new, |number| format!("[{number}]"));
                let lead = format!(" {number:<4}");
                let line = format!("{lead}{answer:first$}  {authority:second$}  {place}");
                if style::width(line.trim_end()) <= width {
                    out.push(line.trim_end().to_owned());
                    continue;
                }
                out.extend(self.wrap(&format!("{answer}  {authority}"), width, &lead, "       "));
                out.extend(self.wrap(place, width, "       ", "       "));
            }
            if let Some(open) = &decision.open {
                let open = capitalize(open);
                out.extend(self.paint(Ink::Faint, self.wrap(&open, width, "     ", "       ")));
            }
        }
        out
    }

    /// Returns the deciding questions, with the readings of each in a line. In the briefest form, the documents are after the
    /// readings or below them, whichever takes fewer lines.
    pub(super) fn decisions_in_short(&self, width: usize) -> Vec<String> {
        let below = self.short_decision_lines(width, true);
        if self.form.citations != CitationForm::Brief {
            return below;
        }
        let inline = self.short_decision_lines(width, false);
        if inline.len() <= below.len() { inline } else { below }
    }

    /// Returns the deciding questions in short, with the documents of numbered readings below or after them.
    fn short_decision_lines(&self, width: usize, sources_below: bool) -> Vec<String> {
        let mut out = Vec::new();
        let mut last_document = None;
        let decisions = self.short_decisions();
        let texts = decisions.iter().map(|(n, decision)| {
            let head = if *n == 0 { decision.head.clone() } else { capitalize(&decision.asks) };
            let readings = self.short_readings(decision, sources_below, &mut last_document);
            format!("{} {readings}", head.trim_start())
        });
        let texts: Vec<String> = texts.collect();
        if self.form.citations == CitationForm::Brief {
            out.extend(self.wrap(&texts.join(". "), width, "", "  "));
        } else {
            for (n, text) in texts.iter().enumerate() {
                let lead = if n == 0 { "" } else { "  " };
                out.extend(self.wrap(text, width, lead, "    "));
            }
        }
        if sources_below {
            out.extend(self.sources(width));
        }
        let more = self.page.decisions.len() - decisions.len();
        if more > 0 {
            let more = self.voice.capitalized_sentence(&say!(report::MoreDecide { count: more }));
            out.extend(self.wrap(&more, width, " ", "  "));
        }
        out
    }

    /// Returns the readings of a question in one text, each with its citation.
    fn short_readings(
        &self,
        decision: &Decision,
        sources_below: bool,
        last_document: &mut Option<(String, Option<String>)>,
    ) -> String {
        // Without numbers all readings are listed; otherwise only those to which rows refer.
        let any_numbered = is_numbered(decision);
        let is_listed = |(n, way): &(usize, &ReadingRow)| *n == 0 || way.number.is_some() || !any_numbered;
        let readings = decision.readings.iter().enumerate().filter(is_listed);
        let readings = readings.map(|(n, way)| {
            let number = way.number.map_or_else(String::new, |n| format!("[{n}]\u{a0}"));
            // The first reading follows the question mark.
            let answer = if n == 0 { capitalize(&way.answer) } else { way.answer.clone() };
            format!("{number}{answer}{}", self.citation(way, sources_below, last_document))
        });
        let mut readings: Vec<String> = readings.collect();
        if self.form.citations == CitationForm::Brief {
            keep_last_ending(&mut readings, &format!(" ({})", self.voice.say(&say!(report::NoSource))));
        }
        let shows_open = decision.is_left_open || decision.readings.iter().any(|way| way.is_ruled);
        readings.extend(decision.open_today.clone().filter(|_| shows_open));
        self.voice.join(&readings, Join::Semicolons)
    }

    /// Returns the deciding questions of a short list, by their index.
    pub(super) fn short_decisions(&self) -> Vec<(usize, &Decision)> {
        // A question to which no row refers is left out first, if there are others.
        let all = self.form.citations != CitationForm::Brief || !self.page.decisions.iter().any(is_numbered);
        let is_listed =
            |(n, decision): &(usize, &Decision)| *n < MOST_SHORT_LIST && (*n == 0 || all || is_numbered(decision));
        self.page.decisions.iter().enumerate().filter(is_listed).collect()
    }

    /// Returns the citation of a reading in brackets; empty if [`sources`](Self::sources) has it below. `last_document` is the
    /// document cited last, with its date, which is not named again.
    fn citation(
        &self,
        way: &ReadingRow,
        sources_below: bool,
        last_document: &mut Option<(String, Option<String>)>,
    ) -> String {
        let ReadingRow { number, authority, document, date, is_ruled, .. } = way;
        let is_below = sources_below && number.is_some() && !document.is_empty();
        match self.form.citations {
            CitationForm::Brief if is_below => String::new(),
            CitationForm::Brief if !document.is_empty() => {
                let last = last_document.replace((document.clone(), date.clone()));
                let date_arg = || Arg::list(date.clone());
                let cited = match last.filter(|(last, _)| last == document) {
                    // A date that both readings have is not repeated.
                    Some((_, last_date)) if last_date == *date => {
                        say!(report::CitedThere { date: Arg::list(None::<String>) })
                    }
                    Some(_) if date.is_some() => say!(report::CitedThere { date: date_arg() }),
                    Some(_) => say!(report::UndatedThere),
                    None => say!(report::CitedBriefly { document: abbreviate_edition(document), date: date_arg() }),
                };
                format!(" ({})", self.voice.say(&cited))
            }
            CitationForm::Full | CitationForm::Document if !is_below && !document.is_empty() => {
                format!(" ({})", self.voice.join(&[document, authority], Join::Semicolons))
            }
            CitationForm::Brief if !is_ruled => format!(" ({})", self.voice.say(&say!(report::NoSource))),
            CitationForm::Full | CitationForm::Document | CitationForm::Brief => format!(" ({authority})"),
        }
    }

    /// Returns the sources of the readings in a short list: each place once, with the numbers of its readings.
    fn sources(&self, width: usize) -> Vec<String> {
        let is_brief = self.form.citations == CitationForm::Brief;
        let decisions = self.short_decisions();
        let readings = decisions.iter().flat_map(|(_, decision)| &decision.readings);
        let places = readings.filter(|way| !way.place.is_empty()).filter_map(|way| {
            let place = if self.form.citations == CitationForm::Full { &way.place } else { &way.document };
            Some((place, (way.number?, way)))
        });
        let by_place = group_in_order(places);
        if by_place.is_empty() {
            return Vec::new();
        }
        let all = by_place.into_iter().map(|(place, ways)| {
            if is_brief && ways.iter().any(|(_, way)| way.date.is_some()) {
                let numbers = ways.iter().map(|(number, way)| {
                    let date = way.date.as_ref().map(|date| format!("\u{a0}{}", date.replace(' ', "\u{a0}")));
                    format!("[{number}]{}", date.unwrap_or_default())
                });
                let numbers = self.voice.join(&numbers.collect::<Vec<_>>(), Join::Commas);
                return format!("{}: {numbers}", abbreviate_edition(place));
            }
            let numbers: Vec<String> = ways.iter().map(|(number, _)| number.to_string()).collect();
            format!("[{}]\u{a0}{place}", self.voice.join(&numbers, Join::Commas).replace(' ', "\u{a0}"))
        });
        let all = self.voice.join(&all.collect::<Vec<_>>(), Join::Semicolons);
        let sources = self.voice.capitalized_sentence(&say!(report::Sources { all: all }));
        self.wrap(&sources, width, "  ", "    ")
    }

    /// Returns the steps to each answer on a subject.
    pub(super) fn steps(&self, steps: &SubjectSteps) -> Vec<String> {
        let width = self.style.width;
        let mut out = self.paint(Ink::Head, self.wrap(&steps.heading, width, "", ""));
        for AnswerSteps { answer, rules, is_unanimous, steps } in &steps.answers {
            let head = if *is_unanimous { format!("{answer}:") } else { format!("{answer} ({rules}):") };
            out.extend(self.wrap(&capitalize(&head), width, "  ", "  "));
            for step in steps {
                out.extend(self.wrap(step, width, "    - ", "      "));
            }
        }
        out
    }

    /// Returns a question of law with every ruling on it.
    pub(super) fn law(&self, law: &QuestionRulings) -> Vec<String> {
        let width = self.style.width;
        let head = format!("{} ({})", law.asks, law.id);
        let mut out = self.paint(Ink::Head, self.wrap(&head, width, "", ""));
        for reading in &law.readings {
            let head = reading.headline(&capitalize(&reading.meaning), self.voice);
            out.extend(self.wrap(&head, width, "  ", "    "));
            for note in &reading.rulings {
                let place = self.voice.join(&[&note.authority, &note.source, &note.place], Join::Semicolons);
                let head = format!("{place}{}", note.superseded_note(self.voice));
                out.extend(self.wrap(&head, width, "    - ", "      "));
                let text = self.wrap(&note.says, width, "      ", "      ");
                out.extend(self.paint(Ink::Faint, text));
            }
        }
        out
    }
}

fn abbreviate_edition(document: &str) -> String {
    document
        .replace(", 1st edition", " 1st ed.")
        .replace(", 2nd edition", " 2nd ed.")
        .replace(", 3rd edition", " 3rd ed.")
}

/// Cuts an ending from each text whose successor has it too.
fn keep_last_ending(texts: &mut [String], ending: &str) {
    for n in 1..texts.len() {
        if texts[n].ends_with(ending) && texts[n - 1].ends_with(ending) {
            let length = texts[n - 1].len() - ending.len();
            texts[n - 1].truncate(length);
        }
    }
}

/// Returns `true` if rows of the table refer to a question.
fn is_numbered(decision: &Decision) -> bool {
    decision.readings.iter().any(|way| way.number.is_some())
}
