//! `oracle score`: the side-by-side answer.

use std::path::{Path, PathBuf};

use clap::Args;

use super::Ending;
use super::args::{Board, Which, format};
use super::input;
use super::output::Terminal;
use crate::report::{Boards, Brief, Detail, Format, Output, Run, Wanted};
use crate::rulebook::RuleSet;
use crate::text::Refused;
use crate::verdict::Case;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oracle score scenarios/city/pair-closes-city.yaml
  oracle score --rules 2015,2021,community quarrel.yaml
  oracle score --as-of 2018-05-01 --explain quarrel.yaml
  oracle score --law --board none quarrel.yaml
  oracle score --brief scenarios/city/*.yaml
  oracle score --house kitchen.yaml --format markdown quarrel.yaml
  cat quarrel.yaml | oracle score -

How a board is written: oracle explain notation
A scenario to begin from: oracle new")]
pub(super) struct Score {
    /// Scenario files; `-` reads standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    how: How,
}

/// Under which rules a position is judged, and how the answer is shown.
#[derive(Debug, Args)]
pub(super) struct How {
    #[command(flatten)]
    pub(super) which: Which,
    /// How to show the verdicts.
    #[arg(long, value_parser = format(Output::Answers), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
    /// Show one line a file: what holds today, and how many rule sets say so.
    #[arg(long, conflicts_with_all = ["law", "steps", "explain", "board", "format"])]
    brief: bool,
    #[command(flatten)]
    why: Why,
    /// How large the board is drawn [default: as large as leaves the answer short].
    #[arg(long, value_enum, value_name = "SIZE")]
    board: Option<Board>,
}

/// What is shown beside the answer.
#[derive(Debug, Args)]
struct Why {
    /// Show every ruling that bears on the answer in full.
    #[arg(long)]
    law: bool,
    /// Show how each answer comes about, step by step.
    #[arg(long)]
    steps: bool,
    /// Show both: --law and --steps.
    #[arg(long)]
    explain: bool,
}

impl How {
    fn detail(&self) -> Detail {
        Detail {
            law: self.why.law || self.why.explain,
            steps: self.why.steps || self.why.explain,
            board: self.board.map_or(Boards::Fitting, Board::boards),
        }
    }

    /// The format in which is answered.
    pub(super) fn format(&self) -> &dyn Format {
        if self.brief { &Brief } else { self.format }
    }
}

pub(super) fn run(args: &Score, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let how = &args.how;
    terminal.speak(how.format());
    let Some(sets) = input::rule_sets(&how.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut ending = Ending::Answered;
    let mut run = Run::over(args.files.len());
    for path in &args.files {
        let opened = input::open(path, terminal);
        if !answer(opened, path, how, &sets, &mut run, terminal)? {
            ending = Ending::Refused;
        }
    }
    terminal.tell(|sheet| how.format().close(run, sheet))?;
    Ok(ending)
}

/// Answers on a position that was opened, or says why it was refused; says whether it was answered.
pub(super) fn answer(
    opened: Result<Case, Refused>,
    path: &Path,
    how: &How,
    sets: &[RuleSet],
    run: &mut Run,
    terminal: &mut Terminal,
) -> std::io::Result<bool> {
    let format = how.format();
    let case = match opened {
        Ok(case) => case,
        Err(refused) => {
            terminal.refuse(&refused)?;
            terminal.tell(|sheet| format.refused(&refused, *run, sheet))?;
            run.refused += 1;
            return Ok(false);
        }
    };
    let (table, file) = (&case.table(), &input::name(path));
    let wanted = Wanted { file, table, rule_sets: sets, detail: how.detail() };
    terminal.tell(|sheet| format.answer(&wanted, *run, sheet))?;
    for notice in input::notices(&how.which, sets, table, path) {
        terminal.note_on(file, &notice)?;
    }
    run.told += 1;
    Ok(true)
}
