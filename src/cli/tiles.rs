//! `oracle tiles`: the printed tiles.

use clap::Args;

use super::args::format;
use super::ending::Ending;
use super::output::Terminal;
use crate::report::{self, Format, Output};
use crate::text::{Code, one_of, shortened};
use crate::tiles::{CATALOGUE, entry};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle tiles
  oracle tiles II-09")]
pub(super) struct Tiles {
    /// Only this tile.
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// How to show them.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Tiles, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    let only = match &args.id {
        None => None,
        Some(id) => {
            if let Some(entry) = entry(id) {
                Some(entry)
            } else {
                let ids: Vec<&str> = CATALOGUE.iter().map(|e| e.id).collect();
                let message = format!("`{}` is not in the catalogue", shortened(id));
                terminal.fault(Code::TileUnknown, &message, &one_of(id, &ids))?;
                return Ok(Ending::Refused);
            }
        }
    };
    let listing = report::tile_list(only);
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
