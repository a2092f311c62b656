//! `oracle rules`: the rule sets.

use std::path::PathBuf;

use clap::Args;

use super::args::{Which, format, none_of_files};
use super::choice::Choice;
use super::ending::Ending;
use super::output::Terminal;
use crate::report::{self, Format, Output};

#[derive(Debug, Args)]
#[command(mut_args(none_of_files))]
#[command(after_help = "Examples:
  oracle rules
  oracle rules --house kitchen.yaml    with your house rules")]
pub(super) struct Rules {
    /// A file with house rules, listed with what it decides; can be repeated.
    #[arg(long, value_name = "FILE")]
    house: Vec<PathBuf>,
    /// Output format.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Rules, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    let which = Which { house: args.house.clone(), ..Which::default() };
    let Some(choice) = Choice::of(&which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let listing = report::rules(&choice.sets);
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
