//! `oracle rules`: the rule sets.

use std::path::PathBuf;

use clap::Args;

use super::args::{Which, format};
use super::choice::Choice;
use super::ending::Ending;
use super::output::Terminal;
use crate::report::{self, Format, Output};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle rules
  oracle rules --house kitchen.yaml    with what the table decided")]
pub(super) struct Rules {
    /// A file with a table's own rules, listed with what it decides; may be given several times.
    #[arg(long, value_name = "FILE")]
    house: Vec<PathBuf>,
    /// How to show it.
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
