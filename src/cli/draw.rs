//! `oracle draw`: the board of a scenario.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::Ending;
use super::args::Which;
use super::input;
use super::output::Terminal;
use crate::picture::{Drawing, Look, Size, View, Window, draw};
use crate::verdict::judge_those;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle draw scenarios/city/pair-closes-city.yaml
  oracle draw --board large --color always quarrel.yaml | less -R
  oracle draw --ascii --no-names quarrel.yaml
  oracle draw --rules 2025 quarrel.yaml
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
    let smallest = args.board.map_or(Size::Small, Board::size);
    let view = View::of(&table, (smallest.fits(width).min(MOST), MOST));
    let size = args.board.map_or_else(|| largest(view.window(), width), Board::size);
    let verdicts = judge_those(&table, &sets, |subject| view.is_about(subject));
    let plan = view.plan(&verdicts);
    let look = Look {
        size,
        ascii: args.ascii || !terminal.is_unicode(),
        names: !args.no_names,
        inks: terminal.inks(),
    };
    let drawing = draw(&plan, look);
    let text = told(&drawing, plan.window, look.ascii, width);
    terminal.print(&text)?;
    Ok(Ending::Answered)
}

/// The largest size with which a window fits the width and the lines.
fn largest(window: Window, width: usize) -> Size {
    let fits = |size: &Size| {
        let (wide, high) = size.takes(window.columns, window.rows);
        wide <= width && high <= LINES
    };
    Size::ALL.into_iter().rev().find(fits).unwrap_or(Size::Small)
}

/// The drawing as text, with what its signs mean and what it leaves out.
fn told(drawing: &Drawing, window: Window, ascii: bool, width: usize) -> String {
    let mut out = String::new();
    for line in &drawing.lines {
        out.push_str(line);
        out.push('\n');
    }
    let mut line = String::new();
    for (sign, means) in &drawing.legend {
        let entry = format!("{sign} {means}");
        let entry: String = entry.chars().take(width).collect();
        let apart = if line.is_empty() { 0 } else { 3 };
        if line.chars().count() + apart + entry.chars().count() > width {
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
    if window.is_cut() {
        out.push_str(&wrapped(&cut(window), width));
    }
    if !drawing.left_out.is_empty() {
        let list = drawing.left_out.join("; ");
        out.push_str(&wrapped(&format!("No room for: {list}."), width));
    }
    if ascii { out.replace(|c: char| !c.is_ascii(), "?") } else { out }
}

/// Which part of the board is drawn, in words.
fn cut(window: Window) -> String {
    let (first, last) = window.board;
    let count = |from: i32, to: i32| i64::from(to) - i64::from(from) + 1;
    let end = |from: i32, count: usize| i64::from(from) + i64::try_from(count).unwrap_or(0) - 1;
    format!(
        "The board is {} by {} spaces; drawn are columns {} to {} and rows {} to {}.",
        count(first.column, last.column),
        count(first.row, last.row),
        window.first.column,
        end(window.first.column, window.columns),
        window.first.row,
        end(window.first.row, window.rows),
    )
}

fn wrapped(text: &str, width: usize) -> String {
    let style = crate::report::Style { width, ..crate::report::Style::PLAIN };
    let mut wrapped = style.wrap(text, "", "");
    wrapped.push('\n');
    wrapped
}
