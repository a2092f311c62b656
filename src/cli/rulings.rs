//! `oracle rulings`: the questions and rulings.

use clap::Args;

use super::args::{Paging, RuleSetArgs, format_parser, hide_file_options, unknown_id_help};
use super::choice::Choice;
use super::command_error::CommandError;
use super::ending::Ending;
use super::output::Terminal;
use crate::report::{self, Format, Output};
use crate::rulebook::{find_source, questions, questions_meant, sources};
use crate::text::{Code, quoted_list, shorten};

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = "Examples:
  oracle rulings
  oracle rulings gap
  oracle rulings count --rules 2021
  oracle rulings --source 2e --format json")]
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
        let help = unknown_id_help(id, &ids, "oracle sources");
        return Err(CommandError::new(Code::IdUnknown, format!("`{}` is not a source", shorten(id)), help));
    }
    if !questions().iter().any(|q| q.id.starts_with(&args.question)) {
        let ids: Vec<&str> = questions().iter().map(|q| q.id).collect();
        let help = match questions_meant(&args.question).as_slice() {
            similar @ [_, ..] if similar.len() < 4 => {
                format!("did you mean {}?", quoted_list(similar, "or"))
            }
            _ => unknown_id_help(&args.question, &ids, "oracle rulings"),
        };
        let message = format!("no question id begins with `{}`", shorten(&args.question));
        return Err(CommandError::new(Code::IdUnknown, message, help));
    }
    let rule_args = RuleSetArgs { rules: args.rules.clone(), as_of: args.as_of.clone(), ..RuleSetArgs::default() };
    let sets = if rule_args.is_empty() { Vec::new() } else { Choice::from_args(&rule_args, terminal)?.sets };
    let listing = report::rulings_under(&args.question, args.source.as_deref(), &sets);
    terminal.write_sheet_paged(&args.paging, |sheet| args.format.write_listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
