//! `oracle diff`: the changes between two rule sets, and the scenarios that they affect.

use std::path::PathBuf;

use carcassonne_law::{Law, RuleSet};
use carcassonne_position::wording::{Voice, say};
use carcassonne_rules::hints::notices;
use carcassonne_rules::mechanics::Table;
use carcassonne_rules::verdict::{Case, Scope, SubjectVerdicts, heading, judge, judge_lazily};
use carcassonne_show::picture::{Look, View, draw};
use carcassonne_show::report::{self, Boards, DifferingSubject, Format, LawPage, Listing, Output, Style};
use carcassonne_text::{Language, sanitize_line, shorten};
use clap::Args;

use super::args::{BoardSize, format_parser, hide_arg};
use super::choice::parse_rule_set_or_house;
use super::command_error::{CommandError, mistake};
use super::ending::Ending;
use super::input::{self, Candidate};
use super::output::Terminal;
use super::parallel;
use super::problems::command_line::BoardsInJson;

#[derive(Debug, Args)]
#[command(mut_arg("no_config", hide_arg))]
#[command(after_help = include_str!("help/diff.txt"))]
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
    #[arg(long, value_parser = format_parser(Output::Listings), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

/// The result of comparing two rule sets on one scenario.
struct CaseComparison {
    /// The features and questions that the rule sets answer differently, each with both answers.
    differences: Vec<DifferingSubject>,
    /// The drawn board, if the answers differ and `--board` asks for it.
    board: Option<String>,
    /// The notes for the reader: on a quick map as it was understood, and on the time of the answers.
    notices: Vec<String>,
}

/// The result of comparing two rule sets on all files.
#[derive(Default)]
struct Comparison {
    judged: usize,
    refused: usize,
    /// The files with different answers, each by its name, with the differences.
    affected: Vec<(String, Vec<DifferingSubject>)>,
    /// The boards of the affected files, each after its file's name, if `--board` asks for boards.
    boards: Vec<(String, String)>,
    /// The notes for the reader, each with its file.
    notices: Vec<(String, String)>,
}

/// The maximum number of columns and rows of spaces of a board that are drawn.
const MAX_SPACES: usize = 16;

pub(super) fn run(args: &Diff, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    // If both words are wrong, both are reported.
    let a = parse_rule_set_or_house(&args.a, terminal);
    let a = terminal.ok_or_report(a)?;
    let b = parse_rule_set_or_house(&args.b, terminal)?;
    let a = a.ok_or(CommandError::Reported)?;
    if args.board.drawn_size().is_some_and(|size| !args.format.can_show(Boards::Sized(size))) {
        return Err(mistake!(BoardsInJson));
    }
    let language = terminal.style().language;
    let files = input::find_scenarios(&args.paths, terminal)?;
    if a.id() == b.id() {
        let listing = same_set_listing(args, &a, language);
        terminal.write_sheet(|sheet| args.format.write_listing(&listing, sheet))?;
        return Ok(Ending::Answered);
    }
    let sets = [a, b];
    let compared = compare_files(args, &files, &sets, terminal)?;
    if compared.judged == 0 && !args.paths.is_empty() {
        return Err(if compared.refused == 0 { input::none_found() } else { CommandError::Reported });
    }
    let affected = (!args.paths.is_empty()).then_some(compared.affected.as_slice());
    let listing = report::difference(&sets[0], &sets[1], affected, language);
    terminal.write_sheet(|sheet| args.format.write_listing(&listing, sheet))?;
    terminal.write_sheet(|sheet| args.format.write_boards(&compared.boards, sheet))?;
    for (file, notice) in compared.notices {
        terminal.note_on_file(&file, &notice)?;
    }
    Ok(if compared.refused > 0 { Ending::Refused } else { Ending::Answered })
}

