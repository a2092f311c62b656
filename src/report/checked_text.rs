//! What came of expectations, for people.

use super::checked::{CheckSum, Checked, Miss, MissedWay};
use super::style::Style;
use crate::hints::{Apart, Remedy};
use crate::text::{Remark, SourceText, sanitize_line};
use crate::wording::{Sentence, Voice, say};

/// How many failed expectations of a file are told one by one: nobody reads more.
const MOST_TOLD: usize = 1_000;

impl Checked {
    /// What came of it, with each expectation that fails in its file.
    pub(super) fn text(&self, style: Style) -> String {
        let voice = style.language.voice();
        let line = say!(checked::File { file: sanitize_line(&self.file), came: self.line() });
        let mut out = voice.say(&line) + "\n";
        // In a folder where all is well it would only be in the way.
        let read_back = self.read_back.as_ref().filter(|_| self.named || !self.holds());
        for read in read_back.iter().flat_map(|read| read.lines()) {
            out.push_str(&(style.wrap(read, "  ", "    ") + "\n"));
        }
        for miss in self.misses.iter().take(MOST_TOLD) {
            out.push_str(&miss.text(&self.source, style));
        }
        if let Some(more) = self.misses.len().checked_sub(MOST_TOLD).filter(|more| *more > 0) {
            let line = voice.say(&say!(checked::More { count: more }));
            out.push_str(&(style.wrap(&line, "  ", "  ") + "\n"));
        }
        let vacuous = self.vacuous.iter().map(|line| voice.say(&say!(checked::Vacuous { line: *line })));
        for note in vacuous.chain(self.notes.iter().map(|note| sanitize_line(note))) {
            out.push_str(&(style.wrap(&note, "  note: ", "        ") + "\n"));
        }
        out
    }

    /// What came of it, in a line.
    fn line(&self) -> Sentence {
        let came = match (self.expectations, self.misses.len()) {
            (0, _) if self.left_out == 0 => say!(checked::ValidExpectsNothing),
            (0, _) => say!(checked::Valid),
            (all, _) if self.checks_nothing() => say!(checked::ChecksNothing { expectations: all }),
            (1, 1) => say!(checked::FailsAlone),
            (all, 0) => say!(checked::Holds { expectations: all }),
            (all, failed) if all == failed => say!(checked::FailsAll { expectations: all }),
            (all, failed) => say!(checked::FailsOf { failed: failed, expectations: all }),
        };
        match self.left_out {
            0 => came,
            left_out => say!(checked::LeftOut { came: came, count: left_out }),
        }
    }
}

impl Miss {
    /// What to write instead of what does not hold.
    fn help(way: &MissedWay, remedy: &Remedy) -> Sentence {
        match remedy {
            Remedy::InPlace(write) => say!(checked::Write { entry: write.clone() }),
            Remedy::Apart { entry, under } => {
                let here = match under {
                    Some(Apart::LeftOut) => "left-out",
                    Some(Apart::Rest) => "rest",
                    None => "same",
                };
                say!(checked::WriteApart { rules: way.under.clone(), entry: entry.clone(), here: here })
            }
        }
    }

    /// The expectation in its file, and beside it what was found.
    fn text(&self, source: &SourceText, style: Style) -> String {
        let voice = style.language.voice();
        let about = self.about.clone();
        let message = voice.say(&match self.ways.as_slice() {
            [only] => {
                say!(checked::NotAsExpectedUnder { about: about, rules: only.under.clone() })
            }
            _ => say!(checked::NotAsExpected { about: about }),
        });
        let wrong = voice.say(&say!(checked::DoesNotHold));
        let at = if self.at.is_empty() { std::slice::from_ref(&self.span) } else { &self.at };
        let remark = Remark::at_places(source, at, message, &wrong, style.width);
        let heads = [say!(checked::Expected), say!(checked::Found), say!(checked::Answer)].map(|head| voice.say(&head));
        let wide = heads.iter().map(|head| head.chars().count()).max().unwrap_or_default();
        let mut lines = Vec::new();
        for (way, remedy) in self.ways.iter().zip(&self.remedies) {
            let mut margin = "  ";
            if self.ways.len() > 1 {
                let under = voice.say(&say!(checked::Under { rules: way.under.clone() }));
                lines.push(style.wrap(&under, margin, "    "));
                margin = "    ";
            }
            let mut line = |head: &str, text: &str, indent: usize| {
                let indent = format!("{margin}{}", " ".repeat(indent));
                lines.push(style.wrap(text, &format!("{margin}{head}"), &indent));
            };
            for (head, told) in heads.iter().zip([way.expected.as_slice(), way.found.as_slice(), way.answer.as_slice()])
            {
                for (n, text) in told.iter().enumerate() {
                    let head = if n == 0 { head.as_str() } else { "" };
                    line(&format!("{head:wide$} "), text, wide + 3);
                }
            }
            let met = way.met_in.map(|at| say!(checked::Met { line: at, rules: way.written.clone() }));
            let write = remedy.as_ref().map(|remedy| Self::help(way, remedy));
            let help = match (met, write) {
                (Some(met), Some(write)) => Some(say!(checked::MetOr { met: met, write: write })),
                (one, other) => one.or(other),
            };
            if let Some(help) = help {
                line("help: ", &voice.say(&help), 6);
            }
        }
        format!("{}{}\n\n", style.remark(&remark), lines.join("\n"))
    }
}

/// How a run ended, in a line.
pub(super) fn ending(sum: &CheckSum, voice: Voice<'_>) -> String {
    let (scenarios, expectations) = (sum.scenarios, sum.expectations);
    let ended = match (sum.failed, sum.refused) {
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
                ended: voice.join_semicolons(&parts)
            })
        }
    };
    voice.say(&match sum.left_out {
        0 => ended,
        left_out => say!(checked::SumLeftOut { sum: ended, count: left_out }),
    })
}
