//! `oracle man`: pages of the manual.

use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man as Page;

use super::args::{Over, none_of_files};
use super::ending::Ending;
use super::files::{Complaint, Target, TargetOption};
use super::output::Terminal;
use crate::text::{one_of, shortened};

#[derive(Debug, Args)]
#[command(mut_args(none_of_files))]
#[command(after_help = "Examples:
  oracle man | man -l -
  oracle man score | man -l -
  oracle man -o ~/.local/share/man/man1     one file per command")]
pub(super) struct Man {
    /// Command whose page to print [default: the whole program].
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    about: Option<String>,
    /// Write all pages into this folder.
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    #[command(flatten)]
    over: Over,
}

/// Prints a page on the whole command line or one command, or writes all pages into a folder.
pub(super) fn run(args: &Man, whole: Command, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let mut whole = whole.disable_help_subcommand(true);
    // Built for full names: `oracle score`, in `oracle-score.1`.
    whole.build();
    if let Some(folder) = &args.output {
        let pages = std::iter::once(whole.clone()).chain(whole.get_subcommands().cloned());
        let mut wanted = Vec::new();
        for command in pages {
            let page = Page::new(command);
            let mut text = Vec::new();
            page.render(&mut text)?;
            let path = folder.join(page.get_filename());
            // If one page cannot be written, none is.
            match target(folder, &path, args.over.force) {
                Ok(target) => wanted.push((target, text)),
                Err((message, help)) => {
                    terminal.complain(&message, &help)?;
                    return Ok(Ending::Refused);
                }
            }
        }
        let count = wanted.len();
        for (target, text) in wanted {
            if let Err((message, help)) = target.write(&text, terminal)? {
                terminal.complain(&message, &help)?;
                return Ok(Ending::Refused);
            }
        }
        terminal.print(&format!("{}: {count} pages\n", folder.display()))?;
        return Ok(Ending::Answered);
    }
    let command = match &args.about {
        None => whole,
        Some(name) => {
            let Some(found) = whole.find_subcommand(name) else {
                let names: Vec<&str> = whole.get_subcommands().map(Command::get_name).collect();
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

/// Returns the target of a page.
fn target(folder: &Path, path: &Path, force: bool) -> Result<Target, Complaint> {
    let shown = folder.display();
    if !folder.is_dir() {
        return Err(if folder.exists() {
            (format!("{shown} is a file, not a folder"), "name a folder".to_owned())
        } else {
            (format!("no such folder: {shown}"), "create it first, or name another".to_owned())
        });
    }
    let instead = "name another folder, or overwrite it with `--force`";
    Target::of(path, TargetOption { force, instead, usual: "oracle.1" })
}
