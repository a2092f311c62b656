//! `oracle rules`: the rule sets.

use clap::Args;

use super::Ending;
use super::args::format;
use super::output::Terminal;
use crate::report::{self, Format, Output};

#[derive(Debug, Args)]
pub(super) struct Rules {
    /// How to show it.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Rules, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    let listing = report::rules();
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
