//! `oracle schema`: the JSON Schemas of files and output.

use std::fmt::Write as _;

use clap::{Args, Command};

use super::args::{hide_file_options, unknown_id};
use super::command_error::CommandError;
use super::ending::Ending;
use super::output::Terminal;
use super::schemas::{SCHEMAS, Schema};

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/schema.txt"))]
pub(super) struct SchemaArgs {
    /// A command, for its JSON output, or a kind of file; lists all if omitted.
    #[arg(value_name = "COMMAND")]
    name: Option<String>,
}

/// Prints the schema named in `args`, or a list if none is; `program` is searched for a command that has no schema.
pub(super) fn run(args: &SchemaArgs, program: &Command, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    let Some(name) = &args.name else {
        terminal.print(&format_list())?;
        return Ok(Ending::Answered);
    };
    if let Some(schema) = Schema::find(name) {
        terminal.print(schema.text)?;
        return Ok(Ending::Answered);
    }
    let mut names: Vec<&str> = SCHEMAS.iter().map(|schema| schema.name).collect();
    names.extend(SCHEMAS.iter().flat_map(|schema| schema.others));
    let kind = if program.find_subcommand(name).is_some() { "command" } else { "schema" };
    Err(unknown_id(kind, name, &names, "schema"))
}

/// Returns a list of all schemas, each with a description.
fn format_list() -> String {
    let mut out = String::new();
    for schema in &SCHEMAS {
        let _ = writeln!(out, "{:<10}{}", schema.name, schema.about);
    }
    out + "\nTo print one: oracle schema NAME\n"
}
