//! `oracle new`: templates of scenarios.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use carcassonne_position::{PATTERNS, Pattern};
use carcassonne_text::nearest_word;
use carcassonne_typing::typing::Draft;
use carcassonne_words::messages::plain::Arg;
use clap::Args;

use super::args::{OverwriteArgs, hide_file_options};
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::files::{Target, TargetOptions};
use super::output::Terminal;
use super::problems::command_line::UnknownTemplate;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/new.txt"))]
pub(super) struct New {
    /// A template name, or a word from its question; lists all if omitted.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Write the scenario to a new file.
    #[arg(short, long, value_name = "FILE", requires = "name")]
    output: Option<PathBuf>,
    #[command(flatten)]
    over: OverwriteArgs,
}

pub(super) fn run(args: &New, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    let Some(name) = &args.name else {
        terminal.print(&format_list(PATTERNS.iter(), terminal.style().width))?;
        terminal.print(
            "\nTo start from one: oracle new NAME [-o FILE]; then oracle score FILE.\nThe line below each question is the same question in short.\n",
        )?;
        return Ok(Ending::Answered);
    };
    let pattern = Pattern::named(&name.to_lowercase()).ok_or_else(|| unknown_template(name))?;
    match &args.output {
        None => terminal.print(pattern.text)?,
        Some(path) => {
            let options = TargetOptions { force: args.over.force, kind: "file", example_name: "quarrel.yaml" };
            let message = write_scenario(path, pattern.text, options, terminal)?;
            terminal.print(&message)?;
        }
    }
    Ok(Ending::Answered)
}

/// Formats templates, each with its question and, below, the command `oracle quick` that asks it.
fn format_list<'p>(patterns: impl Iterator<Item = &'p Pattern>, width: usize) -> String {
    let mut out = String::new();
    for pattern in patterns {
        let name = format!("{:<16}", pattern.name);
        let options = textwrap::Options::new(width).initial_indent(&name).subsequent_indent("                ");
        let _ = writeln!(out, "{}", textwrap::fill(pattern.question(), options));
        // Not wrapped, so that it can be copied.
        let _ = writeln!(out, "                {}", pattern.typed());
    }
    out
}

/// Returns the error that no template is called `word`; its help has those on that subject, else a similar name or all.
fn unknown_template(word: &str) -> CommandError {
    let lower = word.to_lowercase();
    let is_match = |pattern: &&Pattern| {
        lower.chars().count() > 2
            && [pattern.name, pattern.question(), pattern.about()]
                .iter()
                .any(|text| text.to_lowercase().contains(&lower))
    };
    let names: Vec<&str> = PATTERNS.iter().map(|pattern| pattern.name).collect();
    let matching: Vec<&str> = PATTERNS.iter().filter(is_match).map(|pattern| pattern.name).collect();
    let near = Arg::texts(nearest_word(word, names.iter().copied()));
    let (matching, names) = (Arg::texts(matching), Arg::texts(names));
    mistake!(UnknownTemplate { word: word.to_owned(), matching, near, names })
}

/// Writes a scenario to `path`; returns the message to print, empty if `path` is no file.
pub(super) fn write_scenario(
    path: &Path,
    text: &str,
    options: TargetOptions<'_>,
    terminal: &mut Terminal,
) -> Result<String, CommandError> {
    let target = Target::for_path(path, options)?;
    target.write(text.as_bytes(), terminal)?;
    if !matches!(target, Target::File { .. }) {
        return Ok(String::new());
    }
    let name = path.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "._-/\\:".contains(c);
    let word = if name.chars().all(is_plain) { name.clone() } else { Draft::quoted(&name) };
    Ok(format!("{name} is written; next: oracle score {word}\n"))
}
