//! `oracle check`: the expected answers of scenarios, compared with the actual ones.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::args::{Which, format, unused};
use super::choice::Choice;
use super::ending::Ending;
use super::input::{self, Candidate};
use super::many;
use super::output::Terminal;
use crate::hints::doubts;
use crate::report::{CheckSum, Checked, Format, Output, Run};
use crate::rulebook::RuleSet;
use crate::text::SourceText;
use crate::verdict::{Case, Scope, expected_under, judge};

#[derive(Debug, Args)]
#[command(mut_arg("no_config", unused))]
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
    /// Leave out scenarios that pass.
    #[arg(long, short)]
    quiet: bool,
    /// Output format.
    #[arg(long, value_parser = format(Output::Checks), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Check, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let format = args.format;
    terminal.speak(format);
    let Some(choice) = Choice::of(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let Some(files) = input::scenarios(&args.paths, terminal)? else {
        return Ok(Ending::Refused);
    };
    let (mut sum, mut run) = (CheckSum::default(), Run::over(files.len()));
    let look = |found: &Candidate, source, case: &Case| checked(source, case, found, &choice);
    many::cases(&files, "checking", terminal, look, |_, checked, terminal| {
        sum.count(checked.as_ref().ok());
        match &checked {
            Ok(checked) if checked.holds() && args.quiet => return Ok(()),
            Ok(_) => {}
            Err(refused) => terminal.refuse(refused)?,
        }
        terminal.tell(|sheet| format.checked(checked.as_ref(), run, sheet))?;
        run.told += 1;
        Ok(())
    })?;
    if sum.scenarios == 0 {
        input::none_found(terminal)?;
        return Ok(Ending::Refused);
    }
    terminal.tell(|sheet| format.check_sum(&sum, run, sheet))?;
    Ok(match (sum.failed, sum.refused) {
        (_, 1..) => Ending::Refused,
        (1.., 0) => Ending::Failed,
        (_, _) => Ending::Answered,
    })
}

/// Checks the expected answers of a scenario.
fn checked(source: Arc<SourceText>, case: &Case, found: &Candidate, choice: &Choice) -> Checked {
    let table = &case.table();
    // Unless rule sets are chosen, those that the scenario itself names are checked too.
    let (chosen, sets) = (choice.is_chosen(), &choice.sets);
    let named = if chosen { Vec::new() } else { expected_under(table) };
    let new = |set: &RuleSet| !sets.iter().any(|known| known.id() == set.id());
    let sets: Vec<RuleSet> = sets.iter().cloned().chain(named.into_iter().filter(new)).collect();
    let judgement = judge(table, &sets, Scope::SpokenOf);
    let checked = Checked::of(found.name(), source, table, &judgement);
    let mut notes =
        if chosen { doubts(table, &judge(table, &RuleSet::all(), Scope::SpokenOf)) } else { doubts(table, &judgement) };
    if found.is_named() || !checked.holds() {
        notes.extend(choice.notices_among(&sets, table, &found.told));
    }
    Checked { notes, named: found.is_named(), ..checked }
}
