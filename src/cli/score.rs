//! `oracle score`: the side-by-side answer.

use std::path::{Path, PathBuf};

use carcassonne_base::gathering::group_in_order;
use carcassonne_position::wording::Voice;
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::Case;
use carcassonne_show::report::{
    Brief, Columns, ConfigDecisions, Detail, Format, Judging, Output, ReportRequest, Run, Sheet, has_board,
};
use carcassonne_text::RefusedText;
use clap::Args;

use super::args::{BoardSize, COLUMNS, RuleSetArgs, format_parser, one_of};
use super::choice::Choice;
use super::command_error::CommandError;
use super::config::Config;
use super::ending::Ending;
use super::fix::fix_files;
use super::input::{self, Candidate};
use super::output::Terminal;
use super::parallel;
use super::paths;

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/score.txt"))]
pub(super) struct Score {
    /// Scenario files, or folders to search for `.yaml` and `.yml` files; `-` reads standard input.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Correct refused files where only one thing can be meant; each is kept as it was in a copy.
    #[arg(long)]
    fix: bool,
    #[command(flatten)]
    how: AnswerArgs,
}

// The rules to judge under, and the form of the answer.
#[derive(Debug, Args)]
pub(super) struct AnswerArgs {
    #[command(flatten)]
    pub(super) which: RuleSetArgs,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Answers), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
    /// Show one line per file: the answer under today's rules, and which rule sets differ.
    #[arg(long, conflicts_with_all = ["law", "steps", "explain", "board", "format"])]
    brief: bool,
    /// Which rule sets get a column of their own in the table.
    #[arg(long, value_parser = one_of(COLUMNS), default_value = "runs", value_name = "WHICH")]
    columns: Columns,
    #[command(flatten)]
    why: DetailArgs,
    /// Board size [default: chosen to keep the answer short].
    #[arg(long, value_enum, value_name = "SIZE")]
    board: Option<BoardSize>,
}

// The explanations beside the answer.
#[derive(Debug, Args)]
struct DetailArgs {
    /// Show every ruling that affects the answer, in full.
    #[arg(long)]
    law: bool,
    /// Show step by step how each answer is reached.
    #[arg(long)]
    steps: bool,
    /// The same as --law --steps.
    #[arg(long)]
    explain: bool,
}

impl AnswerArgs {
    /// Returns the details of an answer to show, and the decisions of a configuration on the answer.
    fn detail(&self, choice: &Choice, table: &Table<'_>) -> (Detail, ConfigDecisions) {
        let (board, mut decisions) = choice.boards(self.board, self.format());
        if decisions.board.is_some() && !has_board(table) {
            decisions.board = None;
        }
        let law = self.why.law || self.why.explain;
        let steps = self.why.steps || self.why.explain;
        (Detail { law, steps, board, columns: self.columns }, decisions)
    }

    pub(super) fn format(&self) -> &dyn Format {
        if self.brief { &Brief } else { self.format }
    }
}

pub(super) fn run(args: &Score, config: &Config, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    let answer_args = &args.how;
    terminal.set_format(answer_args.format());
    let choice = Choice::with_config(&answer_args.which, config, terminal)?;
    let files = input::find_scenarios_or_missing(&args.paths, terminal)?;
    if args.fix {
        fix_files(&files, terminal)?;
    }
    let mut run = Run::new(files.len());
    match files.as_slice() {
        [] => return Err(input::none_found()),
        // A single answer is written as soon as it is judged, without a buffer.
        [candidate] => {
            if let Some(opened) = candidate.open_announced(terminal) {
                let opened = opened.map(|(_, case)| case);
                write_answer(opened, &candidate.display_path, answer_args, &choice, &mut run, terminal)?;
            }
        }
        many => answer_all(many, answer_args, &choice, &mut run, terminal)?,
    }
    finish_answers(answer_args, &choice, run, terminal)?;
    Ok(if run.refused > 0 { Ending::Refused } else { Ending::Answered })
}

