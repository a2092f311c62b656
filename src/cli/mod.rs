//! The command line: one file per command.

mod problems;
mod command_error;
mod args;
mod ending;
mod size;
mod answer_language;
mod errors;
mod paths;
mod pager;
mod output;
mod files;
mod input;
mod rule_sets;
mod config;
mod choice;
mod draw;
mod explain;
mod find;
mod parallel;
mod fix;
mod check;
mod diff;
mod new;
mod ask;
mod report;
mod rules;
mod rulings;
mod score;
mod quick;
mod settle;
mod sources;
mod tiles;
mod schemas;
mod completions;
mod man;
mod schema;
mod commands;

use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use clap::{CommandFactory, FromArgMatches, Parser};

use command_error::CommandError;
pub use commands::Cli;
use commands::Command;
use config::Config;
pub use ending::Ending;
use output::Terminal;
pub use schemas::{SCHEMAS, Schema};
pub use size::MaxSize;
use size::ReadOptions;

use carcassonne_position::looks_quick;
use carcassonne_text::{AnswerLanguage, phrase_text, sanitize_line};

/// Normalizes the arguments: puts `score` before a file, folder or map without a command, `--json` as `--format=json`
/// behind the command, and a space before an argument of `quick` that begins with `- `.
fn normalize_args(program: &clap::Command, mut args: Vec<OsString>) -> Vec<OsString> {
    let takes_value = |word: &str| {
        let is_option = |arg: &clap::Arg| {
            arg.get_long().is_some_and(|long| word.strip_prefix("--") == Some(long)) && arg.get_action().takes_values()
        };
        program.get_arguments().any(is_option)
    };
    let mut position = 1;
    while let Some(word) = args.get(position) {
        let text = word.to_string_lossy();
        if text == "-" || !text.starts_with('-') {
            break;
        }
        position += if takes_value(&text) { 2 } else { 1 };
    }
    let Some(word) = args.get(position) else { return args };
    let is_command = word.to_str().is_some_and(|word| program.find_subcommand(word).is_some());
    let path = Path::new(word);
    let is_there = path.exists() || path.is_symlink();
    // A map without `quick` goes to `score` too, which reports that there is no such file.
    let is_map = word.to_str().is_some_and(looks_quick);
    if !is_command && word != "help" && (word == "-" || paths::is_yaml(path) || is_there || is_map) {
        args.insert(position, "score".into());
    }
    // Every command accepts `--json` as an alias of `--format json`, also before its name.
    let end = args.iter().position(|word| *word == "--").unwrap_or(args.len());
    for word in args.iter_mut().take(end).filter(|word| *word == "--json") {
        *word = "--format=json".into();
    }
    if let Some(index) = args.iter().take(position).position(|word| *word == "--format=json") {
        let format = args.remove(index);
        position -= 1;
        args.insert(position + 1, format);
    }
    // A map may begin with a dash, for an empty space; after a space it is not taken for an option.
    let is_quick = args.get(position).is_some_and(|word| word == "quick");
    for word in args.iter_mut().skip(position + 1).filter(|_| is_quick) {
        if let Some(map) = word.to_str().filter(|word| word.starts_with("- ")) {
            *word = format!(" {map}").into();
        }
    }
    args
}

/// Parses the arguments. An error message has invisible and control characters escaped, since an argument may be the
/// name of any file.
fn parse_args(mut program: clap::Command, args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let escape = |word: &OsString| OsString::from(sanitize_line(&word.to_string_lossy()));
    let escaped_args: Vec<OsString> = args.iter().map(escape).collect();
    let result = program.try_get_matches_from_mut(args);
    let result = result.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches));
    // The escaped arguments lead to the same error.
    result.map_err(|error| Cli::try_parse_from(escaped_args).err().unwrap_or(error))
}

