//! `oracle sources`: the documents, and the passages of one.

use carcassonne_law::{find_source, source_places, sources};
use carcassonne_show::report::{self, Format, Output};
use clap::Args;

use super::args::{format_parser, hide_file_options, unknown_id};
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::output::Terminal;
use super::problems::command_line::UnlistedPassages;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/sources.txt"))]
pub(super) struct Sources {
    /// Show only this source.
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// List its passages, each with the rulings that cite it, or why none does.
    #[arg(long, requires = "id")]
    places: bool,
    /// List only the passages that no ruling cites.
    #[arg(long, requires = "places")]
    uncited: bool,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Sources, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    let language = terminal.style().language;
    let unknown_source = |id: &str| {
        let ids: Vec<&str> = sources().iter().map(|s| s.id).collect();
        unknown_id("source", id, &ids, "sources")
    };
    let selected = args.id.as_deref().map(|id| find_source(id).ok_or_else(|| unknown_source(id))).transpose()?;
    let listing = match selected.filter(|_| args.places) {
        None => report::source_list(selected, language),
        Some(document) => {
            let Some(places) = source_places(document.id) else {
                return Err(mistake!(UnlistedPassages { source: document.id, extent: document.read.to_string() }));
            };
            report::place_list(document, places, args.uncited, language)
        }
    };
    terminal.write_sheet(|sheet| args.format.write_listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