/// Judges many files, several at a time, and writes the answers in the order of the files.
fn answer_all(
    files: &[Candidate],
    args: &AnswerArgs,
    choice: &Choice,
    run: &mut Run,
    terminal: &mut Terminal,
) -> std::io::Result<()> {
    let (format, style) = (args.format(), terminal.style());
    let mut shared_notes: Vec<(String, String)> = Vec::new();
    let judge_file = |candidate: &Candidate, _, case: &Case| {
        // The text of an answer depends on its place only in whether it is the first.
        let is_first = files.first().is_some_and(|first| std::ptr::eq(first, candidate));
        let run = Run { reported: usize::from(!is_first), ..Run::new(files.len()) };
        let mut out = Vec::new();
        let notices = judge_position(case, &candidate.display_path, args, choice, |judging| {
            format.write_answer(judging, run, &mut Sheet { out: &mut out, style })
        })?;
        Ok((out, notices))
    };
    let print_answer = |candidate: &Candidate, result: Result<WrittenAnswer, RefusedText>, terminal: &mut Terminal| {
        let (answer, notices) = match result {
            Ok(written) => written?,
            Err(refused) => return report_refused(&refused, format, run, terminal),
        };
        terminal.write_sheet(|sheet| sheet.out.write_all(&answer))?;
        shared_notes.extend(notices.into_iter().map(|notice| (notice, candidate.name())));
        run.reported += 1;
        Ok(())
    };
    parallel::for_each_case(files, "judging", terminal, judge_file, print_answer)?;
    // A note that several files share is printed once, after all answers.
    group_in_order(shared_notes).iter().try_for_each(|(notice, files)| terminal.note_on_files(files, notice))
}

/// The written text of an answer, and the notes for the reader; or the error of writing it.
type WrittenAnswer = std::io::Result<(Vec<u8>, Vec<String>)>;

fn report_refused(
    refused: &RefusedText,
    format: &dyn Format,
    run: &mut Run,
    terminal: &mut Terminal,
) -> std::io::Result<()> {
    terminal.report_problems(refused)?;
    terminal.write_sheet(|sheet| format.write_refusal(refused, *run, sheet))?;
    run.refused += 1;
    Ok(())
}

/// Writes the answer on a position, or reports why it was refused.
pub(super) fn write_answer(
    opened: Result<Case, RefusedText>,
    path: &Path,
    args: &AnswerArgs,
    choice: &Choice,
    run: &mut Run,
    terminal: &mut Terminal,
) -> std::io::Result<()> {
    let format = args.format();
    let case = match opened {
        Ok(case) => case,
        Err(refused) => return report_refused(&refused, format, run, terminal),
    };
    let notices = judge_position(&case, path, args, choice, |judging| {
        terminal.write_sheet(|sheet| format.write_answer(judging, *run, sheet))
    })?;
    for notice in notices {
        terminal.note_on_file(&paths::display_name(path), &notice)?;
    }
    run.reported += 1;
    Ok(())
}

/// Passes the request to judge a position to `write`; returns the notes for the reader, as sentences.
fn judge_position(
    case: &Case,
    path: &Path,
    args: &AnswerArgs,
    choice: &Choice,
    write: impl FnOnce(Judging<'_>) -> std::io::Result<()>,
) -> std::io::Result<Vec<String>> {
    let (table, rule_sets) = &case.table_with_sets(&choice.sets);
    let file = &paths::display_name(path);
    let (detail, decisions) = args.detail(choice, table);
    let request = ReportRequest { file, table, rule_sets, detail, configured: decisions.non_empty() };
    write(request.judge())?;
    Ok(choice.notices(table, path))
}

/// Writes the end of the output after the last answer; also a configuration's decisions, if shown once per run.
pub(super) fn finish_answers(
    args: &AnswerArgs,
    choice: &Choice,
    run: Run,
    terminal: &mut Terminal,
) -> std::io::Result<()> {
    let format = args.format();
    terminal.write_sheet(|sheet| format.close(run, sheet))?;
    match choice.configured().filter(|_| format.is_config_shared() && run.reported > 0) {
        Some(by) if format.is_config_separate() => {
            terminal.note(&by.sentence(Voice::in_language(terminal.style().language)))
        }
        Some(by) => terminal.write_sheet(|sheet| format.write_config(by, sheet)),
        None => Ok(()),
    }
}
