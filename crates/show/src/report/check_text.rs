//! The results of checking expectations as text.

use carcassonne_position::wording::{Join, Sentence, Voice, say};
use carcassonne_rules::hints::{Remedy, UnderChange};
use carcassonne_text::{Remark, SourceText, sanitize_line};

use super::check_result::{CheckResult, CheckSum, Mismatch, Miss};
use super::style::Style;

/// The number of failing expectations of a file up to which each is printed.
const MOST_PRINTED: usize = 1_000;

impl CheckResult {
    /// Returns the result of the file with each failing expectation.
    pub(super) fn text(&self, style: Style) -> String {
        let voice = Voice::in_language(style.language);
        let line = say!(checked::File { file: sanitize_line(&self.file), came: self.summary() });
        let mut out = voice.say(&line) + "\n";
        // Among the many files of a folder it would only distract.
        let read_back = self.read_back.as_ref().filter(|_| self.is_named || !self.holds());
        for line in read_back.iter().flat_map(|read_back| read_back.lines()) {
            out.push_str(&(style.wrap(line, "  ", "    ") + "\n"));
        }
        for miss in self.misses.iter().take(MOST_PRINTED) {
            out.push_str(&miss.text(&self.source, style));
        }
        if let Some(more) = self.misses.len().checked_sub(MOST_PRINTED).filter(|more| *more > 0) {
            let line = voice.say(&say!(checked::More { count: more }));
            out.push_str(&(style.wrap(&line, "  ", "  ") + "\n"));
        }
        let vacuous = self.vacuous.iter().map(|line| voice.say(&say!(checked::Vacuous { line: *line })));
        for note in vacuous.chain(self.notes.iter().map(|note| sanitize_line(note))) {
            let word = voice.say(&say!(report::NoticeWord));
            out.push_str(&(style.wrap(&note, &format!("  {word}: "), "        ") + "\n"));
        }
        out
    }

    /// Returns the result of the file in a line.
    fn summary(&self) -> Sentence {
        let summary = match (self.expectations, self.misses.len()) {
            (0, _) if self.left_out == 0 => say!(checked::ValidExpectsNothing),
            (0, _) => say!(checked::Valid),
            (all, _) if self.checks_nothing() => say!(checked::ChecksNothing { expectations: all }),
            (1, 1) => say!(checked::FailsAlone),
            (all, 0) => say!(checked::Holds { expectations: all }),
            (all, failed) if all == failed => say!(checked::FailsAll { expectations: all }),
            (all, failed) => say!(checked::FailsOf { failed: failed, expectations: all }),
        };
        match self.left_out {
            0 => summary,
            left_out => say!(checked::LeftOut { came: summary, count: left_out }),
        }
    }
}

impl Miss {
    /// Returns the excerpt of the file with the expectation, and the answers below it.
    fn text(&self, source: &SourceText, style: Style) -> String {
        let voice = Voice::in_language(style.language);
        let about = self.about.clone();
        let message = voice.say(&match self.mismatches.as_slice() {
            [only] => say!(checked::NotAsExpectedUnder { about: about, rules: only.rules_phrase.clone() }),
            _ => say!(checked::NotAsExpected { about: about }),
        });
        let label = voice.say(&say!(checked::DoesNotHold));
        let spans = if self.failing_spans.is_empty() { std::slice::from_ref(&self.span) } else { &self.failing_spans };
        let remark = Remark::at_places(source, spans, message, &label, style.width);
        let mut lines = Vec::new();
        for mismatch in &self.mismatches {
            let mut margin = "  ";
            if self.mismatches.len() > 1 {
                let heading = voice.say(&say!(checked::Under { rules: mismatch.rules_phrase.clone() }));
                lines.push(style.wrap(&heading, margin, "    "));
                margin = "    ";
            }
            lines.extend(mismatch.lines(margin, style));
        }
        format!("{}{}\n\n", style.remark(&remark), lines.join("\n"))
    }
}

impl Mismatch {
    /// Returns the advice on what to write: in place of what fails, or as an entry of its own for these rule sets.
    fn remedy_help(&self, remedy: &Remedy) -> Sentence {
        match remedy {
            Remedy::InPlace(write) => say!(checked::Write { entry: write.clone() }),
            Remedy::NewEntry { entry, under } => {
                let rest = match under {
                    Some(UnderChange::LeftOut) => "left-out",
                    Some(UnderChange::Rest) => "rest",
                    None => "same",
                };
                say!(checked::WriteApart { rules: self.rules_phrase.clone(), entry: entry.clone(), here: rest })
            }
        }
    }

    /// Returns the lines on the expected and the found values, on the answer and on the remedy.
    fn lines(&self, margin: &str, style: Style) -> Vec<String> {
        let voice = Voice::in_language(style.language);
        let heads = [say!(checked::Expected), say!(checked::Found), say!(checked::Answer)].map(|head| voice.say(&head));
        let head_width = heads.iter().map(|head| head.chars().count()).max().unwrap_or_default();
        let line = |head: &str, text: &str, indent: usize| {
            style.wrap(text, &format!("{margin}{head}"), &format!("{margin}{}", " ".repeat(indent)))
        };
        let mut lines = Vec::new();
        for (head, texts) in heads.iter().zip([self.expected.as_slice(), self.found.as_slice(), self.answer.as_slice()])
        {
            for (n, text) in texts.iter().enumerate() {
                let head = if n == 0 { head.as_str() } else { "" };
                lines.push(line(&format!("{head:head_width$} "), text, head_width + 3));
            }
        }
        let met = self.met_in.map(|met_in| say!(checked::Met { line: met_in, rules: self.rules_in_file.clone() }));
        let write = self.remedy.as_ref().map(|remedy| self.remedy_help(remedy));
        let help = match (met, write) {
            (Some(met), Some(write)) => Some(say!(checked::MetOr { met: met, write: write })),
            (met, write) => met.or(write),
        };
        lines.extend(help.map(|help| line("help: ", &voice.say(&help), 6)));
        lines
    }
}

/// Returns the counts of a run in a line.
pub(super) fn sum_line(sum: &CheckSum, voice: Voice<'_>) -> String {
    let (scenarios, expectations) = (sum.scenarios, sum.expectations);
    let line = match (sum.failed, sum.refused) {
        (0, 0) if expectations == 0 => say!(checked::SumValid { scenarios: scenarios }),
        (0, 0) => say!(checked::SumHolds { scenarios: scenarios, expectations: expectations }),
        (failed, refused) => {
            let mut parts = Vec::new();
            if failed > 0 {
                let failed = say!(checked::SumFailed { count: failed, scenarios: sum.failed_in });
                parts.push(voice.say(&failed));
            }
            if refused > 0 {
                parts.push(voice.say(&say!(checked::SumRefused { count: refused })));
            }
            say!(checked::Sum {
                scenarios: scenarios,
                expectations: expectations,
                ended: voice.join(&parts, Join::Semicolons)
            })
        }
    };
    voice.say(&match sum.left_out {
        0 => line,
        left_out => say!(checked::SumLeftOut { sum: line, count: left_out }),
    })
}
