//! `oracle check`: scenarios and what they expect.

use std::path::PathBuf;

use clap::Args;

use super::Ending;
use super::input;
use super::output::Terminal;
use crate::rulebook::RuleSet;
use crate::verdict::{Case, check, doubts, judge};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle check scenarios/
  oracle check quarrel.yaml && echo all expectations hold")]
pub(super) struct Check {
    /// Scenario files, or folders to search for `.yaml` and `.yml` files.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Say nothing about scenarios that pass.
    #[arg(long, short)]
    quiet: bool,
}

pub(super) fn run(args: &Check, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(files) = input::scenarios(&args.paths, terminal)? else {
        return Ok(Ending::Refused);
    };
    if files.is_empty() {
        terminal.complain(
            "no scenario found: no `.yaml` or `.yml` file there",
            "name a folder that contains scenarios",
        )?;
        return Ok(Ending::Refused);
    }
    let (mut refused, mut failed, mut expectations) = (0, 0, 0);
    for path in &files {
        let name = path.display();
        let opened = input::text(path, terminal)
            .and_then(|source| Case::open(&source).map(|case| (source, case)));
        let (source, case) = match opened {
            Ok(opened) => opened,
            Err(problem) => {
                terminal.refuse(&problem)?;
                refused += 1;
                continue;
            }
        };
        let failures = check(&case.table());
        let count = case.scenario.expect.len();
        expectations += count;
        if failures.is_empty() {
            if !args.quiet {
                let what = if count == 0 {
                    "valid; it expects nothing".to_owned()
                } else {
                    format!("ok ({})", several(count, "expectation"))
                };
                terminal.print(&format!("{name}: {what}\n"))?;
                tell(&case, terminal)?;
            }
            continue;
        }
        failed += 1;
        terminal.print(&format!("{name}: FAILED\n"))?;
        for failure in failures {
            let line = source.line_column(failure.span.start).0;
            terminal.print(&format!(
                "  line {line}: {} under {}\n    expected: {}\n    found:    {}\n",
                failure.feature,
                failure.rule_sets.join(", "),
                failure.expected,
                failure.found
            ))?;
        }
        tell(&case, terminal)?;
    }
    let how = match (failed, refused) {
        (0, 0) => "all hold".to_owned(),
        (failed, 0) => format!("{} failed", several(failed, "scenario")),
        (0, refused) => format!("{} refused", several(refused, "scenario")),
        (failed, refused) => format!("{} failed, {refused} refused", several(failed, "scenario")),
    };
    let (files, expectations) =
        (several(files.len(), "scenario"), several(expectations, "expectation"));
    terminal.print(&format!("{files}, {expectations}: {how}\n"))?;
    Ok(match (failed, refused) {
        (_, 1..) => Ending::Refused,
        (1.., 0) => Ending::Failed,
        (_, _) => Ending::Answered,
    })
}

/// Tells what a case speaks of that its board does not have.
fn tell(case: &Case, terminal: &mut Terminal) -> std::io::Result<()> {
    let (table, sets) = (case.table(), RuleSet::all());
    for doubt in doubts(&table, &judge(&table, &sets)) {
        terminal.print(&format!("  note: {doubt}\n"))?;
    }
    Ok(())
}

/// A number of things: `1 scenario`, `2 scenarios`.
fn several(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
