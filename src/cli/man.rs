//! `oracle man`: pages of the manual.

use std::path::{Path, PathBuf};

use carcassonne_text::choice;
use clap::{Args, Command};
use clap_mangen::Man as Page;

use super::args::{OverwriteArgs, hide_file_options};
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::files::{Target, TargetOptions};
use super::output::Terminal;
use super::problems::{command_line, files};

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/man.txt"))]
pub(super) struct Man {
    /// Command whose page to print [default: the whole program].
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    about: Option<String>,
    /// Write all pages into this folder.
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    #[command(flatten)]
    over: OverwriteArgs,
}

/// Prints the manual page of the program or of one command, or writes all pages into a folder.
pub(super) fn run(args: &Man, program: Command, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    let mut program = program.disable_help_subcommand(true);
    // Built for full names: `oracle score`, in `oracle-score.1`.
    program.build();
    if let Some(folder) = &args.output {
        let pages = std::iter::once(program.clone()).chain(program.get_subcommands().cloned());
        let mut outputs = Vec::new();
        for command in pages {
            let page = Page::new(command);
            let mut text = Vec::new();
            page.render(&mut text)?;
            let path = folder.join(page.get_filename());
            // If one page cannot be written, none is.
            outputs.push((page_target(folder, &path, args.over.force)?, text));
        }
        let count = outputs.len();
        for (target, text) in outputs {
            target.write(&text, terminal)?;
        }
        terminal.print(&format!("{}: {count} pages\n", folder.display()))?;
        return Ok(Ending::Answered);
    }
    let command = match &args.about {
        None => program,
        Some(name) => {
            let Some(found) = program.find_subcommand(name) else {
                let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
                return Err(mistake!(command_line::UnknownCommand { word: name, choice: choice(name, &names) }));
            };
            found.clone()
        }
    };
    let mut text = Vec::new();
    Page::new(command).render(&mut text)?;
    terminal.print(&String::from_utf8_lossy(&text))?;
    Ok(Ending::Answered)
}

/// Returns the target of the manual page `path`; an error if `folder` is no folder, or the page may not be written.
fn page_target(folder: &Path, path: &Path, force: bool) -> Result<Target, CommandError> {
    if !folder.is_dir() {
        let (needed, name) = ("folder", folder.display().to_string());
        return Err(if folder.exists() {
            mistake!(files::FileNotFolder { folder: name, needed })
        } else {
            mistake!(files::NoSuchFolder { folder: name, needed })
        });
    }
    Target::for_path(path, TargetOptions { force, kind: "page", example_name: "oracle.1" })
}
