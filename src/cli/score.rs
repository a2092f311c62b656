//! `oracle score`: the side-by-side answer.

use std::path::PathBuf;

use clap::Args;

use super::Ending;
use super::args::{Which, format};
use super::input;
use super::output::Terminal;
use crate::report::{Detail, Format, Output, Report, Run};
use crate::verdict::{judge, weigh};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle score scenarios/city/pair-closes-city.yaml
  oracle score --rules 2015,2021,community quarrel.yaml
  oracle score --as-of 2018-05-01 --explain quarrel.yaml
  oracle score --house kitchen.yaml --format markdown quarrel.yaml
  cat quarrel.yaml | oracle score -")]
pub(super) struct Score {
    /// Scenario files; `-` reads standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    which: Which,
    /// How to show the verdicts.
    #[arg(long, value_parser = format(Output::Answers), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
    /// Show the reasoning step by step, every ruling, and features that nobody stands on.
    #[arg(long)]
    explain: bool,
}

pub(super) fn run(args: &Score, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(sets) = input::rule_sets(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut ending = Ending::Answered;
    let mut run = Run::over(args.files.len());
    for path in &args.files {
        let Some(case) = input::case(path, terminal)? else {
            ending = Ending::Refused;
            run.refused += 1;
            continue;
        };
        let table = &case.table();
        let judgement = &judge(table, &sets);
        let claims = &weigh(table, judgement);
        let detail = if args.explain { Detail::Explain } else { Detail::Usual };
        let file = &path.display().to_string();
        let report = Report { file, table, judgement, claims, detail };
        terminal.tell(|sheet| args.format.report(&report, run, sheet))?;
        run.told += 1;
    }
    terminal.tell(|sheet| args.format.close(run, sheet))?;
    Ok(ending)
}
