//! `oracle rules`: the rule sets.

use super::Ending;
use super::args::Listing;
use super::output::Terminal;
use crate::report;

pub(super) fn run(args: &Listing, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let listing = report::rules();
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
