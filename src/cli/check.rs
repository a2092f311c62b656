//! `oracle check`: the expected answers of scenarios, compared with the actual ones.

use std::path::PathBuf;
use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_rules::hints::doubts;
use carcassonne_rules::verdict::{Case, Scope, expected_rule_sets, judge};
use carcassonne_show::report::{CheckResult, CheckSum, Format, Output, Run};
use carcassonne_text::SourceText;
use clap::Args;

use super::args::{RuleSetArgs, format_parser, hide_arg};
use super::choice::Choice;
use super::command_error::CommandError;
use super::ending::Ending;
use super::fix::fix_files;
use super::input::{self, Candidate};
use super::output::Terminal;
use super::parallel;

#[derive(Debug, Args)]
#[command(mut_arg("no_config", hide_arg))]
#[command(after_help = include_str!("help/check.txt"))]
pub(super) struct Check {
    /// Scenario files, or folders to search for `.yaml` and `.yml` files.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    which: RuleSetArgs,
    /// Correct refused files where only one thing can be meant; each is kept as it was in a copy.
    #[arg(long)]
    fix: bool,
    /// Leave out scenarios that pass.
    #[arg(long, short)]
    quiet: bool,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Checks), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Check, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    let format = args.format;
    terminal.set_format(format);
    let choice = Choice::from_args(&args.which, terminal)?;
    let files = input::find_scenarios(&args.paths, terminal)?;
    if args.fix {
        fix_files(&files, terminal)?;
    }
    let (mut sum, mut run) = (CheckSum::default(), Run::new(files.len()));
    let check_file = |found: &Candidate, source, case: &Case| check_case(source, case, found, &choice);
    parallel::for_each_case(&files, "checking", terminal, check_file, |_, checked, terminal| {
        sum.count(checked.as_ref().ok());
        match &checked {
            Ok(checked) if checked.holds() && args.quiet => return Ok(()),
            Ok(_) => {}
            Err(refused) => terminal.report_problems(refused)?,
        }
        terminal.write_sheet(|sheet| format.write_check(checked.as_ref(), run, sheet))?;
        run.reported += 1;
        Ok(())
    })?;
    if sum.scenarios == 0 {
        return Err(input::none_found());
    }
    terminal.write_sheet(|sheet| format.write_check_sum(&sum, run, sheet))?;
    Ok(match (sum.failed, sum.refused) {
        (_, 1..) => Ending::Refused,
        (1.., 0) => Ending::Failed,
        (_, _) => Ending::Answered,
    })
}

/// Checks the expected answers of a scenario.
fn check_case(source: Arc<SourceText>, case: &Case, candidate: &Candidate, choice: &Choice) -> CheckResult {
    let table = &case.table();
    // Unless rule sets are chosen, those that the scenario itself names are checked too.
    let sets = &choice.sets;
    let named_sets = if choice.is_chosen { Vec::new() } else { expected_rule_sets(table) };
    let is_new = |set: &RuleSet| !sets.iter().any(|known| known.id() == set.id());
    let sets: Vec<RuleSet> = sets.iter().cloned().chain(named_sets.into_iter().filter(is_new)).collect();
    let judgement = judge(table, &sets, Scope::Mentioned);
    let checked = CheckResult::new(candidate.name(), source, table, &judgement);
    let mut notes = if choice.is_chosen {
        doubts(table, &judge(table, &RuleSet::all(), Scope::Mentioned))
    } else {
        doubts(table, &judgement)
    };
    if candidate.is_named() || !checked.holds() {
        notes.extend(choice.notices_under(&sets, table, &candidate.display_path));
    }
    CheckResult { notes, is_named: candidate.is_named(), ..checked }
}
