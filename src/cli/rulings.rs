//! `oracle rulings`: the questions and rulings.

use clap::Args;

use super::Ending;
use super::args::format;
use super::output::Terminal;
use crate::report::{self, Format, Output};
use crate::rulebook::{questions, source, sources};
use crate::text::{Code, one_of, shortened};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle rulings
  oracle rulings gap
  oracle rulings --source 2e --format json")]
pub(super) struct Rulings {
    /// Only questions whose id begins like this: `count`, `gap.field`.
    #[arg(value_name = "QUESTION", default_value = "", hide_default_value = true)]
    question: String,
    /// Only rulings from this source.
    #[arg(long, value_name = "ID")]
    source: Option<String>,
    /// How to show them.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Rulings, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    if let Some(id) = args.source.as_deref().filter(|id| source(id).is_none()) {
        let ids: Vec<&str> = sources().iter().map(|s| s.id).collect();
        terminal.fault(
            Code::IdUnknown,
            &format!("`{}` is not a source", shortened(id)),
            &one_of(id, &ids),
        )?;
        return Ok(Ending::Refused);
    }
    if !questions().iter().any(|q| q.id.starts_with(&args.question)) {
        let ids: Vec<&str> = questions().iter().map(|q| q.id).collect();
        terminal.fault(
            Code::IdUnknown,
            &format!("no question begins with `{}`", shortened(&args.question)),
            &one_of(&args.question, &ids),
        )?;
        return Ok(Ending::Refused);
    }
    let listing = report::rulings(&args.question, args.source.as_deref());
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
