//! `oracle settle`: who is right.

use std::path::PathBuf;

use clap::Args;

use super::Ending;
use super::args::{Which, format};
use super::input;
use super::output::Terminal;
use crate::report::{self, Detail, Format, Output, Report};
use crate::verdict::{judge, weigh};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle settle scenarios/city/pair-closes-city.yaml
  oracle settle --house kitchen.yaml quarrel.yaml

A scenario claims like this:
  claims:
    red:  { a.city: 10 }
    blue: { a.city: 8 }")]
pub(super) struct Settle {
    /// A scenario file with `claims`; `-` reads standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    which: Which,
    /// How to show the answer.
    #[arg(long, value_parser = format(Output::Answers), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Settle, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(sets) = input::rule_sets(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let Some(case) = input::case(&args.file, terminal)? else {
        return Ok(Ending::Refused);
    };
    let name = args.file.display().to_string();
    if case.scenario.claims.is_empty() {
        terminal.complain(
            &format!("{name} has no claims to weigh"),
            "say who claims what: `claims: { red: { a.city: 10 }, blue: { a.city: 8 } }`",
        )?;
        return Ok(Ending::Refused);
    }
    let table = &case.table();
    let judgement = &judge(table, &sets);
    let claims = &weigh(table, judgement);
    let report = Report { file: &name, table, judgement, claims, detail: Detail::Usual };
    terminal.tell(|sheet| args.format.listing(&report::settlement(&report), sheet))?;
    for notice in input::notices(&args.which, &sets, table, &args.file) {
        terminal.note(&notice)?;
    }
    Ok(Ending::Answered)
}
