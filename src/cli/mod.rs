//! The command line: one file per command.

mod args;
mod ask;
mod check;
mod choice;
mod commands;
mod completions;
mod config;
mod diff;
mod draw;
mod explain;
mod files;
mod find;
mod input;
mod man;
mod many;
mod new;
mod output;
mod quick;
mod report;
mod rules;
mod rulings;
mod score;
mod settle;
mod sources;
mod tiles;

use std::ffi::OsString;
use std::path::Path;

use clap::{CommandFactory, Parser};

pub use commands::Cli;
use commands::Command;
use config::Config;
use output::Terminal;

/// How a run ended, as the exit code says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// 0: answered. That rule sets disagree is the answer, not an error.
    Answered,
    /// 1: a check failed.
    Failed,
    /// 2: bad input or usage.
    Refused,
}

impl From<Ending> for std::process::ExitCode {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Answered => Self::SUCCESS,
            Ending::Failed => Self::from(1),
            Ending::Refused => Self::from(2),
        }
    }
}

/// The arguments as they are meant: a file or folder alone is one to score.
fn meant(mut typed: Vec<OsString>) -> Vec<OsString> {
    let program = Cli::command();
    let takes_value = |word: &str| {
        let named = |arg: &clap::Arg| {
            arg.get_long().is_some_and(|long| word.strip_prefix("--") == Some(long))
                && arg.get_action().takes_values()
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
    let is_yaml = path.extension().is_some_and(|end| end == "yaml" || end == "yml");
    if !known && word != "help" && (word == "-" || is_yaml || path.exists()) {
        typed.insert(place, "score".into());
    }
    typed
}

/// Parses the arguments, runs the command, and says how it ended.
///
/// # Errors
///
/// When the output cannot be written (a closed pipe is not an error).
pub fn run() -> std::io::Result<Ending> {
    let cli = Cli::parse_from(meant(std::env::args_os().collect()));
    let mut terminal = Terminal::new(cli.color, cli.width);
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
        Command::Completions(args) => completions::run(args, &mut terminal),
        Command::Man(args) => man::run(args, &mut terminal),
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
            let meant = meant(typed.map(OsString::from).collect());
            let words = meant.into_iter().skip(1).map(|word| word.to_string_lossy().into_owned());
            words.collect::<Vec<String>>().join(" ")
        };
        assert_eq!(meant(&["quarrel.yaml"]), "score quarrel.yaml");
        assert_eq!(
            meant(&["--color", "never", "a.yml", "--steps"]),
            "--color never score a.yml --steps"
        );
        assert_eq!(meant(&["--width=40", "-"]), "--width=40 score -");
        assert_eq!(meant(&["Cargo.toml"]), "score Cargo.toml");
        assert_eq!(meant(&["--no-config", "scenarios/"]), "--no-config score scenarios/");
        for other in ["check a.yaml", "scoer a.yaml", "--help", "help score", "judge a.yaml", "-V"]
        {
            assert_eq!(meant(&other.split(' ').collect::<Vec<&str>>()), other);
        }
        assert_eq!(meant(&[]), "");
    }
}
