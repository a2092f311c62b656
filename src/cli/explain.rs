//! `oracle explain`: a question, ruling, source, rule set, mechanic, problem code or page on the notation.

use clap::Args;

use super::Ending;
use super::args::format;
use super::output::Terminal;
use crate::report::{self, Format, Output};
use crate::text::{Code, shortened};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle explain count.road-city
  oracle explain community
  oracle explain 2e
  oracle explain mechanics
  oracle explain city
  oracle explain notation    how a board is written; also map, board, tiles,
                             meeples, half, places, figures, ask
  oracle explain problems
  oracle explain board::edges")]
pub(super) struct Explain {
    /// A question, ruling, source, rule set, mechanic or problem code; or `notation`, `mechanics`, `problems`.
    #[arg(value_name = "ID")]
    id: String,
    /// How to show it.
    #[arg(long, value_parser = format(Output::Explanations), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Explain, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    match report::explain(&args.id) {
        Ok(listing) => {
            terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
            Ok(Ending::Answered)
        }
        Err(help) => {
            terminal.fault(
                Code::IdUnknown,
                &format!("nothing is called `{}`", shortened(&args.id)),
                &help,
            )?;
            Ok(Ending::Refused)
        }
    }
}
