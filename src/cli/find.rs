//! `oracle find`: a search for a few words in the rulings, rules and notation.

use carcassonne_show::report::{self, Format, Output};
use carcassonne_words::messages::plain::Arg;
use clap::Args;

use super::args::{RuleSetArgs, format_parser, hide_file_options};
use super::choice::Choice;
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::output::Terminal;
use super::problems::command_line::NothingFound;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/find.txt"))]
pub(super) struct Find {
    /// Words to look for, in English, Dutch or German.
    #[arg(required = true, value_name = "WORD")]
    words: Vec<String>,
    /// Show all matches, not just the ten best.
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    which: RuleSetArgs,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Find, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    let (query, language) = (args.words.join(" "), terminal.style().language);
    let listing = if args.which.is_empty() {
        report::find(&query, args.all, language)
    } else {
        let mut sets = Choice::from_args(&args.which, terminal)?.sets;
        if !args.which.selects_rule_sets() {
            // House rules are searched together with today's rules only.
            sets.retain(|set| set.house().is_some() || set.is_present());
        }
        report::find_under(&query, args.all, &sets, language)
    };
    if let Some(listing) = listing {
        terminal.write_sheet(|sheet| args.format.write_listing(&listing, sheet))?;
        return Ok(Ending::Answered);
    }
    let similar = Arg::texts(report::near_words(&query));
    Err(mistake!(NothingFound { query, similar }))
}
