//! `oracle tiles`: the printed tiles.

use super::Ending;
use super::args::Tiles;
use super::output::Terminal;
use crate::report;
use crate::text::{one_of, shortened};
use crate::tiles::{CATALOGUE, entry};

pub(super) fn run(args: &Tiles, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let only = match &args.id {
        None => None,
        Some(id) => {
            if let Some(entry) = entry(id) {
                Some(entry)
            } else {
                let ids: Vec<&str> = CATALOGUE.iter().map(|e| e.id).collect();
                let message = format!("`{}` is not in the catalogue", shortened(id));
                terminal.complain(&message, &one_of(id, &ids))?;
                return Ok(Ending::Refused);
            }
        }
    };
    let (page, value) = report::tile_list(only);
    terminal.listing(&page, &value, args.format)?;
    Ok(Ending::Answered)
}
