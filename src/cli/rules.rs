//! `oracle rules`: the rule sets.

use std::path::PathBuf;

use carcassonne_show::report::{self, Format, Output};
use clap::Args;

use super::args::{RuleSetArgs, format_parser, hide_file_options};
use super::choice::Choice;
use super::command_error::CommandError;
use super::ending::Ending;
use super::output::Terminal;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/rules.txt"))]
pub(super) struct Rules {
    /// A file with house rules, listed with what it decides; can be repeated.
    #[arg(long, value_name = "FILE")]
    house: Vec<PathBuf>,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Rules, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    let rule_args = RuleSetArgs { house: args.house.clone(), ..RuleSetArgs::default() };
    let choice = Choice::from_args(&rule_args, terminal)?;
    let listing = report::rules(&choice.sets, terminal.style().language);
    terminal.write_sheet(|sheet| args.format.write_listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