/// Judges the files under both rule sets, several at a time, and collects the differences.
fn compare_files(
    args: &Diff,
    files: &[Candidate],
    sets: &[RuleSet],
    terminal: &mut Terminal,
) -> std::io::Result<Comparison> {
    let style = terminal.style();
    let look = |size| Look { size, ascii: !style.unicode, names: true, inks: style.inks };
    let look = args.board.drawn_size().map(look);
    let mut comparison = Comparison::default();
    let compare_file = |found: &Candidate, _, case: &Case| compare_case(found, case, sets, look, style);
    parallel::for_each_case(files, "comparing", terminal, compare_file, |candidate, result, terminal| {
        let CaseComparison { differences, board, notices } = match result {
            Ok(judged) => judged,
            Err(refused) => {
                comparison.refused += 1;
                return terminal.report_problems(&refused);
            }
        };
        comparison.judged += 1;
        let file = candidate.name();
        comparison.notices.extend(notices.into_iter().map(|notice| (file.clone(), notice)));
        let name = sanitize_line(&file);
        comparison.boards.extend(board.map(|board| (name.clone(), board)));
        if !differences.is_empty() {
            comparison.affected.push((name, differences));
        }
        Ok(())
    })?;
    Ok(comparison)
}

/// Returns the listing for two words that name the same rule set.
fn same_set_listing(args: &Diff, set: &RuleSet, language: Language) -> Listing {
    let mut page = LawPage::new();
    let (one, other) = (shorten(&args.a), shorten(&args.b));
    let same = if one == other {
        say!(law_page::SameRules { one, other })
    } else {
        let title = set.title(language).to_owned();
        say!(law_page::SameRulesCalled { one, other, id: set.id().to_owned(), title })
    };
    page.text(Voice::in_language(language).say(&same));
    Listing { page, data: report::difference(set, set, None, language).data }
}

/// Judges the scenario of a file under both rule sets.
fn compare_case(
    candidate: &Candidate,
    case: &Case,
    sets: &[RuleSet],
    look: Option<Look>,
    style: Style,
) -> CaseComparison {
    let table = case.table();
    let differences = find_differences(case, sets);
    let drawn_look = look.filter(|_| !differences.is_empty());
    let board = drawn_look.map(|look| draw_board(&table, sets, look, style));
    let file = candidate.name();
    let notices = if candidate.is_named() { notices(&table, &file, sets) } else { Vec::new() };
    let voice = case.scenario.voice();
    let mut notices: Vec<String> = notices.iter().map(|notice| notice.in_words(voice)).collect();
    if let Some(read_back) =
        case.scenario.read_back.as_ref().filter(|_| candidate.is_named() || !differences.is_empty())
    {
        notices.insert(0, read_back.lines().join(" "));
    }
    CaseComparison { differences, board, notices }
}

/// Draws the board, with the meanings of its signs.
fn draw_board(table: &Table<'_>, sets: &[RuleSet], look: Look, style: Style) -> String {
    let view = View::new(table, (look.size.columns_within(style.width).min(MAX_SPACES), MAX_SPACES));
    let verdicts = judge(table, sets, Scope::Selected(&|subject| view.is_about(subject))).subjects;
    let drawing = draw(&view.plan(&verdicts), look);
    let legend = drawing.legend.iter().map(|(sign, means)| format!("{sign} {means}"));
    let legend = style.wrap(&legend.collect::<Vec<_>>().join("   "), "", "");
    let lines = drawing.lines.into_iter().chain((!legend.is_empty()).then_some(legend));
    lines.map(|line| line + "\n").collect()
}

/// Returns the features and questions that two rule sets answer differently, each with both answers. A subject newer
/// than one of the rule sets is no difference between them.
fn find_differences(case: &Case, sets: &[RuleSet]) -> Vec<DifferingSubject> {
    let table = case.table();
    let voice = case.scenario.voice();
    let find_difference = |subject: SubjectVerdicts<'_>| {
        let matter = table.subject(subject.subject)?;
        if sets.iter().any(|set| table.too_new_for(matter, set).is_some()) {
            return None;
        }
        let answer = |n| subject.verdict_under(n).map(|v| report::phrase(&table, &subject, v));
        let about = voice.capitalized_sentence(&heading(&table, subject.subject)?);
        Some(DifferingSubject { subject: table.id(subject.subject), about, answers: [answer(0)?, answer(1)?] })
    };
    let differences = judge_lazily(&table, Law::for_sets(sets), Scope::Answered).filter_map(find_difference);
    differences.filter(|differing| differing.answers[0] != differing.answers[1]).collect()
}
