//! `oracle rulings`: the questions and rulings.

use carcassonne_law::{find_source, questions, questions_meant, sources};
use carcassonne_show::report::{self, Format, Output};
use carcassonne_words::messages::plain::Arg;
use clap::Args;

use super::args::{Paging, RuleSetArgs, format_parser, hide_file_options, unknown_id};
use super::choice::Choice;
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::output::Terminal;
use super::problems::command_line::UnknownId;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/rulings.txt"))]
pub(super) struct Rulings {
    /// Only questions whose id begins with this: `count`, `gap.field`.
    #[arg(value_name = "QUESTION", default_value = "", hide_default_value = true)]
    question: String,
    /// Only rulings from this source.
    #[arg(long, value_name = "ID")]
    source: Option<String>,
    /// Only rulings that decide under these rule sets, with their answers: ids from `oracle rules`, dates, or `now`,
    /// separated by commas.
    #[arg(long, value_name = "ID,...", value_delimiter = ',')]
    rules: Vec<String>,
    /// Only rulings that decide under the official rules in force on a date (YYYY, YYYY-MM or YYYY-MM-DD).
    #[arg(long, value_name = "DATE")]
    as_of: Option<String>,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
    #[command(flatten)]
    paging: Paging,
}

pub(super) fn run(args: &Rulings, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    if let Some(id) = args.source.as_deref().filter(|id| find_source(id).is_none()) {
        let ids: Vec<&str> = sources().iter().map(|s| s.id).collect();
        return Err(unknown_id("cited-source", id, &ids, "sources"));
    }
    if !questions().iter().any(|q| q.id.starts_with(&args.question)) {
        let ids: Vec<&str> = questions().iter().map(|q| q.id).collect();
        let (kind, id, list) = ("question", &args.question, "rulings");
        return Err(match questions_meant(id).as_slice() {
            similar @ [_, ..] if similar.len() < 4 => {
                mistake!(UnknownId { kind, id, near: Arg::texts(similar), list })
            }
            _ => unknown_id(kind, id, &ids, list),
        });
    }
    let rule_args = RuleSetArgs { rules: args.rules.clone(), as_of: args.as_of.clone(), ..RuleSetArgs::default() };
    let sets = if rule_args.is_empty() { Vec::new() } else { Choice::from_args(&rule_args, terminal)?.sets };
    let language = terminal.style().language;
    let listing = report::rulings_under(&args.question, args.source.as_deref(), &sets, language);
    terminal.write_sheet_paged(&args.paging, |sheet| args.format.write_listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
