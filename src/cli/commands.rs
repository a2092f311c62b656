//! The list of commands. What a command takes and does is in its own file.

use clap::{Parser, Subcommand};

use super::args::{Color, columns};
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
    /// How many columns the output may take, 30 to 140 [default: the terminal's, or 80].
    #[arg(long, global = true, value_name = "COLUMNS", value_parser = columns)]
    pub width: Option<usize>,
    /// Leave `oracle.toml` out, which has the rules and the board that you always ask for.
    #[arg(long, global = true)]
    pub no_config: bool,
    /// Read files up to this size, such as 20MB [default: 8MB].
    #[arg(long, global = true, value_name = "SIZE", value_parser = MaxSize::typed)]
    pub max_size: Option<MaxSize>,
    #[command(subcommand)]
    pub(super) command: Command,
}

const AFTER: &str = "Exit codes:
  0  answered (that rule sets disagree is the answer, not an error)
  1  a check failed
  2  bad input or usage

Examples:
  oracle score scenarios/city/pair-closes-city.yaml
  oracle quarrel.yaml                  the same as oracle score quarrel.yaml
  oracle quick '. c*=r, c c\\c'
  oracle ask
  oracle draw quarrel.yaml
  oracle report -o book.html scenarios/
  oracle settle quarrel.yaml
  oracle new city-pair -o quarrel.yaml
  oracle explain count.road-city
  oracle find cloister halves
  oracle check scenarios/

How a board is written: oracle explain notation

What you always ask for may stand in oracle.toml, here or in a folder above:
  rules = [\"2021\", \"community\"]
  house = [\"kitchen.yaml\"]
  board = \"small\"";

// What a command takes is put together when it is asked for, not at every start. What documents the struct of
// its arguments, or one that is flattened into it, would then be taken for what the command does: hence `//` there.
/// The commands.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Command {
    /// Judge positions under every rule set, side by side.
    #[command(visible_alias = "judge")]
    Score(Score),
    /// Judge a board that is typed in one line.
    Quick(Quick),
    /// Type a board line by line, with the answer after each.
    Ask(Ask),
    /// Draw the board of a scenario.
    Draw(Draw),
    /// Lay answers out as a page of HTML, or a book of them.
    Report(Report),
    /// Weigh the players' claims: who is right under which rules.
    Settle(Settle),
    /// Validate scenarios and check what they expect.
    Check(Check),
    /// Write a scenario to begin from.
    New(New),
    /// Explain a question, ruling, source, rule set, mechanic or the notation.
    Explain(Explain),
    /// Look up a ruling, a rule or the notation by words, in English, Dutch or German.
    Find(Find),
    /// List the questions and rulings.
    Rulings(Rulings),
    /// List the rule sets.
    Rules(Rules),
    /// List the sources, or the places of one.
    Sources(Sources),
    /// List the printed tiles, or show one.
    Tiles(Tiles),
    /// Show what changed between two rule sets, and which scenarios turn on it.
    Diff(Diff),
    /// Print the JSON Schema of a file, or of what a command prints.
    Schema(SchemaArgs),
    /// Print what a shell needs to complete what you type.
    Completions(Completions),
    /// Print pages of the manual.
    Man(Man),
}
