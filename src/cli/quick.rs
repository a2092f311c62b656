//! `oracle quick`: a board typed on one line, with the answer.

use std::path::Path;

use carcassonne_board::tiles::Symbol;
use carcassonne_position::quick::problems::map_form::PrintFile;
use carcassonne_position::{QuickText, ReadBack, looks_quick};
use carcassonne_rules::verdict::Case;
use carcassonne_show::report::Run;
use carcassonne_text::{RefusedText, phrase};
use carcassonne_typing::repairs;
use carcassonne_typing::typing::Draft;
use clap::Args;

use super::choice::Choice;
use super::command_error::CommandError;
use super::config::Config;
use super::ending::Ending;
use super::input::{self, QUICK_MAP};
use super::output::Terminal;
use super::paths;
use super::problems::{command_line as problems, refusal};
use super::score::{self, AnswerArgs};

#[derive(Debug, Args)]
#[command(
    after_help = include_str!("help/quick.txt"),
    after_long_help = long_help()
)]
pub(super) struct Quick {
    /// The board: cells separated by spaces, rows by commas or line breaks; `-` reads standard input.
    #[arg(value_name = "MAP")]
    map: String,
    /// Questions: a word and its values, such as `tower b1 2`, or as under `ask` in a file.
    #[arg(value_name = "QUESTION")]
    questions: Vec<String>,
    /// Print the map as a scenario that you can edit, without judging it.
    #[arg(long)]
    yaml: bool,
    #[command(flatten)]
    how: AnswerArgs,
}

const LONG_HELP: &str = include_str!("help/quick_map.txt");

/// Builds the long help of `oracle quick`, with every symbol that a tile of a map may show.
fn long_help() -> String {
    let symbols: Vec<(char, Symbol)> = Symbol::with_letters().collect();
    let letters: Vec<String> = symbols.iter().map(|(letter, _)| letter.to_string()).collect();
    let names: Vec<String> = symbols.iter().map(|(_, symbol)| symbol.with_article()).collect();
    let line = format!("  {:<12} {}", letters.join(" "), names.join(", "));
    LONG_HELP.replace("{symbols}", &line)
}

pub(super) fn run(args: &Quick, config: &Config, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    if !args.yaml {
        terminal.set_format(args.how.format());
    }
    let path = Path::new(if args.map == "-" { "-" } else { QUICK_MAP });
    let opened = open_case(args, path, terminal);
    if args.yaml {
        let read_back = opened?.scenario.read_back;
        terminal.print(&read_back.as_ref().map(ReadBack::yaml).unwrap_or_default())?;
        return Ok(Ending::Answered);
    }
    let choice = Choice::with_config(&args.how.which, config, terminal)?;
    let mut run = Run::new(1);
    score::write_answer(opened, path, &args.how, &choice, &mut run, terminal)?;
    score::finish_answers(&args.how, &choice, run, terminal)?;
    Ok(if run.refused > 0 { Ending::Refused } else { Ending::Answered })
}

/// Returns the refusal of a map or question that the shell split for want of quotes; `None` if none seems split.
fn split_refusal(name: &str, map: &str, questions: &[String]) -> Option<RefusedText> {
    let pieces = std::iter::once(map).chain(questions.iter().map(String::as_str));
    let line = pieces.collect::<Vec<&str>>().join(" ");
    // Other problems are reported once the question comes in quotes.
    let is_body = questions.first().is_some_and(|word| word == "{")
        && questions.iter().all(|word| !word.contains(char::is_whitespace));
    if !questions.is_empty() && map.ends_with(':') && (is_body || is_valid_map(&line, &[])) {
        let (words, command) = (questions.len() + 1, Draft::new("", &[&line]).command());
        return Some(refusal!(name, problems::SplitByShell { part: "question", words, is_whole: true, command }));
    }
    let split = QuickText::parted(map, questions)?;
    let is_map_whole = split.meant.first().is_some_and(|(whole, _)| whole == map);
    let (part, words) = if is_map_whole { ("question", questions.len()) } else { ("map", split.words) };
    let valid = split.meant.iter().find(|(map, questions)| is_valid_map(map, questions));
    if valid.is_none() && is_map_whole && questions.first().is_some_and(|asked| asked.contains(' ')) {
        // Some of the questions came whole, and something else is wrong.
        return None;
    }
    let is_whole = valid.is_some();
    let (map, questions) = valid.or(split.meant.first())?;
    let question_texts: Vec<&str> = questions.iter().map(String::as_str).collect();
    let command = Draft::new(map, &question_texts).command();
    Some(refusal!(name, problems::SplitByShell { part, words, is_whole, command }))
}

