//! One line a file: what holds today, and how many rule sets say so.

use std::io;

use super::answer::{Mark, Page, Unanswered};
use super::format::{Boards, Format, Listing, Output, Report, Run, Sheet};
use super::style::{self, Style};
use super::words;
use crate::rulebook::RuleSet;
use crate::text::harmless;
use crate::wording::{Arg, Voice, say};

/// One line a file: the format behind `--brief`.
#[derive(Debug)]
pub struct Brief;

/// The columns that the name of a file takes.
const NAME: usize = 24;
/// The columns that are kept for how many rule sets say so.
const STAND: usize = 26;

impl Format for Brief {
    fn word(&self) -> &'static str {
        "brief"
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => "One line a file",
            Output::Checks | Output::Listings | Output::Explanations => "",
        }
    }

    fn shows(&self, _: Boards) -> bool {
        false
    }

    fn tells_once(&self) -> bool {
        true
    }

    fn report(&self, report: &Report<'_>, _: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if let Some(read) = &report.table.scenario.read_back {
            for line in read.lines() {
                writeln!(sheet.out, "{}", sheet.style.wrap(line, "", "  "))?;
            }
        }
        writeln!(sheet.out, "{}", line(report, sheet.style))?;
        match Unanswered::of(report.table) {
            Some(unanswered) => {
                writeln!(sheet.out, "{}", sheet.style.wrap(&unanswered.text, "  ", "  "))
            }
            None => Ok(()),
        }
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn listing(&self, _: &Listing, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }
}

/// A report in a line no wider than the style.
fn line(report: &Report<'_>, style: Style) -> String {
    let voice = Voice::english(report.table.scenario);
    let sets = report.judgement.rule_sets;
    let file = std::path::Path::new(report.file);
    let name = file.file_stem().map_or(report.file.into(), |stem| stem.to_string_lossy());
    let present = RuleSet::present_among(sets).unwrap_or(0);
    let page = Page::of(report, &[]);
    let first = Page::first(report);
    let said = first.and_then(|subject| {
        let verdict = subject.under(present)?;
        Some(words::phrase(report.table, subject, verdict))
    });
    let more = page.asked.len().saturating_sub(1);
    let said = said.unwrap_or_else(|| voice.say(&say!(report::BriefNothing)));
    let said = if more > 0 {
        voice.say(&say!(report::BriefMore { said: said, count: more }))
    } else {
        said
    };
    let marks: Option<Vec<Mark>> =
        page.table.groups.first().and_then(|(_, lines)| lines.first()).map(|l| l.marks.clone());
    let stand = match marks {
        _ if sets.len() == 1 => String::new(),
        None => voice.say(&say!(report::BriefAll)),
        Some(marks) => {
            let count = |mark: fn(Mark) -> bool| marks.iter().filter(|m| mark(**m)).count();
            let so = count(|mark| mark == Mark::So);
            let open = count(|mark| matches!(mark, Mark::Maybe | Mark::Contested));
            let otherwise = marks.len() - so - open;
            let parts = [
                (so > 0).then(|| say!(report::BriefSo { count: so })),
                (otherwise > 0).then(|| say!(report::BriefOtherwise { count: otherwise })),
                (open > 0).then(|| say!(report::BriefOpen { count: open })),
            ];
            let parts: Vec<String> = parts.iter().flatten().map(|part| voice.say(part)).collect();
            voice.part(&Arg::list(parts))
        }
    };
    let name = fitted(&name, NAME);
    let room = style.width.saturating_sub(NAME + STAND + 4).max(10);
    let line = format!("{name}  {}  {stand}", fitted(&said, room));
    fitted(line.trim_end(), style.width).trim_end().to_owned()
}

/// A text in so many columns, cut if it is longer.
fn fitted(text: &str, columns: usize) -> String {
    let text = &harmless(text);
    let mut out = String::new();
    for c in text.chars() {
        if style::width(&out) + 2 > columns && style::width(text) > columns {
            out.push('…');
            break;
        }
        out.push(c);
    }
    let pad = columns.saturating_sub(style::width(&out));
    out.push_str(&" ".repeat(pad));
    out
}
