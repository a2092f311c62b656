//! `oracle diff`: the changes between two rule sets, and the scenarios that they affect.

use std::path::PathBuf;

use clap::Args;

use super::args::{BoardSize, format, unused};
use super::choice::rule_set_or_house;
use super::ending::Ending;
use super::input::{self, Candidate};
use super::many;
use super::output::Terminal;
use crate::hints::notices;
use crate::mechanics::Table;
use crate::picture::{Look, View, draw};
use crate::report::{self, Boards, Format, LawPage, Listing, Output, Style, Turn};
use crate::rulebook::{Law, RuleSet};
use crate::text::{on_one_line, shortened};
use crate::verdict::{Case, Scope, SubjectVerdicts, heading, judge, judging};

#[derive(Debug, Args)]
#[command(mut_arg("no_config", unused))]
#[command(after_help = "Examples:
  oracle diff 2020 2021
  oracle diff 2015 now scenarios/
  oracle diff now kitchen.yaml scenarios/
  oracle diff --board small 2021 community quarrel.yaml")]
pub(super) struct Diff {
    /// A rule set, a date, `now`, or a file with house rules.
    #[arg(value_name = "A")]
    a: String,
    /// The rule set to compare it with, in any of the same forms.
    #[arg(value_name = "B")]
    b: String,
    /// Scenario files or folders: show which are affected.
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Draw the board of each affected scenario.
    #[arg(long, value_enum, value_name = "SIZE", default_value = "none")]
    board: BoardSize,
    /// Output format.
    #[arg(long, value_parser = format(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

/// The result for one scenario.
struct Judged {
    /// The features and questions that the rule sets answer differently, each with both answers.
    turns: Vec<Turn>,
    /// The board, if it is to be drawn.
    board: Option<String>,
    /// The notes for the reader: on a quick map as it was understood, and on the time of the answers.
    notices: Vec<String>,
}

/// The result for all files.
#[derive(Default)]
struct Compared {
    judged: usize,
    refused: usize,
    /// The files with different answers, each with these.
    turning: Vec<(String, Vec<Turn>)>,
    /// The boards of these files, if they are to be drawn.
    boards: Vec<(String, String)>,
    /// The notes for the reader, each with its file.
    notices: Vec<(String, String)>,
}

/// The most columns and rows of spaces that are drawn.
const MOST: usize = 16;

pub(super) fn run(args: &Diff, terminal: &mut Terminal) -> std::io::Result<Ending> {
    terminal.speak(args.format);
    let a = rule_set_or_house(&args.a, terminal)?;
    let b = rule_set_or_house(&args.b, terminal)?;
    let (Some(a), Some(b)) = (a, b) else { return Ok(Ending::Refused) };
    if args.board.size().is_some_and(|size| !args.format.shows(Boards::Of(size))) {
        terminal.complain("boards cannot be drawn in JSON", "leave out `--board` or `--format`")?;
        return Ok(Ending::Refused);
    }
    let Some(files) = input::scenarios(&args.paths, terminal)? else {
        return Ok(Ending::Refused);
    };
    if a.id() == b.id() {
        let listing = same(args, &a);
        terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
        return Ok(Ending::Answered);
    }
    let sets = [a, b];
    let compared = compare(args, &files, &sets, terminal)?;
    if compared.judged == 0 && !args.paths.is_empty() {
        if compared.refused == 0 {
            input::none_found(terminal)?;
        }
        return Ok(Ending::Refused);
    }
    let turning = (!args.paths.is_empty()).then_some(compared.turning.as_slice());
    let listing = report::difference(&sets[0], &sets[1], turning);
    terminal.tell(|sheet| args.format.listing(&listing, sheet))?;
    terminal.tell(|sheet| args.format.boards(&compared.boards, sheet))?;
    for (file, notice) in compared.notices {
        terminal.note_on(&file, &notice)?;
    }
    Ok(if compared.refused > 0 { Ending::Refused } else { Ending::Answered })
}

/// Judges the files, several at a time.
fn compare(args: &Diff, files: &[Candidate], sets: &[RuleSet], terminal: &mut Terminal) -> std::io::Result<Compared> {
    let look =
        args.board.size().map(|size| Look { size, ascii: !terminal.is_unicode(), names: true, inks: terminal.inks() });
    let style = terminal.style();
    let mut all = Compared::default();
    let judge = |found: &Candidate, _, case: &Case| judged(found, case, sets, look, style);
    many::cases(files, "comparing", terminal, judge, |found, judged, terminal| {
        let Judged { turns, board, notices } = match judged {
            Ok(judged) => judged,
            Err(refused) => {
                all.refused += 1;
                return terminal.refuse(&refused);
            }
        };
        all.judged += 1;
        let file = found.name();
        all.notices.extend(notices.into_iter().map(|notice| (file.clone(), notice)));
        let name = on_one_line(&file);
        all.boards.extend(board.map(|board| (name.clone(), board)));
        if !turns.is_empty() {
            all.turning.push((name, turns));
        }
        Ok(())
    })?;
    Ok(all)
}

/// Returns the listing for two words that name the same rule set.
fn same(args: &Diff, set: &RuleSet) -> Listing {
    let mut page = LawPage::new();
    let (a, b) = (shortened(&args.a), shortened(&args.b));
    let (id, title) = (set.id(), set.title());
    page.text(if a == b {
        format!("{a} and {b} are the same rule set.")
    } else {
        format!("{a} and {b} are the same rule set: {id} ({title}).")
    });
    Listing { page, data: report::difference(set, set, None).data }
}

/// Judges the scenario of a file under both rule sets.
fn judged(found: &Candidate, case: &Case, sets: &[RuleSet], look: Option<Look>, style: Style) -> Judged {
    let table = case.table();
    let turns = turns(case, sets);
    let drawn = look.filter(|_| !turns.is_empty());
    let board = drawn.map(|look| board(&table, sets, look, style));
    let file = found.name();
    let notices = if found.is_named() { notices(&table, &file, sets) } else { Vec::new() };
    let voice = case.scenario.voice();
    let mut notices: Vec<String> = notices.iter().map(|notice| notice.in_words(voice)).collect();
    if let Some(read) = case.scenario.read_back.as_ref().filter(|_| found.is_named() || !turns.is_empty()) {
        notices.insert(0, read.lines().join(" "));
    }
    Judged { turns, board, notices }
}

/// Draws the board, with the meanings of its signs.
fn board(table: &Table<'_>, sets: &[RuleSet], look: Look, style: Style) -> String {
    let view = View::of(table, (look.size.fits(style.width).min(MOST), MOST));
    let verdicts = judge(table, sets, Scope::These(&|subject| view.is_about(subject))).subjects;
    let drawing = draw(&view.plan(&verdicts), look);
    let legend = drawing.legend.iter().map(|(sign, means)| format!("{sign} {means}"));
    let legend = style.wrap(&legend.collect::<Vec<_>>().join("   "), "", "");
    let lines = drawing.lines.into_iter().chain((!legend.is_empty()).then_some(legend));
    lines.map(|line| line + "\n").collect()
}

/// Returns the features and questions that two rule sets answer differently, each with both answers. A subject newer
/// than one of the rule sets is no difference between them.
fn turns(case: &Case, sets: &[RuleSet]) -> Vec<Turn> {
    let table = case.table();
    let voice = case.scenario.voice();
    let turn = |subject: SubjectVerdicts<'_>| {
        let matter = table.subject(subject.subject)?;
        if sets.iter().any(|set| table.too_new_for(matter, set).is_some()) {
            return None;
        }
        let answer = |n| subject.under(n).map(|v| report::phrase(&table, &subject, v));
        let about = voice.sentence(&heading(&table, subject.subject)?);
        Some(Turn { subject: table.id(subject.subject), about, answers: [answer(0)?, answer(1)?] })
    };
    let turns = judging(&table, Law::of_each(sets), Scope::Answered).filter_map(turn);
    turns.filter(|turn| turn.answers[0] != turn.answers[1]).collect()
}
