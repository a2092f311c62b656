//! `oracle find`: what is known about a few words.

use clap::Args;

use super::Ending;
use super::args::format;
use super::output::Terminal;
use crate::report::{self, Format, Output};
use crate::text::{Code, listed, shortened};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle find cloister halves
  oracle find Bauer Lücke              German words, and Dutch ones: boer gat
  oracle find does a gap close a city
  oracle find --all dragon
  oracle find barn --format json

Case, accents and plurals do not matter. What has more of the words comes first.")]
pub(super) struct Find {
    /// Words of the game, in English, Dutch or German.
    #[arg(required = true, value_name = "WORD")]
    words: Vec<String>,
    /// Show everything that was found, not the best ten.
    #[arg(long)]
    all: bool,
    /// How to show it.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Find, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    let query = args.words.join(" ");
    if let Some(listing) = report::find(&query, args.all) {
        terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
        return Ok(Ending::Answered);
    }
    let near = report::near_words(&query);
    let all =
        "`oracle rulings` lists every question, and `oracle explain mechanics` what can be asked";
    let help = if near.is_empty() {
        format!("try a word of the game, such as gap, barn or monastery; {all}")
    } else {
        format!("perhaps {}? {all}", listed(&near, "or"))
    };
    let message = format!("nothing is known about `{}`", shortened(&query));
    terminal.fault(Code::IdUnknown, &message, &help)?;
    Ok(Ending::Refused)
}
