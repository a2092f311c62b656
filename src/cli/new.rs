//! `oracle new`: templates of scenarios.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::{Over, none_of_files};
use super::ending::Ending;
use super::files::{Complaint, FORCE, Target, TargetOption};
use super::output::Terminal;
use crate::scenario::{PATTERNS, Pattern};
use crate::text::{Code, listed, nearest, shortened};
use crate::typing::Draft;

#[derive(Debug, Args)]
#[command(mut_args(none_of_files))]
#[command(after_help = "Examples:
  oracle new                              the templates, each with its question
  oracle new city-pair                    the scenario, with comments
  oracle new city-pair -o quarrel.yaml    into a file
  oracle new halves                       templates that ask about half tiles
  oracle new dragon | oracle score -")]
pub(super) struct New {
    /// A template name, or a word from its question; lists all if omitted.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Write the scenario to a new file.
    #[arg(short, long, value_name = "FILE", requires = "name")]
    output: Option<PathBuf>,
    #[command(flatten)]
    over: Over,
}

pub(super) fn run(args: &New, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(name) = &args.name else {
        terminal.print(&list(PATTERNS.iter(), terminal.width()))?;
        terminal.print(
            "\nTo start from one: oracle new NAME [-o FILE]; then oracle score FILE.\nThe line below each question is the same question in short.\n",
        )?;
        return Ok(Ending::Answered);
    };
    let Some(pattern) = Pattern::named(&name.to_lowercase()) else {
        return other(name, terminal);
    };
    match &args.output {
        None => terminal.print(pattern.text)?,
        Some(path) => {
            let asked = TargetOption { force: args.over.force, instead: FORCE, usual: "quarrel.yaml" };
            match write_scenario(path, pattern.text, asked, terminal)? {
                Ok(said) => terminal.print(&said)?,
                Err((message, help)) => {
                    terminal.fault_of(Some(path), Code::Usage, &message, &help)?;
                    return Ok(Ending::Refused);
                }
            }
        }
    }
    Ok(Ending::Answered)
}

/// Formats patterns, each with its question and, below, its short form.
fn list<'p>(patterns: impl Iterator<Item = &'p Pattern>, width: usize) -> String {
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

/// Reports that a word is no pattern, with help: a similar name, or the patterns whose question has the word.
fn other(word: &str, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let lower = word.to_lowercase();
    let holds = |pattern: &&Pattern| {
        lower.chars().count() > 2
            && [pattern.name, pattern.question(), pattern.about()]
                .iter()
                .any(|text| text.to_lowercase().contains(&lower))
    };
    let names: Vec<&str> = PATTERNS.iter().map(|pattern| pattern.name).collect();
    let asking: Vec<&str> = PATTERNS.iter().filter(holds).map(|pattern| pattern.name).collect();
    let help = match (nearest(word, names.iter().copied()), asking.is_empty()) {
        (Some(near), true) => format!("did you mean `{near}`?"),
        (_, false) => {
            format!("{} ask about it; `oracle new` lists their questions", listed(&asking, "and"))
        }
        (None, true) => format!(
            "write {}; `oracle new` lists their questions, and `oracle explain notation` shows how to start without one",
            listed(&names, "or")
        ),
    };
    let help = if asking.len() == 1 { help.replacen("ask about", "asks about", 1) } else { help };
    terminal.fault(Code::IdUnknown, &format!("no template is called `{}`", shortened(word)), &help)?;
    Ok(Ending::Refused)
}

/// Writes a scenario into a file; returns the message to print, or the complaint.
///
/// # Errors
///
/// If standard output cannot be written.
pub(super) fn write_scenario(
    path: &Path,
    text: &str,
    asked: TargetOption<'_>,
    terminal: &mut Terminal,
) -> std::io::Result<Result<String, Complaint>> {
    let written = match Target::of(path, asked) {
        Err(complaint) => return Ok(Err(complaint)),
        Ok(target) => {
            let written = target.write(text.as_bytes(), terminal)?;
            written.map(|()| matches!(target, Target::File { .. }))
        }
    };
    let shown = path.display();
    Ok(written.map(|is_kept| {
        if is_kept {
            let name = shown.to_string();
            let plain = |c: char| c.is_alphanumeric() || "._-/\\:".contains(c);
            let word = if name.chars().all(plain) { name.clone() } else { Draft::quoted(&name) };
            format!("{name} is written; next: oracle score {word}\n")
        } else {
            String::new()
        }
    }))
}