/// Parses the arguments, runs the command, and returns how it ended. A failure to write the output is reported on
/// standard error, unless the reader has closed the output, which is no error.
pub fn run() -> Ending {
    let program = Cli::command();
    let args = normalize_args(&program, std::env::args_os().collect());
    let result = match parse_args(program, args) {
        Ok(cli) => run_command(&cli),
        Err(error) => print_help_or_error(&error),
    };
    result.unwrap_or_else(|error| {
        let reason = phrase_text(&errors::error_reason(&error));
        let line = format!("error: cannot write the answer: {reason}\n");
        // If standard error fails too, the exit code still reports it.
        let _ = std::io::stderr().write_all(line.as_bytes());
        Ending::Refused
    })
}

/// Prints the requested help or version, or the error in the arguments.
fn print_help_or_error(clap_error: &clap::Error) -> std::io::Result<Ending> {
    let ending = if clap_error.exit_code() == 0 { Ending::Answered } else { Ending::Refused };
    match clap_error.print().and_then(|()| std::io::stdout().flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(ending),
    }
}

fn run_command(cli: &Cli) -> std::io::Result<Ending> {
    // The language of a run is chosen here; each text that is read carries it to the messages about that text.
    let config = &Config::from_env(cli.no_config);
    let max_size = cli.max_size.unwrap_or_default();
    let usual = || AnswerLanguage::Usual(config.language(max_size).unwrap_or_else(answer_language::of_terminal));
    let language = cli.lang.map_or_else(usual, AnswerLanguage::Chosen);
    let read_options = ReadOptions { max_size, language };
    let mut terminal = Terminal::new(cli.color, cli.width, read_options);
    let result: Result<Ending, CommandError> = match &cli.command {
        Command::Score(args) => score::run(args, config, &mut terminal),
        Command::Quick(args) => quick::run(args, config, &mut terminal),
        Command::Ask(args) => ask::run(args, config, &mut terminal),
        Command::Draw(args) => draw::run(args, config, &mut terminal),
        Command::Report(args) => report::run(args, config, &mut terminal),
        Command::Settle(args) => settle::run(args, config, &mut terminal),
        Command::Check(args) => check::run(args, &mut terminal),
        Command::New(args) => new::run(args, &mut terminal),
        Command::Explain(args) => explain::run(args, &mut terminal),
        Command::Find(args) => find::run(args, &mut terminal),
        Command::Rulings(args) => rulings::run(args, &mut terminal),
        Command::Rules(args) => rules::run(args, &mut terminal),
        Command::Sources(args) => sources::run(args, &mut terminal),
        Command::Tiles(args) => tiles::run(args, &mut terminal),
        Command::Diff(args) => diff::run(args, &mut terminal),
        Command::Schema(args) => schema::run(args, &Cli::command(), &mut terminal),
        Command::Completions(args) => completions::run(args, Cli::command(), &mut terminal),
        Command::Man(args) => man::run(args, Cli::command(), &mut terminal),
    };
    let ending = terminal.ok_or_report(result)?.unwrap_or(Ending::Refused);
    terminal.finish()?;
    Ok(ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_alone_is_one_to_score() {
        let normalize = |typed: &[&str]| {
            let args = std::iter::once("oracle").chain(typed.iter().copied());
            let normalized = normalize_args(&Cli::command(), args.map(OsString::from).collect());
            let words = normalized.into_iter().skip(1).map(|word| word.to_string_lossy().into_owned());
            words.collect::<Vec<String>>().join(" ")
        };
        assert_eq!(normalize(&["quarrel.yaml"]), "score quarrel.yaml");
        assert_eq!(normalize(&["--color", "never", "a.yml", "--steps"]), "--color never score a.yml --steps");
        assert_eq!(normalize(&["--width=40", "-"]), "--width=40 score -");
        assert_eq!(normalize(&["Cargo.toml"]), "score Cargo.toml");
        assert_eq!(normalize(&["--no-config", "scenarios/"]), "--no-config score scenarios/");
        for other in ["check a.yaml", "scoer a.yaml", "--help", "help score", "judge a.yaml", "-V"] {
            assert_eq!(normalize(&other.split(' ').collect::<Vec<&str>>()), other);
        }
        assert_eq!(normalize(&[]), "");
    }
}
