//! `oracle report`: answers as a page of HTML, or a book of them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::Args;

use super::args::{Over, Which};
use super::choice::Choice;
use super::config::Config;
use super::ending::Ending;
use super::files::{FORCE, Target, TargetOption};
use super::input::{self, Candidate};
use super::many;
use super::output::Terminal;
use crate::report::{Book, Detail, Leaf, Shelf, Spot, Unfolded, Wanted};
use crate::text::on_one_line;
use crate::verdict::Case;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle report -o answer.html quarrel.yaml
  oracle report -o book.html scenarios/
  oracle report --title 'Our quarrels' --house kitchen.yaml -o ours.html quarrels/
  oracle report --rules 2015,2021,community --law --steps -o print.html quarrel.yaml
  cat quarrel.yaml | oracle report -o - - > answer.html

One scenario makes a page; several, or a folder, make a book with a table of contents.
The result is one self-contained file, without scripts.")]
pub(super) struct Report {
    /// Scenario files, or folders to search for `.yaml` and `.yml` files; `-` reads standard input.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Output file; `-` for standard output.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    over: Over,
    /// Title of the report.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    #[command(flatten)]
    which: Which,
    /// Expand every ruling, not only those that decide.
    #[arg(long)]
    law: bool,
    /// Expand the steps of each answer.
    #[arg(long)]
    steps: bool,
    /// The same as --law --steps.
    #[arg(long)]
    explain: bool,
}

pub(super) fn run(args: &Report, config: &Config, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(target) = target(args, terminal)? else {
        return Ok(Ending::Refused);
    };
    let Some(choice) = Choice::with(&args.which, config, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut ending = Ending::Answered;
    let mut files = Vec::new();
    for path in &args.paths {
        match input::scenarios(std::slice::from_ref(path), terminal)? {
            Some(found) => files.extend(found),
            None => ending = Ending::Refused,
        }
    }
    files.retain(|found| !found.is_house());
    if files.is_empty() {
        if ending == Ending::Answered {
            terminal.complain(
                "no scenario found: no `.yaml` or `.yml` file there",
                "name a folder that contains scenarios",
            )?;
        }
        return Ok(Ending::Refused);
    }
    if let Some(path) = args.output.as_deref() {
        let read = files.iter().map(|found| &found.path).chain(&args.which.house);
        if let Err((message, help)) = Target::apart_from(path, read.map(PathBuf::as_path)) {
            terminal.complain(&message, &help)?;
            return Ok(Ending::Refused);
        }
    }
    let shelf = Shelf::of(files.iter().map(|found| found.told.as_path()));
    let spot = |found: &Candidate| {
        let place = files.iter().position(|other| std::ptr::eq(other, found));
        place.and_then(|place| shelf.spots.get(place))
    };
    let mut leaves: Vec<Leaf> = Vec::new();
    let mut noted: BTreeSet<String> = BTreeSet::new();
    let look = |found: &Candidate, _, case: &Case| Some(laid_out(found, case, spot(found)?, args, &choice));
    many::cases(&files, "reporting on", terminal, look, |_, laid, terminal| {
        let (leaf, notices) = match laid {
            Ok(Some(laid)) => laid,
            Ok(None) => return Ok(()),
            Err(refused) => {
                ending = Ending::Refused;
                return terminal.refuse(&refused);
            }
        };
        leaves.push(leaf);
        for notice in notices {
            // What many files have in common is said once.
            if noted.insert(notice.clone()) {
                terminal.note(&notice)?;
            }
        }
        Ok(())
    })?;
    if leaves.is_empty() {
        return Ok(Ending::Refused);
    }
    let book = Book {
        title: args.title.as_deref(),
        leaves: &leaves,
        rule_sets: &choice.sets,
        configured: choice.configured(),
        language: terminal.reading().language,
    };
    let told = write(&book.html(), leaves.len(), &target, terminal)?;
    Ok(if told { ending } else { Ending::Refused })
}

/// Judges a case and lays out the answer, with what the reader should know beside it.
fn laid_out(found: &Candidate, case: &Case, spot: &Spot, args: &Report, choice: &Choice) -> (Leaf, Vec<String>) {
    let (table, rule_sets) = &case.shown(&choice.sets);
    let file = &found.name();
    let wanted = Wanted { file, table, rule_sets, detail: Detail::EXPLAIN, configured: None };
    let unfolded = Unfolded { law: args.law || args.explain, steps: args.steps || args.explain };
    let notices = choice.notices(table, &found.told);
    (wanted.judged(|report| Leaf::of(report, spot, unfolded)), notices)
}

/// Where a report is written. `None` where it may not be, which is said.
fn target(args: &Report, terminal: &mut Terminal) -> std::io::Result<Option<Target>> {
    let Some(path) = &args.output else {
        let help = "add `-o report.html`, or `-o -` for standard output";
        terminal.complain("no output file", help)?;
        return Ok(None);
    };
    match Target::of(path, TargetOption { force: args.over.force, instead: FORCE, usual: "report.html" }) {
        Ok(target) => Ok(Some(target)),
        Err((message, help)) => {
            terminal.complain(&message, &help)?;
            Ok(None)
        }
    }
}

/// Writes the report, and says so where it is kept. Whether that went well; if not, that is said.
fn write(html: &str, answers: usize, target: &Target, terminal: &mut Terminal) -> std::io::Result<bool> {
    if let Err((message, help)) = target.write(html.as_bytes(), terminal)? {
        terminal.complain(&message, &help)?;
        return Ok(false);
    }
    if let Target::File { shown, .. } = target {
        let name = on_one_line(shown);
        let answers = if answers == 1 { "1 answer".to_owned() } else { format!("{answers} answers") };
        terminal.print(&format!("{name}: {answers}\n"))?;
    }
    Ok(true)
}
