//! `oracle explain`: a question, ruling, source, rule set, mechanic or problem code.

use super::Ending;
use super::args::Explain;
use super::output::Terminal;
use crate::report;

pub(super) fn run(args: &Explain, terminal: &mut Terminal) -> std::io::Result<Ending> {
    match report::explain(&args.id) {
        Ok(listing) => {
            terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
            Ok(Ending::Answered)
        }
        Err(help) => {
            terminal.complain(&format!("nothing is called `{}`", args.id), &help)?;
            Ok(Ending::Refused)
        }
    }
}
