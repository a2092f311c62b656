//! The command line: one file per command.

mod problems;
mod args;
mod ending;
mod size;
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
mod many;
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
mod completions;
mod man;
mod schema;
mod commands;

use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use clap::{CommandFactory, FromArgMatches, Parser};

pub use commands::Cli;
use commands::Command;
use config::Config;
pub use ending::Ending;
use output::Terminal;
pub use size::MaxSize;
use size::Reading;

use crate::scenario::looks_quick;
use crate::text::on_one_line;

/// Normalizes the arguments: a file or folder alone is one to `score`, and `--json` is `--format=json`.
fn normalized(program: &clap::Command, mut typed: Vec<OsString>) -> Vec<OsString> {
    let takes_value = |word: &str| {
        let named = |arg: &clap::Arg| {
            arg.get_long().is_some_and(|long| word.strip_prefix("--") == Some(long)) && arg.get_action().takes_values()
        };
        program.get_arguments().any(named)
    };
    let mut place = 1;
    while let Some(word) = typed.get(place) {
        let text = word.to_string_lossy();
        if text == "-" || !text.starts_with('-') {
            break;
        }
        place += if takes_value(&text) { 2 } else { 1 };
    }
    let Some(word) = typed.get(place) else { return typed };
    let known = word.to_str().is_some_and(|word| program.find_subcommand(word).is_some());
    let path = Path::new(word);
    let is_there = path.exists() || path.is_symlink();
    // A map without `quick` goes to `score` too, which reports that it is no file.
    let is_map = word.to_str().is_some_and(looks_quick);
    if !known && word != "help" && (word == "-" || paths::is_yaml(path) || is_there || is_map) {
        typed.insert(place, "score".into());
    }
    // Every command accepts `--json` as an alias of `--format json`, also before its name.
    let end = typed.iter().position(|word| *word == "--").unwrap_or(typed.len());
    for word in typed.iter_mut().take(end).filter(|word| *word == "--json") {
        *word = "--format=json".into();
    }
    if let Some(at) = typed.iter().take(place).position(|word| *word == "--format=json") {
        let format = typed.remove(at);
        place -= 1;
        typed.insert(place + 1, format);
    }
    // A map may begin with a dash, for an empty space; after a space it is not taken for an option.
    let is_quick = typed.get(place).is_some_and(|word| word == "quick");
    for word in typed.iter_mut().skip(place + 1).filter(|_| is_quick) {
        if let Some(map) = word.to_str().filter(|word| word.starts_with("- ")) {
            *word = format!(" {map}").into();
        }
    }
    typed
}

/// Parses the arguments. An error message has invisible and control characters escaped, since an argument may be the
/// name of any file.
fn parsed(mut program: clap::Command, typed: Vec<OsString>) -> Result<Cli, clap::Error> {
    let shown = |word: &OsString| OsString::from(on_one_line(&word.to_string_lossy()));
    let harmless: Vec<OsString> = typed.iter().map(shown).collect();
    let read = program.try_get_matches_from_mut(typed);
    let read = read.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches));
    // The escaped arguments lead to the same error.
    read.map_err(|error| Cli::try_parse_from(harmless).err().unwrap_or(error))
}

/// Parses the arguments, runs the command, and returns how it ended. A failure to write the output is reported on
/// standard error, unless the reader has closed the output, which is no error.
pub fn run() -> Ending {
    let program = Cli::command();
    let typed = normalized(&program, std::env::args_os().collect());
    let ended = match parsed(program, typed) {
        Ok(cli) => command(&cli),
        Err(said) => usage(&said),
    };
    ended.unwrap_or_else(|error| {
        let line = format!("error: cannot write the answer: {}\n", errors::why(&error));
        // If standard error fails too, the exit code still reports it.
        let _ = std::io::stderr().write_all(line.as_bytes());
        Ending::Refused
    })
}

/// Prints help or a version, or an error in the arguments.
fn usage(said: &clap::Error) -> std::io::Result<Ending> {
    let ending = if said.exit_code() == 0 { Ending::Answered } else { Ending::Refused };
    match said.print().and_then(|()| std::io::stdout().flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(ending),
    }
}

/// Runs a command and returns how it ended.
fn command(cli: &Cli) -> std::io::Result<Ending> {
    // The language of a run is chosen here; each text that is read carries it to the messages about that text.
    let usual = Reading::USUAL;
    let reading = Reading { max_size: cli.max_size.unwrap_or(usual.max_size), ..usual };
    let mut terminal = Terminal::new(cli.color, cli.width, reading);
    let config = &Config::of(cli.no_config);
    let ended = match &cli.command {
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
    let ending = ended?;
    terminal.finish()?;
    Ok(ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_alone_is_one_to_score() {
        let meant = |typed: &[&str]| {
            let typed = std::iter::once("oracle").chain(typed.iter().copied());
            let meant = normalized(&Cli::command(), typed.map(OsString::from).collect());
            let words = meant.into_iter().skip(1).map(|word| word.to_string_lossy().into_owned());
            words.collect::<Vec<String>>().join(" ")
        };
        assert_eq!(meant(&["quarrel.yaml"]), "score quarrel.yaml");
        assert_eq!(meant(&["--color", "never", "a.yml", "--steps"]), "--color never score a.yml --steps");
        assert_eq!(meant(&["--width=40", "-"]), "--width=40 score -");
        assert_eq!(meant(&["Cargo.toml"]), "score Cargo.toml");
        assert_eq!(meant(&["--no-config", "scenarios/"]), "--no-config score scenarios/");
        for other in ["check a.yaml", "scoer a.yaml", "--help", "help score", "judge a.yaml", "-V"] {
            assert_eq!(meant(&other.split(' ').collect::<Vec<&str>>()), other);
        }
        assert_eq!(meant(&[]), "");
    }
}
