//! `oracle settle`: who is right.

use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use super::Ending;
use super::args::{Which, format};
use super::input;
use super::output::{Terminal, printable};
use crate::report::{self, Detail, Format, LawPage, Listing, Output, Report};
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
    /// Scenario files with `claims`; `-` reads standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
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
    let several = args.files.len() > 1;
    let mut ending = Ending::Answered;
    let (mut page, mut all, mut notes) = (LawPage::new(), Vec::new(), Vec::new());
    for path in &args.files {
        let Some(case) = input::case(path, terminal)? else {
            ending = Ending::Refused;
            continue;
        };
        let file = path.display().to_string();
        if case.scenario.claims.is_empty() {
            terminal.complain(
                &format!("{file} has no claims to weigh"),
                "say who claims what: `claims: { red: { a.city: 10 }, blue: { a.city: 8 } }`",
            )?;
            ending = Ending::Refused;
            continue;
        }
        let table = &case.table();
        let judgement = &judge(table, &sets);
        let claims = &weigh(table, judgement);
        let report = Report { file: &file, table, judgement, claims, detail: Detail::USUAL };
        let settled = report::settlement(&report);
        if !all.is_empty() {
            page.blank();
        }
        if several {
            page.head(printable(&file)).blank();
        }
        page.paragraphs.extend(settled.page.paragraphs);
        all.extend(settled.data);
        notes.extend(input::notices(&args.which, &sets, table, path));
    }
    if !all.is_empty() {
        // One file is told as it is; several are a list.
        let data = if several { Some(Value::Array(all)) } else { all.pop() };
        terminal.tell(|sheet| args.format.listing(&Listing { page, data }, sheet))?;
    }
    for note in notes {
        terminal.note(&note)?;
    }
    Ok(ending)
}
