//! `oracle diff`: what changed between two rule sets, and which scenarios turn on it.

use std::path::PathBuf;

use clap::Args;

use super::Ending;
use super::args::format;
use super::input;
use super::output::Terminal;
use crate::report::{self, Format, Output};
use crate::rulebook::RuleSet;
use crate::text::shortened;
use crate::verdict::{Case, judge};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle diff 2020 2021
  oracle diff 2015 2021 scenarios/
  oracle diff 2021 community quarrel.yaml")]
pub(super) struct Diff {
    /// A rule set or date.
    #[arg(value_name = "A")]
    a: String,
    /// Another rule set or date.
    #[arg(value_name = "B")]
    b: String,
    /// Scenario files or folders: which of them turn on the difference?
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// How to show it.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Diff, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let mut sets = Vec::new();
    for word in [&args.a, &args.b] {
        match RuleSet::named(word) {
            Ok(set) => sets.push(set),
            Err(help) => {
                terminal.complain(
                    &format!("`{}` is not a rule set or a date", shortened(word)),
                    &help,
                )?;
            }
        }
    }
    let [a, b] = sets.as_slice() else {
        return Ok(Ending::Refused);
    };
    let mut ending = Ending::Answered;
    let Some(files) = input::scenarios(&args.paths, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut turning = Vec::new();
    for path in &files {
        let Some(case) = input::case(path, terminal)? else {
            ending = Ending::Refused;
            continue;
        };
        let features = turns(&case, &sets);
        if !features.is_empty() {
            turning.push((path.display().to_string(), features));
        }
    }
    let turning = (!args.paths.is_empty()).then_some(turning.as_slice());
    let listing = report::difference(a, b, turning);
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    Ok(ending)
}

/// The features on which two rule sets come to different outcomes, each with both.
fn turns(case: &Case, sets: &[RuleSet]) -> Vec<String> {
    let table = case.table();
    let judgement = judge(&table, sets);
    judgement
        .subjects
        .iter()
        .filter_map(|subject| {
            let answer = |n| subject.under(n).map(|v| report::phrase(&table, subject, v));
            let (a, b) = (answer(0)?, answer(1)?);
            let (first, second) = (sets[0].id(), sets[1].id());
            (a != b)
                .then(|| format!("{}: {a} ({first}) -> {b} ({second})", table.id(subject.subject)))
        })
        .collect()
}
