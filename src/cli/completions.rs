//! `oracle completions`: scripts for shells that complete commands, options, rule sets, questions and mechanics.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_law::{RuleSet, questions, sources};
use carcassonne_position::PATTERNS;
use carcassonne_rules::mechanics::MECHANICS;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Args, Command, ValueHint};
use clap_complete::Shell;

use super::args::hide_file_options;
use super::command_error::CommandError;
use super::ending::Ending;
use super::output::Terminal;
use super::schemas::SCHEMAS;

#[derive(Debug, Args)]
#[command(mut_args(hide_file_options))]
#[command(after_help = include_str!("help/completions.txt"))]
pub(super) struct Completions {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints the completion script of the program for a shell.
pub(super) fn run(args: &Completions, program: Command, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.print(&build_script(args.shell, program))?;
    Ok(Ending::Answered)
}

/// Returns the completion script for a shell. Those generated for bash and zsh have every word; others need the words
/// that follow a command added, and PowerShell and Elvish also those that follow an option.
fn build_script(shell: Shell, program: Command) -> String {
    let mut bytes = Vec::new();
    let mut program = add_possible_values(program);
    clap_complete::generate(shell, &mut program, "oracle", &mut bytes);
    let generated = String::from_utf8_lossy(&bytes).into_owned();
    match shell {
        Shell::Fish => generated + &fish_completions(&program),
        Shell::PowerShell => insert_argument_values(
            &generated,
            &program,
            |name| format!("'oracle;{name}' {{"),
            |word| {
                format!(
                    "            [CompletionResult]::new('{word}', '{word}', [CompletionResultType]::ParameterValue, '{word}')\n"
                )
            },
        ),
        Shell::Elvish => {
            let extended = insert_argument_values(
                &generated,
                &program,
                |name| format!("&'oracle;{name}'= {{"),
                |word| format!("            cand {word} ''\n"),
            );
            // Options may follow a file; and a file is possible wherever a word is.
            extended.replacen(
                "    $completions[$command]\n",
                "    if (not (has-key $completions $command)) {\n        set command = 'oracle;'$words[1]\n    }\n    if (has-key $completions $command) {\n        $completions[$command]\n    }\n    edit:complete-filename $@words\n",
                1,
            )
        }
        // A shell that is unknown here gets the generated script.
        _ => generated,
    }
}

/// Returns the name and the visible aliases of a command.
fn command_names(command: &Command) -> impl Iterator<Item = &str> {
    std::iter::once(command.get_name()).chain(command.get_visible_aliases())
}

/// Returns the words that an argument accepts; empty if any word is accepted.
fn possible_words(arg: &Arg) -> Vec<String> {
    let words = arg.get_possible_values();
    words.iter().map(|word| word.get_name().to_owned()).collect()
}

/// Returns the words that some arguments accept, each once.
fn unique_words<'a>(arguments: impl Iterator<Item = &'a Arg>) -> impl Iterator<Item = String> {
    let mut seen_words = BTreeSet::new();
    arguments.flat_map(possible_words).filter(move |word| seen_words.insert(word.clone()))
}

/// Returns lines for fish that complete the words after a command; the generated script has only those after options.
fn fish_completions(program: &Command) -> String {
    let mut lines = Vec::new();
    for command in program.get_subcommands() {
        let words: Vec<String> = unique_words(command.get_positionals()).collect();
        if !words.is_empty() {
            let names: Vec<&str> = command_names(command).collect();
            let (names, words) = (names.join(" "), words.join(" "));
            lines.push(format!("complete -c oracle -n \"__fish_oracle_using_subcommand {names}\" -f -a \"{words}\"\n"));
        }
    }
    lines.concat()
}

/// Adds the argument values of each command, formatted by `line`, to a script, below the line that `heading` returns.
fn insert_argument_values(
    generated: &str,
    program: &Command,
    heading: impl Fn(&str) -> String,
    line: impl Fn(&str) -> String,
) -> String {
    let mut lists: BTreeMap<String, String> = BTreeMap::new();
    for command in program.get_subcommands() {
        let arguments = command.get_arguments().chain(program.get_arguments());
        let words: String = unique_words(arguments).map(|word| line(&word)).collect();
        lists.extend(command_names(command).map(|name| (heading(name), words.clone())));
    }
    let mut out = String::new();
    for text in generated.split_inclusive('\n') {
        out += text;
        out += lists.get(text.trim()).map_or("", String::as_str);
    }
    out
}

