//! `oracle draw`: the board of a scenario.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::Ending;
use super::args::Which;
use super::input;
use super::output::Terminal;
use crate::picture::{self, Cut, Fit, Size, View, rows};
use crate::verdict::judge_those;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle draw scenarios/city/pair-closes-city.yaml
  oracle draw --board large --color always quarrel.yaml | less -R
  oracle draw --ascii --no-names quarrel.yaml
  oracle draw --rules 2025 quarrel.yaml
  oracle draw --outcome 2 quarrel.yaml
  cat quarrel.yaml | oracle draw -

Without --rules, a `?` stands in each gap on which any rule set's answer turns.")]
pub(super) struct Draw {
    /// A scenario file; `-` reads standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How large a space is drawn [default: the largest with which the board fits].
    #[arg(long, value_enum, value_name = "SIZE")]
    board: Option<Board>,
    /// Draw in plain ASCII.
    #[arg(long)]
    ascii: bool,
    /// Leave out the names of the tiles.
    #[arg(long)]
    no_names: bool,
    /// Draw the board as this outcome has it, counted as the answer lists them.
    #[arg(long, value_name = "N")]
    outcome: Option<usize>,
    #[command(flatten)]
    which: Which,
}

/// How large a space is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Board {
    /// 5 by 3 characters.
    Small,
    /// 9 by 5 characters.
    Medium,
    /// 13 by 7 characters.
    Large,
}

impl Board {
    fn size(self) -> Size {
        match self {
            Self::Small => Size::Small,
            Self::Medium => Size::Medium,
            Self::Large => Size::Large,
        }
    }
}

/// The most columns and rows of spaces that are drawn.
const MOST: usize = 16;
/// The lines that a board may take before it is drawn smaller.
const LINES: usize = 25;

pub(super) fn run(args: &Draw, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(sets) = input::rule_sets(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let Some(case) = input::case(&args.file, terminal)? else {
        return Ok(Ending::Refused);
    };
    let table = case.table();
    let width = terminal.width();
    let fit = Fit {
        width,
        lines: LINES,
        most: (MOST, MOST),
        size: args.board.map(Board::size),
        ascii: args.ascii || !terminal.is_unicode(),
        names: !args.no_names,
        inks: terminal.inks(),
    };
    // However high the board is, all of it is drawn that fits the width.
    let columns = fit.spaces().0;
    let view = View::of(&table, (columns, MOST));
    let verdicts = judge_those(&table, &sets, |subject| view.is_about(subject));
    let row = match args.outcome {
        None => None,
        Some(number) => {
            let rows = rows(&table, &sets, &verdicts);
            let Some(row) = number.checked_sub(1).and_then(|n| rows.get(n)) else {
                let message = format!("there is no outcome {number}");
                terminal.complain(&message, &how_many(rows.len()))?;
                return Ok(Ending::Refused);
            };
            Some(row.clone())
        }
    };
    let Some(board) = view.board(&verdicts, row.as_ref(), fit) else {
        terminal.print("No board plays a part here.\n")?;
        return Ok(Ending::Answered);
    };
    terminal.print(&told(&board, fit))?;
    Ok(Ending::Answered)
}

/// How many outcomes there are, for somebody who asked for another.
fn how_many(count: usize) -> String {
    match count {
        0 => "nothing is answered on this board, so there is none to draw".to_owned(),
        1 => "the answer has only one: write `--outcome 1`, or leave it out".to_owned(),
        _ => format!("the answer has {count}: write `--outcome 1` to `--outcome {count}`"),
    }
}

/// The board as text, with what its signs mean and what it leaves out.
fn told(board: &picture::Board, fit: Fit) -> String {
    let mut out = String::new();
    for line in &board.lines {
        out.push_str(line);
        out.push('\n');
    }
    let mut line = String::new();
    for (sign, means) in board.lettered.iter().chain(&board.legend) {
        let entry = format!("{sign} {means}");
        let entry: String = entry.chars().take(fit.width).collect();
        let apart = if line.is_empty() { 0 } else { 3 };
        if line.chars().count() + apart + entry.chars().count() > fit.width {
            out.push_str(&line);
            out.push('\n');
            line.clear();
        }
        if !line.is_empty() {
            line.push_str("   ");
        }
        line.push_str(&entry);
    }
    if !line.is_empty() {
        out.push_str(&line);
        out.push('\n');
    }
    if let Some(cut) = board.cut {
        out.push_str(&wrapped(&cut_words(cut), fit.width));
    }
    if !board.left_out.is_empty() {
        let mut list = board.left_out.join("; ");
        if board.left_out_more > 0 {
            list = format!("{list}; and {} more", board.left_out_more);
        }
        out.push_str(&wrapped(&format!("No room for: {list}."), fit.width));
    }
    if fit.ascii { out.replace(|c: char| !c.is_ascii(), "?") } else { out }
}

/// Which part of the board is drawn, in words.
fn cut_words(cut: Cut) -> String {
    let Cut { board: (wide, high), columns, rows } = cut;
    format!(
        "The board is {wide} by {high} spaces; drawn are columns {} to {} and rows {} to {}.",
        columns.0, columns.1, rows.0, rows.1,
    )
}

fn wrapped(text: &str, width: usize) -> String {
    let style = crate::report::Style { width, ..crate::report::Style::PLAIN };
    let mut wrapped = style.wrap(text, "", "");
    wrapped.push('\n');
    wrapped
}
