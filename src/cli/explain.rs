//! `oracle explain`: a question, ruling, source, rule set, mechanic, problem code or page on the notation.

use carcassonne_law::RuleSet;
use carcassonne_show::report::{self, Format, Output, find};
use clap::Args;

use super::args::{Paging, RuleSetArgs, format_parser, hide_file_options};
use super::choice::Choice;
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::output::Terminal;
use super::problems::command_line;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/explain.txt"))]
pub(super) struct Explain {
    /// A question, ruling, source, rule set, mechanic or problem code; or `notation`, `mechanics`, `problems`.
    #[arg(value_name = "ID")]
    id: String,
    #[command(flatten)]
    which: RuleSetArgs,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Explanations), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
    #[command(flatten)]
    paging: Paging,
}

pub(super) fn run(args: &Explain, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    let language = terminal.style().language;
    let listing = if args.which.is_empty() {
        report::explain(&args.id, language)
    } else {
        let choice = Choice::from_args(&args.which, terminal)?;
        let is_house = |set: &RuleSet| set.house().is_some() && set.id() == args.id;
        let depends_on_rules = report::depends_on_rule_sets(&args.id) || choice.sets.iter().any(is_house);
        if !depends_on_rules && report::explain(&args.id, language).is_ok() {
            let other = choice.sets.first().filter(|_| RuleSet::from_word(&args.id).is_ok());
            let (is_rule_set, other) = (other.is_some(), other.map(|set| set.id().to_owned()));
            return Err(mistake!(command_line::SameUnderAll { id: &args.id, is_rule_set, other }));
        }
        report::explain_under(&args.id, &choice.sets, language)
    };
    match listing {
        Ok(listing) => {
            terminal.write_sheet_paged(&args.paging, |sheet| args.format.write_listing(&listing, sheet))?;
            Ok(Ending::Answered)
        }
        Err(help) => {
            // An everyday word is seldom an id, but the search may find it.
            let search = match find(&args.id, false, language) {
                Some(_) if help.ends_with('?') => "also",
                Some(_) if help == report::LISTING_COMMANDS => "only",
                // A specific help, such as for a column of several rule sets, is kept.
                Some(_) | None => "no",
            };
            Err(mistake!(command_line::UnexplainedId { id: &args.id, search, help }))
        }
    }
}
