//! `oracle explain`: a question, ruling, source, rule set, mechanic or problem code.

use super::Ending;
use super::args::Explain;
use super::output::Terminal;
use crate::report;
use crate::text::shortened;

pub(super) fn run(args: &Explain, terminal: &mut Terminal) -> std::io::Result<Ending> {
    match report::explain(&args.id) {
        Ok(page) => {
            terminal.law(&page, args.format == "markdown")?;
            Ok(Ending::Answered)
        }
        Err(help) => {
            terminal.complain(&format!("nothing is called `{}`", shortened(&args.id)), &help)?;
            Ok(Ending::Refused)
        }
    }
}
