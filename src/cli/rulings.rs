//! `oracle rulings`: the questions and rulings.

use super::Ending;
use super::args::Rulings;
use super::output::Terminal;
use crate::report;
use crate::rulebook::{questions, source, sources};
use crate::text::{one_of, shortened};

pub(super) fn run(args: &Rulings, terminal: &mut Terminal) -> std::io::Result<Ending> {
    if let Some(id) = args.source.as_deref().filter(|id| source(id).is_none()) {
        let ids: Vec<&str> = sources().iter().map(|s| s.id).collect();
        terminal.complain(&format!("`{}` is no source", shortened(id)), &one_of(id, &ids))?;
        return Ok(Ending::Refused);
    }
    if !questions().iter().any(|q| q.id.starts_with(&args.question)) {
        let ids: Vec<&str> = questions().iter().map(|q| q.id).collect();
        terminal.complain(
            &format!("no question begins with `{}`", shortened(&args.question)),
            &one_of(&args.question, &ids),
        )?;
        return Ok(Ending::Refused);
    }
    let (page, value) = report::rulings(&args.question, args.source.as_deref());
    terminal.listing(&page, &value, args.format)?;
    Ok(Ending::Answered)
}
