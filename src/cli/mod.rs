//! The command line: one file per command.

mod args;
mod check;
mod commands;
mod diff;
mod draw;
mod explain;
mod files;
mod input;
mod many;
mod output;
mod report;
mod rules;
mod rulings;
mod score;
mod settle;
mod sources;
mod tiles;

use clap::Parser;

pub use commands::Cli;
use commands::Command;
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

/// Parses the arguments, runs the command, and says how it ended.
///
/// # Errors
///
/// When the output cannot be written (a closed pipe is not an error).
pub fn run() -> std::io::Result<Ending> {
    let cli = Cli::parse();
    let mut terminal = Terminal::new(cli.color, cli.width);
    let ended = match &cli.command {
        Command::Score(args) => score::run(args, &mut terminal),
        Command::Draw(args) => draw::run(args, &mut terminal),
        Command::Report(args) => report::run(args, &mut terminal),
        Command::Settle(args) => settle::run(args, &mut terminal),
        Command::Check(args) => check::run(args, &mut terminal),
        Command::Explain(args) => explain::run(args, &mut terminal),
        Command::Rulings(args) => rulings::run(args, &mut terminal),
        Command::Rules(args) => rules::run(args, &mut terminal),
        Command::Sources(args) => sources::run(args, &mut terminal),
        Command::Tiles(args) => tiles::run(args, &mut terminal),
        Command::Diff(args) => diff::run(args, &mut terminal),
    };
    let ending = ended?;
    terminal.finish()?;
    Ok(ending)
}
