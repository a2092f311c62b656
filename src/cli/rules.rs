//! `oracle rules`: the rule sets.

use super::Ending;
use super::args::Listing;
use super::output::Terminal;
use crate::report;

pub(super) fn run(args: &Listing, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let (page, value) = report::rules();
    terminal.listing(&page, &value, args.format)?;
    Ok(Ending::Answered)
}
