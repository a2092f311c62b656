//! The arguments.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::report::{Format, Output};

/// The rules oracle for Carcassonne's Halflings.
///
/// Reads a board position from a small YAML file, judges it under every era of rulings and every
/// community rule set, and shows side by side what is complete, who scores how much, and the ruling
/// that decides it with its source.
#[derive(Debug, Parser)]
#[command(name = "oracle", version, max_term_width = 100, after_help = AFTER)]
pub struct Cli {
    /// When to colour the output.
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub color: Color,
    /// How many columns the output may take [default: the terminal's, or 80].
    #[arg(long, global = true, value_name = "COLUMNS", value_parser = columns)]
    pub width: Option<usize>,
    #[command(subcommand)]
    pub(super) command: Command,
}

const AFTER: &str = "Exit codes:
  0  answered (that rule sets disagree is the answer, not an error)
  1  a check failed
  2  bad input or usage

Examples:
  oracle score scenarios/city/pair-closes-city.yaml
  oracle settle quarrel.yaml
  oracle explain count.road-city
  oracle check scenarios/";

fn columns(word: &str) -> Result<usize, String> {
    let fits = word.parse().ok().filter(|n| (30..=140).contains(n));
    fits.ok_or_else(|| "write a number from 30 to 140".to_owned())
}

/// When to colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Judge positions under every rule set, side by side.
    #[command(visible_alias = "judge")]
    Score(Score),
    /// Weigh the players' claims: who is right under which rules.
    Settle(Settle),
    /// Validate scenarios and check what they expect.
    Check(Check),
    /// Explain a question, ruling, source, rule set or mechanic, with its history.
    Explain(Explain),
    /// List the questions and rulings.
    Rulings(Rulings),
    /// List the rule sets.
    Rules(Listing),
    /// List the sources.
    Sources(Listing),
    /// List the printed tiles, or show one.
    Tiles(Tiles),
    /// Show what changed between two rule sets, and which scenarios turn on it.
    Diff(Diff),
}

/// Reads the name of a format that is offered for an output.
fn format(output: Output) -> impl TypedValueParser<Value = &'static dyn Format> {
    let offered = output.formats().iter().map(|format| match format.help(output) {
        "" => PossibleValue::new(format.word()),
        help => PossibleValue::new(format.word()).help(help),
    });
    PossibleValuesParser::new(offered)
        .try_map(move |word| output.format(&word).ok_or("no such format"))
}

/// Which rule sets are asked.
#[derive(Debug, Args)]
pub(super) struct Which {
    /// Only these rule sets: ids of `oracle rules`, or dates; apart by commas.
    #[arg(long, value_name = "ID,...", value_delimiter = ',')]
    pub(super) rules: Vec<String>,
    /// The official law as it stood on a date (YYYY, YYYY-MM or YYYY-MM-DD).
    #[arg(long, value_name = "DATE")]
    pub(super) as_of: Option<String>,
    /// A file with the table's own rules, shown as a rule set of its own.
    #[arg(long, value_name = "FILE")]
    pub(super) house: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle score scenarios/city/pair-closes-city.yaml
  oracle score --rules 2015,2021,community quarrel.yaml
  oracle score --as-of 2018-05-01 --explain quarrel.yaml
  oracle score --house kitchen.yaml --format markdown quarrel.yaml
  cat quarrel.yaml | oracle score -")]
pub(super) struct Score {
    /// Scenario files; `-` reads standard input.
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(super) which: Which,
    /// How to show the verdicts.
    #[arg(long, value_parser = format(Output::Answers), default_value = "table", value_name = "FORMAT")]
    pub(super) format: &'static dyn Format,
    /// Show the reasoning step by step, every ruling, and features that nobody stands on.
    #[arg(long)]
    pub(super) explain: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle settle scenarios/city/pair-closes-city.yaml
  oracle settle --house kitchen.yaml quarrel.yaml

A scenario claims like this:
  claims:
    red:  { a.city: 10 }
    blue: { a.city: 8 }")]
pub(super) struct Settle {
    /// A scenario file with `claims`; `-` reads standard input.
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) which: Which,
    /// How to show the answer.
    #[arg(long, value_parser = format(Output::Answers), default_value = "table", value_name = "FORMAT")]
    pub(super) format: &'static dyn Format,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle check scenarios/
  oracle check quarrel.yaml && echo all expectations hold")]
pub(super) struct Check {
    /// Scenario files, or folders that are searched for `.yaml` and `.yml` files.
    #[arg(required = true, value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,
    /// Say nothing of scenarios that pass.
    #[arg(long, short)]
    pub(super) quiet: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle explain count.road-city
  oracle explain community
  oracle explain 2e
  oracle explain mechanics
  oracle explain city
  oracle explain problems
  oracle explain board::edges")]
pub(super) struct Explain {
    /// A question, ruling, source, rule set, mechanic or problem code; or `mechanics`, `problems`.
    #[arg(value_name = "ID")]
    pub(super) id: String,
    /// How to show it.
    #[arg(long, value_parser = format(Output::Explanations), default_value = "table", value_name = "FORMAT")]
    pub(super) format: &'static dyn Format,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle rulings
  oracle rulings gap
  oracle rulings --source 2e --format json")]
pub(super) struct Rulings {
    /// Only questions whose id begins so: `count`, `gap.field`.
    #[arg(value_name = "QUESTION", default_value = "", hide_default_value = true)]
    pub(super) question: String,
    /// Only rulings of this source.
    #[arg(long, value_name = "ID")]
    pub(super) source: Option<String>,
    /// How to show them.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    pub(super) format: &'static dyn Format,
}

#[derive(Debug, Args)]
pub(super) struct Listing {
    /// How to show it.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    pub(super) format: &'static dyn Format,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle tiles
  oracle tiles II-09")]
pub(super) struct Tiles {
    /// Only this tile.
    #[arg(value_name = "ID")]
    pub(super) id: Option<String>,
    /// How to show them.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    pub(super) format: &'static dyn Format,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle diff 2020 2021
  oracle diff 2015 2021 scenarios/
  oracle diff 2021 community quarrel.yaml")]
pub(super) struct Diff {
    /// A rule set or date.
    #[arg(value_name = "A")]
    pub(super) a: String,
    /// Another rule set or date.
    #[arg(value_name = "B")]
    pub(super) b: String,
    /// Scenario files or folders: which of them turn on the difference?
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,
    /// How to show it.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    pub(super) format: &'static dyn Format,
}
