//! `oracle completions`: what a shell needs to complete commands, options, rule sets, questions and
//! mechanics.

use clap::builder::PossibleValuesParser;
use clap::{Args, Command, CommandFactory, ValueHint};
use clap_complete::Shell;

use super::Ending;
use super::commands::Cli;
use super::output::Terminal;
use crate::mechanics::MECHANICS;
use crate::rulebook::{RuleSet, questions, sources};
use crate::scenario::PATTERNS;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle completions bash > ~/.local/share/bash-completion/completions/oracle
  oracle completions zsh > ~/.zfunc/_oracle          (with `fpath+=~/.zfunc` in .zshrc)
  oracle completions fish > ~/.config/fish/completions/oracle.fish
  oracle completions powershell >> $PROFILE")]
pub(super) struct Completions {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

pub(super) fn run(args: &Completions, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command(), "oracle", &mut script);
    terminal.print(&String::from_utf8_lossy(&script))?;
    Ok(Ending::Answered)
}

/// The command line with the words that stand for something, so far as they are known beforehand. A date
/// may stand for a rule set too, and is typed in full.
fn command() -> Command {
    let sets = || PossibleValuesParser::new(RuleSet::ids().chain(["now"]));
    let documents = || sources().iter().map(|source| source.id);
    let explained = || {
        let questions = questions().iter().map(|question| question.id);
        let mechanics = MECHANICS.iter().map(|mechanic| mechanic.name());
        questions.chain(RuleSet::ids()).chain(documents()).chain(mechanics)
    };
    let mut whole = Cli::command();
    let names: Vec<String> = whole.get_subcommands().map(|c| c.get_name().to_owned()).collect();
    for name in names {
        whole = whole.mut_subcommand(&name, |command| {
            let known: Vec<String> =
                command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
            known.iter().fold(command, |command, id| {
                command.mut_arg(id, |arg| match (name.as_str(), id.as_str()) {
                    (_, "rules") | ("diff", "a" | "b") => arg.value_parser(sets()),
                    ("explain", "id") => arg.value_parser(PossibleValuesParser::new(explained())),
                    ("new", "name") => {
                        let names = PATTERNS.iter().map(|pattern| pattern.name);
                        arg.value_parser(PossibleValuesParser::new(names))
                    }
                    ("sources", "id") => arg.value_parser(PossibleValuesParser::new(documents())),
                    (_, "files" | "file" | "house" | "output" | "paths") => {
                        arg.value_hint(ValueHint::AnyPath)
                    }
                    _ => arg,
                })
            })
        });
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shell_is_told_the_rule_sets_questions_and_mechanics() {
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell, Shell::Elvish] {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command(), "oracle", &mut script);
            let script = String::from_utf8_lossy(&script).into_owned();
            assert!(script.contains("score") && script.contains("as-of"), "{shell}");
            // Not every shell is told what may follow a command, or an option.
            let words: &[&str] = match shell {
                Shell::Bash | Shell::Zsh => &["house-1e", "count.road-city", "city-pair"],
                _ => &[],
            };
            for word in words {
                assert!(script.contains(word), "{shell}: {word}");
            }
        }
    }
}