/// Adds the words to be completed, such as the ids of rule sets, to the arguments of the commands; dates are left out.
fn add_possible_values(mut program: Command) -> Command {
    let rule_set_parser = || PossibleValuesParser::new(RuleSet::ids().chain(["now"]));
    let source_ids = || sources().iter().map(|source| source.id);
    let explainable_ids = || {
        let questions = questions().iter().map(|question| question.id);
        let mechanics = MECHANICS.iter().map(|mechanic| mechanic.name());
        questions.chain(RuleSet::ids()).chain(source_ids()).chain(mechanics)
    };
    // The arguments of the commands are built only now.
    program.build();
    let names: Vec<String> = program.get_subcommands().map(|c| c.get_name().to_owned()).collect();
    for name in names {
        program = program.mut_subcommand(&name, |command| {
            // A changed argument moves to the end, so all are changed in turn: own arguments first, then global ones.
            let (global_args, own_args): (Vec<&Arg>, Vec<&Arg>) =
                command.get_arguments().partition(|arg| arg.is_global_set() || arg.get_id() == "help");
            let arg_ids: Vec<String> =
                own_args.into_iter().chain(global_args).map(|arg| arg.get_id().to_string()).collect();
            arg_ids.iter().fold(command, |command, id| {
                command.mut_arg(id, |arg| match (name.as_str(), id.as_str()) {
                    (_, "rules") | ("diff", "a" | "b") => arg.value_parser(rule_set_parser()),
                    ("explain", "id") => arg.value_parser(PossibleValuesParser::new(explainable_ids())),
                    ("new", "name") => {
                        let names = PATTERNS.iter().map(|pattern| pattern.name);
                        arg.value_parser(PossibleValuesParser::new(names))
                    }
                    ("schema", "name") => {
                        let names = SCHEMAS.iter().map(|schema| schema.name);
                        arg.value_parser(PossibleValuesParser::new(names))
                    }
                    ("sources", "id") => arg.value_parser(PossibleValuesParser::new(source_ids())),
                    (_, "files" | "file" | "house" | "output" | "paths") => arg.value_hint(ValueHint::AnyPath),
                    _ => arg,
                })
            })
        });
    }
    program
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;

    #[test]
    fn every_shell_is_told_the_rule_sets_questions_and_mechanics() {
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell, Shell::Elvish] {
            let script = build_script(shell, Cli::command());
            assert!(script.contains("score") && script.contains("as-of"), "{shell}");
            for word in ["house-1e", "count.road-city", "little-buildings", "city-pair"] {
                assert!(script.contains(word), "{shell}: {word}");
            }
        }
    }

    #[test]
    fn the_words_that_are_added_stand_with_their_command() {
        let section = |shell, begins: &str, ends: &str| {
            let script = build_script(shell, Cli::command());
            let (_, rest) = script.split_once(begins).unwrap_or_default();
            rest.split(ends).next().unwrap_or_default().to_owned()
        };
        for (shell, explain, judge, ends) in [
            (Shell::PowerShell, "'oracle;explain' {", "'oracle;judge' {", "break"),
            (Shell::Elvish, "&'oracle;explain'= {", "&'oracle;judge'= {", "}"),
        ] {
            let explain = section(shell, explain, ends);
            assert!(explain.contains("count.road-city") && explain.contains("--rules"), "{shell}");
            let judge = section(shell, judge, ends);
            assert!(judge.contains("community") && judge.contains("jsonl"), "{shell}");
            assert!(!judge.contains("count.road-city"), "{shell}");
        }
        let fish = build_script(Shell::Fish, Cli::command());
        let patterns = "using_subcommand new\" -f -a \"city-pair ";
        assert!(fish.contains(patterns), "{fish}");
    }

    #[test]
    fn no_word_that_is_offered_means_anything_to_a_shell() {
        let program = add_possible_values(Cli::command());
        let all = program.get_subcommands().flat_map(Command::get_arguments).flat_map(possible_words);
        for word in all {
            let plain = |c: char| c.is_alphanumeric() || "-_.:".contains(c);
            assert!(word.chars().all(plain), "{word}");
        }
    }
}
