//! `oracle schema`: what the files and the output in JSON are made of.

use std::fmt::Write as _;

use clap::{Args, Command};

use super::ending::Ending;
use super::output::Terminal;
use crate::report::{SCHEMAS, Schema};
use crate::text::{Code, nearest, shortened};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle schema                                which there are
  oracle schema score                          of what oracle score --format json prints
  oracle schema scenario > scenario.json       for an editor: one file, with all that it refers to

What a schema calls a word of a set is one of those that it lists.")]
pub(super) struct SchemaArgs {
    /// The command whose JSON it describes, or the kind of file; left out, all are listed.
    #[arg(value_name = "COMMAND")]
    name: Option<String>,
}

/// Prints a schema; `whole` is the command line, for a command that has none.
pub(super) fn run(
    args: &SchemaArgs,
    whole: &Command,
    terminal: &mut Terminal,
) -> std::io::Result<Ending> {
    let Some(name) = &args.name else {
        terminal.print(&list())?;
        return Ok(Ending::Answered);
    };
    if let Some(schema) = Schema::named(name) {
        terminal.print(schema.text)?;
        return Ok(Ending::Answered);
    }
    let mut names: Vec<&str> = SCHEMAS.iter().map(|schema| schema.name).collect();
    names.extend(SCHEMAS.iter().flat_map(|schema| schema.others));
    let message = if whole.find_subcommand(name).is_some() {
        format!("`oracle {name}` prints no JSON")
    } else {
        format!("there is no schema of `{}`", shortened(name))
    };
    let help = nearest(name, names.iter().copied()).map_or_else(
        || "`oracle schema` lists those that there are".to_owned(),
        |near| format!("did you mean `{near}`?"),
    );
    terminal.fault(Code::IdUnknown, &message, &help)?;
    Ok(Ending::Refused)
}

/// Every schema with what it describes.
fn list() -> String {
    let mut out = String::new();
    for schema in &SCHEMAS {
        let _ = writeln!(out, "{:<10}{}", schema.name, schema.about);
    }
    out + "\nOne of them as JSON: oracle schema NAME\n"
}
