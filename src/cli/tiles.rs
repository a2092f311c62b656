//! `oracle tiles`: the printed tiles.

use clap::Args;

use super::args::{format, near_or_listed, none_of_files};
use super::ending::Ending;
use super::output::Terminal;
use crate::report::{self, Format, Output};
use crate::text::{Code, shortened};
use crate::tiles::{CATALOGUE, entry};

#[derive(Debug, Args)]
#[command(mut_args(none_of_files))]
#[command(after_help = "Examples:
  oracle tiles
  oracle tiles II-09")]
pub(super) struct Tiles {
    /// Show only this tile.
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// Output format.
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
                let message = format!("there is no printed tile `{}`", shortened(id));
                let help = near_or_listed(id, &ids, "oracle tiles");
                terminal.fault(Code::TileUnknown, &message, &help)?;
                return Ok(Ending::Refused);
            }
        }
    };
    let listing = report::tile_list(only);
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    Ok(Ending::Answered)
}
