//! `oracle sources`: the documents.

use super::Ending;
use super::args::Listing;
use super::output::Terminal;
use crate::report;

pub(super) fn run(args: &Listing, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let (page, value) = report::source_list();
    terminal.listing(&page, &value, args.format)?;
    Ok(Ending::Answered)
}
