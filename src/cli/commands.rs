//! The list of commands; the arguments and the code of each are in a file of its own.

use carcassonne_text::Language;
use clap::{Parser, Subcommand};

use super::answer_language;
use super::args::{Color, parse_columns};
use super::ask::Ask;
use super::check::Check;
use super::completions::Completions;
use super::diff::Diff;
use super::draw::Draw;
use super::explain::Explain;
use super::find::Find;
use super::man::Man;
use super::new::New;
use super::quick::Quick;
use super::report::Report;
use super::rules::Rules;
use super::rulings::Rulings;
use super::schema::SchemaArgs;
use super::score::Score;
use super::settle::Settle;
use super::size::MaxSize;
use super::sources::Sources;
use super::tiles::Tiles;

/// A rules oracle for Carcassonne, with or without Halflings.
///
/// Reads a board from a small YAML file, judges it under every known rule set, official and unofficial,
/// and shows side by side what is completed, who scores how many points, and which ruling decides it,
/// with its source.
#[derive(Debug, Parser)]
#[command(name = "oracle", version, max_term_width = 100, after_help = AFTER)]
pub struct Cli {
    /// When to colour the output.
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN", help_heading = EVERYWHERE)]
    pub color: Color,
    /// Output width in columns, 30 to 140 [default: the terminal's, or 80].
    #[arg(long, global = true, value_name = "COLUMNS", value_parser = parse_columns, help_heading = EVERYWHERE)]
    pub width: Option<usize>,
    /// Language of answers, `en`, `nl` or `de`; help and problems are in English [default: the terminal's, or en].
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = answer_language::parser(), hide_possible_values = true, help_heading = EVERYWHERE)]
    pub lang: Option<Language>,
    /// Ignore `oracle.toml`, the file with your defaults.
    #[arg(long, global = true, help_heading = EVERYWHERE)]
    pub no_config: bool,
    /// Largest file to read, such as 20MB [default: 8MB].
    #[arg(long, global = true, value_name = "SIZE", value_parser = MaxSize::parse, help_heading = EVERYWHERE)]
    pub max_size: Option<MaxSize>,
    #[command(subcommand)]
    pub(super) command: Command,
}

/// The heading of the global options, below the options of a command.
const EVERYWHERE: &str = "Global options";

const AFTER: &str = include_str!("help/oracle.txt");

// The arguments of a command are built on demand, not at every start. A doc comment on their struct, or on one
// flattened into it, would then replace the help text of the command: hence `//` there.
/// The commands.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Command {
    /// Judge positions under every rule set, side by side.
    #[command(visible_alias = "judge")]
    Score(Score),
    /// Judge a board typed on one line.
    Quick(Quick),
    /// Build a board line by line, with the answer after each.
    Ask(Ask),
    /// Draw the board of a scenario.
    Draw(Draw),
    /// Write answers as an HTML page or book.
    Report(Report),
    /// Settle a dispute: whose claim is right under which rules.
    Settle(Settle),
    /// Validate scenarios and check their expected answers.
    Check(Check),
    /// Write a scenario to start from.
    New(New),
    /// Explain a disputed question, ruling, source, rule set or mechanic, or the notation.
    Explain(Explain),
    /// Search the rulings, rules and notation, in English, Dutch or German.
    Find(Find),
    /// List the disputed questions and their rulings.
    Rulings(Rulings),
    /// List the rule sets.
    Rules(Rules),
    /// List the sources, or the passages of one.
    Sources(Sources),
    /// List the printed tiles, or show one.
    Tiles(Tiles),
    /// Show what changed between two rule sets, and which scenarios are affected.
    Diff(Diff),
    /// Print the JSON Schema of a kind of file, or of a command's output.
    Schema(SchemaArgs),
    /// Print a shell completion script.
    Completions(Completions),
    /// Print man pages.
    Man(Man),
}
