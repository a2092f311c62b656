//! `oracle settle`: who is right.

use std::path::{Path, PathBuf};

use super::Ending;
use super::args::{Which, format};
use super::input;
use super::output::{Terminal, printable};
use crate::report::{self, Detail, Format, LawPage, Listing, Output, Report, Run};
use crate::text::{Code, Refused};
use crate::verdict::{Case, judge_spoken_of, weigh};
use clap::Args;
use serde_json::Value;

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
    terminal.speak(args.format);
    let Some(sets) = input::rule_sets(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let several = args.files.len() > 1;
    let for_people = args.format.layout().is_none();
    let (mut page, mut notes) = (LawPage::new(), Vec::new());
    let mut run = Run::over(args.files.len());
    for path in &args.files {
        let file = input::name(path);
        let case = match opened(path, &file, for_people, terminal)? {
            Ok(case) => case,
            Err(refused) => {
                terminal.tell(|sheet| args.format.refused(&refused, run, sheet))?;
                run.refused += 1;
                continue;
            }
        };
        let table = &case.table();
        let judgement = &judge_spoken_of(table, &sets);
        let claims = &weigh(table, judgement);
        let report = Report { file: &file, table, judgement, claims, detail: Detail::USUAL };
        let settled = report::settlement(&report);
        terminal.tell(|sheet| args.format.data(&settled.data, run, sheet))?;
        if run.told > 0 {
            page.blank();
        }
        if several {
            page.head(printable(&file)).blank();
        }
        page.paragraphs.extend(settled.page.paragraphs);
        let found = input::notices(&args.which, &sets, table, path);
        notes.extend(found.into_iter().map(|notice| (file.clone(), notice)));
        run.told += 1;
    }
    if run.told > 0 && for_people {
        let listing = Listing { page, data: Value::Null };
        terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    }
    terminal.tell(|sheet| args.format.close(run, sheet))?;
    for (file, note) in notes {
        terminal.note_on(&file, &note)?;
    }
    Ok(if run.refused > 0 { Ending::Refused } else { Ending::Answered })
}

/// Reads a scenario with claims. One that has none is refused too; what is refused is said.
fn opened(
    path: &Path,
    file: &str,
    for_people: bool,
    terminal: &mut Terminal,
) -> std::io::Result<Result<Case, Refused>> {
    let refused = match input::open(path, terminal) {
        Ok(case) if !case.scenario.claims.is_empty() => return Ok(Ok(case)),
        Ok(_) => {
            let message = format!("{file} has no claims to weigh");
            let help =
                "say who claims what: `claims: { red: { a.city: 10 }, blue: { a.city: 8 } }`";
            if for_people {
                terminal.complain(&message, help)?;
            }
            let refused = Refused::whole(file, Code::KeyMissing, message, help);
            if for_people {
                return Ok(Err(refused));
            }
            refused
        }
        Err(refused) => refused,
    };
    terminal.refuse(&refused)?;
    Ok(Err(refused))
}