fn is_valid_map(map: &str, questions: &[String]) -> bool {
    QuickText::new(QUICK_MAP, map, questions).is_ok_and(|text| repairs::open_quick(&text).is_ok())
}

fn open_case(args: &Quick, path: &Path, terminal: &mut Terminal) -> Result<Case, RefusedText> {
    let name = paths::display_name(path);
    let text = if args.map == "-" {
        let source = input::read_announced(path, terminal)?;
        source.text().trim_end().to_owned()
    } else {
        let file = Path::new(&args.map);
        if file.is_file() && !looks_quick(&args.map) {
            return Err(refusal!(&name, problems::FileInsteadOfMap { map: &args.map }));
        }
        args.map.clone()
    };
    if let Some(refused) = split_refusal(&name, &args.map, &args.questions) {
        return Err(refused);
    }
    let quick = QuickText::new(&name, &text, &args.questions)
        .map(|quick| quick.answered_in(terminal.read_options().language))
        .map_err(|reason| input::map_not_text(&name, reason))?;
    let yaml_command = |map: &str| {
        let questions: Vec<&str> = args.questions.iter().map(String::as_str).collect();
        let is_valid = |texts: &[&str]| {
            let owned: Vec<String> = texts.iter().map(|&question| question.to_owned()).collect();
            is_valid_map(map, &owned)
        };
        // The questions beside the map, without those that are wrong.
        let valid_questions: Vec<&str> = questions.iter().copied().filter(|question| is_valid(&[question])).collect();
        let command = Draft::new(map, &valid_questions).command();
        is_valid(&valid_questions).then(|| command.replacen("oracle quick", "oracle quick --yaml", 1))
    };
    repairs::open_quick(&quick).map_err(|refused| {
        if quick.source().text().len() >= MAX_REPEATED {
            return refused;
        }
        refused.map_problems(|mut problem| {
            // The command has this map, the slip corrected.
            let first = problem.ways.first().filter(|_| problem.fix.is_empty());
            let corrected = quick.edited(first.map_or(&problem.fix, |way| &way.edits));
            let command = corrected.filter(|_| problem.value(PRINT).is_some()).and_then(|map| yaml_command(map.map()));
            if let Some(command) = command {
                problem.set_value(PRINT, phrase!(PrintFile { command }));
            }
            problem
        })
    })
}

/// The part of messages that says how a map becomes a file.
const PRINT: &str = "print";
/// The length in bytes below which help texts repeat a map in a command.
const MAX_REPEATED: usize = 200;

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::quick::cell_parts::Kind;

    use super::{long_help, split_refusal};

    #[test]
    fn a_question_in_pieces_is_told_once_whatever_else_it_lacks() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<String>>();
        for line in ["end: { halves_in_hand: { red: 1 } }", "end: { normal_tiles_left: 0, halves_in_hand: { red: 1 } }"]
        {
            let all = words(line);
            let (first, rest) = all.split_first().expect("words");
            let refused = split_refusal("the map", first, rest).expect("one message");
            let reported: Vec<(String, String)> = refused.problems().map(|one| (one.message(), one.help())).collect();
            let message = format!("the shell split the question into {} words", all.len());
            let help = format!("put it in single quotes: `oracle quick '{line}'`");
            assert_eq!(reported, [(message, help)]);
        }
    }

    /// Checks that the help has a line, and the documents a row, for each letter with its word.
    #[test]
    fn every_part_of_a_cell_is_explained() {
        let help = long_help();
        for kind in Kind::all() {
            let (letter, word) = (kind.letter().to_string(), kind.word());
            let bare = |word: &str| word.trim_end_matches(char::is_uppercase) == letter;
            let is_explained = |line: &str| line.contains(word) && line.split_whitespace().any(bare);
            assert!(help.lines().any(is_explained), "the help of `oracle quick` has no `{letter}`: a {word}");
            let row = |line: &str| line.starts_with("| `") && line.contains(&format!("`{letter}"));
            let mut rows = include_str!("../../docs/quick.md").lines().filter(|line| row(line));
            assert!(rows.any(|line| line.contains(word)), "docs/quick.md has no `{letter}`: a {word}");
        }
    }
}
