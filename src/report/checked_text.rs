//! What came of expectations, for people.

use super::checked::{CheckSum, Checked, Miss, MissedWay};
use super::style::Style;
use crate::hints::{Apart, Remedy};
use crate::text::{Remark, SourceText, on_one_line};

/// How many failed expectations of a file are told one by one: nobody reads more.
const MOST_TOLD: usize = 1_000;

impl Checked {
    /// What came of it, with each expectation that fails in its file.
    pub(super) fn text(&self, style: Style) -> String {
        let mut out = format!("{}: {}\n", on_one_line(&self.file), self.line());
        // In a folder where all is well it would only be in the way.
        let read_back = self.read_back.as_ref().filter(|_| self.named || !self.holds());
        for read in read_back.iter().flat_map(|read| read.lines()) {
            out.push_str(&(style.wrap(read, "  ", "    ") + "\n"));
        }
        for miss in self.misses.iter().take(MOST_TOLD) {
            out.push_str(&miss.text(&self.source, style));
        }
        if let Some(more) = self.misses.len().checked_sub(MOST_TOLD).filter(|more| *more > 0) {
            let verb = if more == 1 { "fails" } else { "fail" };
            let more = several(more, "more expectation");
            let line = format!("{more} {verb}; `--format json` lists them all");
            out.push_str(&(style.wrap(&line, "  ", "  ") + "\n"));
        }
        for note in &self.notes {
            out.push_str(&(style.wrap(&on_one_line(note), "  note: ", "        ") + "\n"));
        }
        out
    }

    /// What came of it, in a line.
    fn line(&self) -> String {
        let mut line = match (self.expectations, self.misses.len()) {
            (0, _) if self.left_out == 0 => "valid; it expects nothing".to_owned(),
            (0, _) => "valid".to_owned(),
            (1, 1) => "its expectation fails".to_owned(),
            (all, 0) => format!("ok ({})", several(all, "expectation")),
            (all, 1) => format!("1 of {all} expectations fails"),
            (all, failed) if all == failed => format!("all {all} expectations fail"),
            (all, failed) => format!("{failed} of {all} expectations fail"),
        };
        if self.left_out > 0 {
            line = format!("{line}; {} left out", several(self.left_out, "expectation"));
        }
        line
    }
}

impl Miss {
    /// What to write instead of what does not hold.
    fn help(way: &MissedWay, remedy: &Remedy) -> String {
        match remedy {
            Remedy::InPlace(write) => format!("write `{write}`"),
            Remedy::Apart { entry, under } => {
                let entry = format!("for {} write `{entry}`", way.under);
                match under {
                    Some(Apart::LeftOut) => {
                        format!("{entry}, and leave them out here")
                    }
                    Some(Apart::Rest) => format!("{entry}, and `under: rest` here"),
                    None => entry,
                }
            }
        }
    }

    /// The expectation in its file, and beside it what was found.
    fn text(&self, source: &SourceText, style: Style) -> String {
        let message = match self.ways.as_slice() {
            [only] => format!("{}: not as expected under {}", self.about, only.under),
            _ => format!("{}: not as expected", self.about),
        };
        let at = if self.at.is_empty() { std::slice::from_ref(&self.span) } else { &self.at };
        let remark = Remark::on_each(source, at, message, "this does not hold", style.width);
        let mut lines = Vec::new();
        for (way, remedy) in self.ways.iter().zip(&self.remedies) {
            let mut margin = "  ";
            if self.ways.len() > 1 {
                lines.push(style.wrap(&format!("Under {}:", way.under), margin, "    "));
                margin = "    ";
            }
            let mut line = |head: &str, text: &str, indent: usize| {
                let indent = format!("{margin}{}", " ".repeat(indent));
                lines.push(style.wrap(text, &format!("{margin}{head}"), &indent));
            };
            for (head, told) in [
                ("expected: ", way.expected.as_slice()),
                ("found:    ", way.found.as_slice()),
                ("answer:   ", way.answer.as_slice()),
            ] {
                for (n, text) in told.iter().enumerate() {
                    line(if n == 0 { head } else { "          " }, text, 12);
                }
            }
            let met = way.met_in.map(|at| {
                let under = &way.written;
                format!("that is what line {at} expects; should its `under` name {under}?")
            });
            let write = remedy.as_ref().map(|remedy| Self::help(way, remedy));
            match (met, write) {
                (Some(met), Some(write)) => line("help: ", &format!("{met} Or {write}"), 6),
                (Some(one), None) | (None, Some(one)) => line("help: ", &one, 6),
                (None, None) => {}
            }
        }
        format!("{}{}\n\n", style.remark(&remark), lines.join("\n"))
    }
}

/// How a run ended, in a line.
pub(super) fn ending(sum: &CheckSum) -> String {
    let scenarios = several(sum.scenarios, "scenario");
    let expectations = several(sum.expectations, "expectation");
    let mut line = match (sum.failed, sum.refused) {
        (0, 0) => match sum.expectations {
            0 => format!("{scenarios} valid, no expectation checked"),
            1 => format!("{scenarios}, 1 expectation: it holds"),
            _ => format!("{scenarios}, {expectations}: all hold"),
        },
        (failed, refused) => {
            let mut parts = Vec::new();
            if failed > 0 {
                let places = several(sum.failed_in, "scenario");
                let verb = if failed == 1 { "fails" } else { "fail" };
                parts.push(format!("{failed} {verb}, in {places}"));
            }
            if refused > 0 {
                parts.push(format!("{} refused", several(refused, "scenario")));
            }
            format!("{scenarios}, {expectations}: {}", parts.join("; "))
        }
    };
    if sum.left_out > 0 {
        let left_out = several(sum.left_out, "expectation");
        let (are, were) = if sum.left_out == 1 { ("is", "was") } else { ("are", "were") };
        line = format!("{line}. {left_out} {are} for other rule sets and {were} left out");
    }
    line
}

/// A number of things: `1 scenario`, `2 scenarios`.
fn several(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
