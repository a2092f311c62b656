//! The arguments that several commands share, and their parsers.

use std::path::PathBuf;

use carcassonne_show::picture::Size;
use carcassonne_show::report::{Boards, Columns, Format, Output};
use carcassonne_text::{nearest_word, words};
use carcassonne_words::messages::plain;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, ValueEnum};

use super::command_error::{CommandError, mistake};
use super::problems::command_line::UnknownId;

/// The choice of when to colour the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Returns the error of an unknown id of a kind; `oracle` with the command `list` lists the known ones, `ids`.
pub(super) fn unknown_id(kind: &'static str, id: &str, ids: &[&str], list: &'static str) -> CommandError {
    let near = plain::Arg::texts(nearest_word(id, ids.iter().copied()));
    mistake!(UnknownId { kind, id: id.to_owned(), near, list })
}

/// Hides a global option from the help of a command that does not use it. The option is still accepted.
pub(super) fn hide_arg(arg: Arg) -> Arg {
    arg.hide(true)
}

/// Hides the global options on files that are read, for a command that reads none.
pub(super) fn hide_file_options(arg: Arg) -> Arg {
    let is_file_option = ["no_config", "max_size"].contains(&arg.get_id().as_str());
    if is_file_option { hide_arg(arg) } else { arg }
}

/// Parses a width in columns, from 30 to 140.
pub(super) fn parse_columns(word: &str) -> Result<usize, String> {
    let number = word.parse().ok().filter(|n| (30..=140).contains(n));
    number.ok_or_else(|| "write a number from 30 to 140".to_owned())
}

/// Returns a parser for the values of `--format`: the names of the formats in which `output` can be written.
pub(super) fn format_parser(output: Output) -> impl TypedValueParser<Value = &'static dyn Format> {
    let possible_values = output.formats().into_iter().map(|format| match format.help(output) {
        "" => PossibleValue::new(format.word()),
        help => PossibleValue::new(format.word()).help(help),
    });
    PossibleValuesParser::new(possible_values).try_map(move |word| output.format(&word).ok_or("no such format"))
}

// The choice of rule sets.
#[derive(Debug, Default, Args)]
pub(super) struct RuleSetArgs {
    /// Use only these rule sets: ids from `oracle rules`, ranges (`2021..`), dates, or `now`, separated by commas.
    #[arg(long, value_name = "ID,...", value_delimiter = ',')]
    pub(super) rules: Vec<String>,
    /// Use the official rules in force on a date (YYYY, YYYY-MM or YYYY-MM-DD).
    #[arg(long, value_name = "DATE")]
    pub(super) as_of: Option<String>,
    /// A file with house rules, shown as a rule set of its own; can be repeated.
    #[arg(long, value_name = "FILE")]
    pub(super) house: Vec<PathBuf>,
}

// The choice of whether a long text is shown in a pager.
#[derive(Debug, Args)]
pub(super) struct Paging {
    /// Print everything at once, without a pager (`PAGER`, else `less`) on a terminal.
    #[arg(long)]
    pub(super) no_pager: bool,
}

// The choice of whether an existing file is overwritten.
#[derive(Debug, Args)]
pub(super) struct OverwriteArgs {
    /// Overwrite an existing file.
    #[arg(long, requires = "output")]
    pub(super) force: bool,
}

/// Returns the parser of an option whose value is one of several words, each with its help.
pub(super) fn one_of<T: Copy + Send + Sync + 'static>(
    choices: &'static [(&'static str, &'static str, T)],
) -> impl TypedValueParser<Value = T> {
    let words = choices.iter().map(|(word, help, _)| PossibleValue::new(*word).help(*help));
    let value = move |word: String| choices.iter().find(|(known, ..)| *known == word).map(|(.., value)| *value);
    PossibleValuesParser::new(words).try_map(move |word| value(word).ok_or("no such value"))
}

/// The choices of `--columns`.
pub(super) const COLUMNS: &[(&str, &str, Columns)] = &[
    (
        "runs",
        "Rule sets of a kind that agree share a column: official ones of successive years, unofficial ones, other publishers'",
        Columns::Runs,
    ),
    ("all", "One for each rule set", Columns::All),
];

words! {
    /// The size of the board beside an answer, by the word on the command line and in a configuration.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
    pub(super) enum BoardSize {
        /// 5 by 3 characters per space.
        Small = "small",
        /// 9 by 5 characters per space.
        Medium = "medium",
        /// 13 by 7 characters per space.
        Large = "large",
        /// No board.
        None = "none",
    }
}

impl BoardSize {
    /// Returns the size in which the board is drawn; `None` if no board is drawn.
    pub(super) fn drawn_size(self) -> Option<Size> {
        match self {
            Self::Small => Some(Size::Small),
            Self::Medium => Some(Size::Medium),
            Self::Large => Some(Size::Large),
            Self::None => None,
        }
    }

    /// Returns the choice of boards in an answer: boards of this size, or none.
    pub(super) fn boards(self) -> Boards {
        self.drawn_size().map_or(Boards::None, Boards::Sized)
    }
}

impl RuleSetArgs {
    /// Returns `true` if none of `--rules`, `--as-of` and `--house` is given.
    pub(super) fn is_empty(&self) -> bool {
        !self.selects_rule_sets() && self.house.is_empty()
    }

    /// Returns `true` if rule sets are chosen by name or date. House rules alone are judged beside all rule sets.
    pub(super) fn selects_rule_sets(&self) -> bool {
        !self.rules.is_empty() || self.as_of.is_some()
    }
}
