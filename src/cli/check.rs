//! `oracle check`: scenarios and what they expect.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::args::{Which, format};
use super::choice::Choice;
use super::ending::Ending;
use super::input::{self, Found};
use super::many;
use super::output::Terminal;
use crate::hints::{Apart, Failure, Remedy, doubts, failures};
use crate::mechanics::{SubjectIx, Table};
use crate::report::{self, CheckSum, Format, Layout, MissedWay, Output};
use crate::rulebook::RuleSet;
use crate::scenario::{ReadBack, Status};
use crate::text::{Refused, Remark, SourceText, Span, on_one_line};
use crate::verdict::{Case, Judgement, Scope, check_under, expected_under, judge};

/// How many failed expectations of a file are told one by one: nobody reads more.
const MOST_TOLD: usize = 1_000;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle check scenarios/
  oracle check --rules 2021,community quarrel.yaml
  oracle check --house kitchen.yaml scenarios/
  oracle check --format json scenarios/
  oracle check quarrel.yaml && echo all expectations hold")]
pub(super) struct Check {
    /// Scenario files, or folders to search for `.yaml` and `.yml` files.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    which: Which,
    /// Say nothing about scenarios that pass.
    #[arg(long, short)]
    quiet: bool,
    /// How to show what was found.
    #[arg(long, value_parser = format(Output::Checks), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

/// What came of the expectations of a scenario.
struct Checked {
    source: Arc<SourceText>,
    /// How many there are.
    expected: usize,
    /// How many speak of other rule sets only.
    left_out: usize,
    /// How many fail.
    failed: usize,
    /// Those that fail, each with the ways in which it does, in the order of the file.
    misses: Vec<Miss>,
    /// What was understood, if it is a quick map.
    read_back: Option<ReadBack>,
    /// What the reader should know beside it.
    notes: Vec<String>,
}

/// An expectation that fails.
struct Miss {
    span: Span,
    /// The id of what it is about.
    subject: String,
    /// What it is about, as a heading.
    about: String,
    /// How it fails: under which rule sets, and what was expected and found.
    ways: Vec<MissedWay>,
    /// Where what does not hold stands.
    at: Vec<Span>,
    /// What to do, for each way.
    remedies: Vec<Option<Remedy>>,
    /// How many rule sets were checked.
    of: usize,
}

pub(super) fn run(args: &Check, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    let Some(choice) = Choice::of(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let Some(files) = input::scenarios(&args.paths, terminal)? else {
        return Ok(Ending::Refused);
    };
    let (mut sum, mut all) = (CheckSum::default(), Vec::new());
    let look = |found: &Found, source, case: &Case| checked(source, case, found, &choice);
    many::cases(&files, "checking", terminal, look, |found, checked, terminal| {
        count(&checked, &mut sum);
        match args.format.layout() {
            None => tell(found, checked, args, terminal),
            Some(layout) => note_down(found, checked, args, layout, &mut all, terminal),
        }
    })?;
    if sum.scenarios == 0 {
        input::none_found(terminal)?;
        return Ok(Ending::Refused);
    }
    match args.format.layout() {
        None => {
            let line = terminal.style().wrap(&line(&sum), "", "");
            terminal.print(&format!("{line}\n"))?;
        }
        Some(Layout::Indented) => terminal.print(&sum.whole(&all))?,
        Some(Layout::Lines) => {}
    }
    Ok(match (sum.failed, sum.refused) {
        (_, 1..) => Ending::Refused,
        (1.., 0) => Ending::Failed,
        (_, _) => Ending::Answered,
    })
}

/// Checks what a scenario expects.
fn checked(source: Arc<SourceText>, case: &Case, found: &Found, choice: &Choice) -> Checked {
    let table = &case.table();
    // Unless rule sets were chosen, what a scenario names itself is checked too.
    let (chosen, sets) = (choice.is_chosen(), &choice.sets);
    let named = if chosen { Vec::new() } else { expected_under(table) };
    let new = |set: &RuleSet| !sets.iter().any(|known| known.id() == set.id());
    let sets: Vec<RuleSet> = sets.iter().cloned().chain(named.into_iter().filter(new)).collect();
    let judgement = judge(table, &sets, Scope::SpokenOf);
    let found_out = check_under(table, &judgement);
    let failures = failures(table, &judgement, &found_out);
    let misses = misses(&failures, table, &judgement, &source);
    let mut notes = if chosen {
        doubts(table, &judge(table, &RuleSet::all(), Scope::SpokenOf))
    } else {
        doubts(table, &judgement)
    };
    if found.is_named() || !misses.is_empty() {
        notes.extend(choice.notices_among(&sets, table, &found.told));
    }
    Checked {
        source,
        expected: case.scenario.expect.len(),
        left_out: found_out.left_out,
        failed: misses.len(),
        misses,
        read_back: case.scenario.read_back.clone(),
        notes,
    }
}

/// Failures by the expectation that fails, in words.
fn misses(
    failures: &[Failure],
    table: &Table<'_>,
    judgement: &Judgement<'_>,
    source: &SourceText,
) -> Vec<Miss> {
    let mut misses: Vec<Miss> = Vec::new();
    let mut answers = Answers::default();
    for failure in failures {
        let way = MissedWay {
            rule_sets: failure.rule_sets.clone(),
            expected: failure.expected.clone(),
            found: failure.found.clone(),
            answer: answers.of(failure, table, judgement),
            met_in: failure.met_instead.first().map(|span| source.line_column(span.start).0),
            instead: failure.remedy.as_ref().map(|remedy| remedy.text().to_owned()),
        };
        match misses.last_mut().filter(|miss| miss.span == failure.span) {
            Some(same) => {
                same.ways.push(way);
                same.at.extend(&failure.at);
                same.at.sort_unstable();
                same.at.dedup();
                same.remedies.push(failure.remedy.clone());
            }
            None => misses.push(Miss {
                at: failure.at.clone(),
                remedies: vec![failure.remedy.clone()],
                span: failure.span,
                subject: table.id(failure.subject),
                about: failure.about.clone(),
                ways: vec![way],
                of: judgement.rule_sets.len(),
            }),
        }
    }
    misses
}

/// Answers where expectations fail, each put into words once.
#[derive(Default)]
struct Answers(HashMap<(SubjectIx, Option<usize>), String>);

impl Answers {
    /// The answer where an expectation fails, as other commands give it. `None` where what was found says it.
    fn of(
        &mut self,
        failure: &Failure,
        table: &Table<'_>,
        judgement: &Judgement<'_>,
    ) -> Option<String> {
        let subject = judgement.on(failure.subject)?;
        let verdict = subject.under(*failure.places.first()?)?;
        if failure.tells_outcomes || verdict.status == Status::NotApplicable {
            return None;
        }
        let key = (failure.subject, verdict.rule_sets.first().copied());
        let answer = self.0.entry(key).or_insert_with(|| report::phrase(table, subject, verdict));
        Some(answer.clone())
    }
}

/// The rule sets under which something is so.
fn under(ids: &[String], all: usize) -> String {
    match ids {
        [one] => one.clone(),
        many if many.len() == all => format!("all {all} rule sets"),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
        [] => String::new(),
    }
}

/// Counts what came of a file.
fn count(checked: &Result<Checked, Refused>, sum: &mut CheckSum) {
    sum.scenarios += 1;
    match checked {
        Err(_) => sum.refused += 1,
        Ok(checked) => {
            sum.expectations += checked.expected - checked.left_out;
            sum.left_out += checked.left_out;
            sum.failed += checked.failed;
            sum.failed_in += usize::from(checked.failed > 0);
        }
    }
}

/// Notes down what came of a file, as data; where that is told line by line it is told at once.
fn note_down(
    found: &Found,
    checked: Result<Checked, Refused>,
    args: &Check,
    layout: Layout,
    all: &mut Vec<report::Checked>,
    terminal: &mut Terminal,
) -> std::io::Result<()> {
    let checked = match checked {
        Err(refused) => {
            terminal.refuse(&refused)?;
            report::Checked::refused(&refused)
        }
        Ok(checked) if checked.failed == 0 && args.quiet => return Ok(()),
        Ok(checked) => checked.data(&found.name()),
    };
    match layout {
        Layout::Lines => terminal.print(&checked.in_a_line()),
        Layout::Indented => {
            all.push(checked);
            Ok(())
        }
    }
}

/// Tells what came of a file.
fn tell(
    found: &Found,
    checked: Result<Checked, Refused>,
    args: &Check,
    terminal: &mut Terminal,
) -> std::io::Result<()> {
    let checked = match checked {
        Ok(checked) => checked,
        Err(refused) => return terminal.refuse(&refused),
    };
    let name = on_one_line(&found.name());
    if checked.failed == 0 && args.quiet {
        return Ok(());
    }
    terminal.print(&format!("{name}: {}\n", checked.line()))?;
    // In a folder where all is well it would only be in the way.
    let read_back = checked.read_back.as_ref().filter(|_| found.is_named() || checked.failed > 0);
    for line in read_back.iter().flat_map(|read| read.lines()) {
        let line = terminal.style().wrap(line, "  ", "    ");
        terminal.print(&format!("{line}\n"))?;
    }
    for miss in checked.misses.iter().take(MOST_TOLD) {
        miss.tell(&checked.source, terminal)?;
    }
    if let Some(more) = checked.misses.len().checked_sub(MOST_TOLD).filter(|more| *more > 0) {
        let verb = if more == 1 { "fails" } else { "fail" };
        let more = several(more, "more expectation");
        let line = format!("{more} {verb}; `--format json` tells all of them");
        let line = terminal.style().wrap(&line, "  ", "  ");
        terminal.print(&format!("{line}\n"))?;
    }
    for note in &checked.notes {
        let note = terminal.style().wrap(&on_one_line(note), "  note: ", "        ");
        terminal.print(&format!("{note}\n"))?;
    }
    Ok(())
}

impl Checked {
    /// The same as data.
    fn data(self, file: &str) -> report::Checked {
        let Self { source, expected, left_out, misses, read_back, notes, .. } = self;
        let miss = |Miss { span, subject, about, ways, .. }| {
            report::Miss::new(&source, span, subject, about, ways)
        };
        let misses = misses.into_iter().map(miss).collect();
        report::Checked::new(file, expected - left_out, left_out, misses, notes)
            .read_as(read_back.as_ref())
    }

    /// What came of it, in a line.
    fn line(&self) -> String {
        let checked = self.expected - self.left_out;
        let mut line = match (checked, self.failed) {
            (0, _) if self.expected == 0 => "valid; it expects nothing".to_owned(),
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
    /// The rule sets under which it fails in a way.
    fn under(&self, way: &MissedWay) -> String {
        under(&way.rule_sets, self.of)
    }

    /// What to write instead of what does not hold.
    fn help(&self, way: &MissedWay, remedy: &Remedy) -> String {
        match remedy {
            Remedy::InPlace(write) => format!("write `{write}`"),
            Remedy::Apart { entry, under } => {
                let entry = format!("for {} write `{entry}`", self.under(way));
                match under {
                    Some(Apart::LeftOut) => {
                        format!("{entry}, and leave {} out here", self.under(way))
                    }
                    Some(Apart::Rest) => format!("{entry}, and `under: rest` here"),
                    None => entry,
                }
            }
        }
    }

    /// Shows the expectation in its file, and beside it what was found.
    fn tell(&self, source: &SourceText, terminal: &mut Terminal) -> std::io::Result<()> {
        let style = terminal.style();
        let message = match self.ways.as_slice() {
            [only] => format!("{}: not as expected under {}", self.about, self.under(only)),
            _ => format!("{}: not as expected", self.about),
        };
        let at = if self.at.is_empty() { std::slice::from_ref(&self.span) } else { &self.at };
        let remark = Remark::on_each(source, at, message, "this does not hold", style.width);
        terminal.remark(&remark)?;
        let mut lines = Vec::new();
        for (way, remedy) in self.ways.iter().zip(&self.remedies) {
            let mut margin = "  ";
            if self.ways.len() > 1 {
                lines.push(style.wrap(&format!("Under {}:", self.under(way)), margin, "    "));
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
                let under = self.under(way);
                format!("that is what line {at} expects; should its `under` name {under}?")
            });
            let write = remedy.as_ref().map(|remedy| self.help(way, remedy));
            match (met, write) {
                (Some(met), Some(write)) => line("help: ", &format!("{met} Or {write}"), 6),
                (Some(one), None) | (None, Some(one)) => line("help: ", &one, 6),
                (None, None) => {}
            }
        }
        terminal.print(&format!("{}\n\n", lines.join("\n")))
    }
}

/// How a run ended, in a line.
fn line(sum: &CheckSum) -> String {
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
        let (speak, were) = if sum.left_out == 1 { ("speaks", "was") } else { ("speak", "were") };
        line = format!("{line}. {left_out} {speak} of other rule sets and {were} left out");
    }
    line
}

/// A number of things: `1 scenario`, `2 scenarios`.
fn several(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
