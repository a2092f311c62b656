//! `oracle man`: pages of the manual.

use std::path::PathBuf;

use clap::{Args, CommandFactory};
use clap_mangen::Man as Page;

use super::Ending;
use super::commands::Cli;
use super::files::write_whole;
use super::output::Terminal;
use crate::text::{one_of, shortened};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle man | man -l -
  oracle man score | man -l -
  oracle man -o ~/.local/share/man/man1     a file for each command")]
pub(super) struct Man {
    /// The command that the page is about [default: the whole program].
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    about: Option<String>,
    /// Write every page into this folder.
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
}

pub(super) fn run(args: &Man, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let mut whole = Cli::command().disable_help_subcommand(true);
    // Names in full: `oracle score`, in `oracle-score.1`.
    whole.build();
    if let Some(folder) = &args.output {
        let pages = std::iter::once(whole.clone()).chain(whole.get_subcommands().cloned());
        let mut count = 0;
        for command in pages {
            let page = Page::new(command);
            let mut text = Vec::new();
            page.render(&mut text)?;
            let path = folder.join(page.get_filename());
            if let Err(error) = write_whole(&path, &text) {
                let message = format!("cannot write {}: {error}", path.display());
                terminal
                    .complain(&message, "name a folder that is there, and that you may write to")?;
                return Ok(Ending::Refused);
            }
            count += 1;
        }
        terminal.print(&format!("{}: {count} pages\n", folder.display()))?;
        return Ok(Ending::Answered);
    }
    let command = match &args.about {
        None => whole,
        Some(name) => {
            let Some(found) = whole.find_subcommand(name) else {
                let names: Vec<&str> =
                    whole.get_subcommands().map(clap::Command::get_name).collect();
                let message = format!("there is no command `{}`", shortened(name));
                terminal.complain(&message, &one_of(name, &names))?;
                return Ok(Ending::Refused);
            };
            found.clone()
        }
    };
    let mut text = Vec::new();
    Page::new(command).render(&mut text)?;
    terminal.print(&String::from_utf8_lossy(&text))?;
    Ok(Ending::Answered)
}
