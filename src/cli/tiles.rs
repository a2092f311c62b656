//! `oracle tiles`: the printed tiles.

use carcassonne_board::tiles::{CATALOGUE, Entry, entry_in_any_case};
use carcassonne_show::report::{self, Format, Output};
use carcassonne_text::nearest_word;
use carcassonne_words::messages::plain::Arg;
use clap::Args;

use super::args::{format_parser, hide_file_options};
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::output::Terminal;
use super::problems::command_line::UnknownTile;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/tiles.txt"))]
pub(super) struct Tiles {
    /// Show only this tile, or those of a set or with a word: `II-09`, `II`, `halves`, `city`.
    #[arg(value_name = "ID|SET|WORD")]
    which: Option<String>,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Tiles, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    let entries = match &args.which {
        None => CATALOGUE.iter().collect(),
        Some(word) => find_entries(word),
    };
    if let (true, Some(word)) = (entries.is_empty(), &args.which) {
        let ids: Vec<&str> = CATALOGUE.iter().map(|e| e.id).collect();
        let near = Arg::texts(nearest_word(word, ids));
        return Err(mistake!(UnknownTile { id: word, near }));
    }
    let listing = report::tile_list(&entries);
    terminal.write_sheet(|sheet| args.format.write_listing(&listing, sheet))?;
    Ok(Ending::Answered)
}

/// Returns the printed tiles that a word names: by id, set, shape, or a feature or symbol on the tile.
fn find_entries(word: &str) -> Vec<&'static Entry> {
    if let Some(found) = entry_in_any_case(word) {
        return vec![found];
    }
    let lower = word.to_lowercase();
    let singular = match lower.as_str() {
        "cities" => "city",
        lower => lower.strip_suffix('s').unwrap_or(lower),
    };
    let is_match = |entry: &&Entry| {
        let set = entry.id.split('-').next().filter(|set| set.len() < entry.id.len());
        match singular {
            "half" | "halve" | "half-tile" => entry.half,
            "square" => !entry.half,
            "city" => !entry.cities.is_empty(),
            "road" => !entry.roads.is_empty() || !entry.crossing.is_empty() || !entry.gate.is_empty(),
            "crossing" => !entry.crossing.is_empty(),
            "monastery" | "cloister" => entry.monastery,
            "field" => !entry.fields.is_empty(),
            "coat" | "shield" | "coat of arm" => entry.cities.iter().any(|(_, coats)| *coats > 0),
            _ => {
                set.is_some_and(|set| set.eq_ignore_ascii_case(word))
                    || entry.set.eq_ignore_ascii_case(word)
                    || entry.symbols.contains(&singular)
            }
        }
    };
    CATALOGUE.iter().filter(is_match).collect()
}
